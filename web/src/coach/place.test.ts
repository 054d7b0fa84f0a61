import { describe, expect, it } from "vitest";
import { placeLabel } from "./place";

const room = { left: 0, top: 0, width: 800, height: 600 };
const about = { left: 380, top: 280, width: 40, height: 40 };
const size = { width: 160, height: 50 };

describe("the coach's label", () => {
  it("stands to the right where nothing is in the way", () => {
    expect(placeLabel(about, size, room, [])).toMatchObject({ side: "right", left: 436, top: 275 });
  });
  it("takes the side with the least under it", () => {
    const right = { left: 430, top: 200, width: 300, height: 200 };
    const left = { left: 100, top: 200, width: 270, height: 200 };
    expect(placeLabel(about, size, room, [right])?.side).toBe("left");
    expect(placeLabel(about, size, room, [right, left])?.side).toBe("below");
  });
  it("keeps off what is chosen now, and gives way where there is nothing else", () => {
    const names = { left: 100, top: 200, width: 270, height: 200 };
    const button = { left: 430, top: 290, width: 60, height: 30 };
    const column = { left: 0, top: 0, width: 800, height: 600 };
    expect(placeLabel(about, size, room, [], [button])?.side).toBe("left");
    expect(placeLabel(about, size, room, [names], [button])?.side).toBe("below");
    expect(placeLabel(about, size, room, [], [column])).toBeNull();
  });
  it("stays in its room and never covers what it is about", () => {
    const corner = { left: 770, top: 570, width: 24, height: 24 };
    const placed = placeLabel(corner, size, room, [])!;
    expect(placed.left + placed.width).toBeLessThanOrEqual(800);
    expect(placed.side).toBe("left");
  });
});
