import { describe, expect, it } from "vitest";
import { CLOSEST, fit, hold, pinch, step, zoom } from "./camera";

const CONTENT = { x: 0, y: 0, width: 880, height: 1000 };
const PANE = { width: 600, height: 500 };

describe("a camera", () => {
  it("fits the whole content in the middle of the pane", () => {
    const camera = fit(CONTENT, PANE);
    expect(camera.scale).toBe(0.5);
    expect(camera.y).toBe(0);
    expect(camera.x).toBe(80);
  });

  it("keeps the point under the pointer where it is when zooming", () => {
    const camera = fit(CONTENT, PANE);
    const seen = { x: 200, y: 100 };
    const point = { x: (seen.x - camera.x) / camera.scale, y: (seen.y - camera.y) / camera.scale };
    const near = zoom(camera, seen, 2, camera.scale);
    expect(point.x * near.scale + near.x).toBeCloseTo(seen.x);
    expect(point.y * near.scale + near.y).toBeCloseTo(seen.y);
  });

  it("never shows less than the fitted map nor more than its closest", () => {
    const camera = fit(CONTENT, PANE);
    expect(zoom(camera, { x: 0, y: 0 }, 0.1, camera.scale).scale).toBe(camera.scale);
    expect(zoom(camera, { x: 0, y: 0 }, 100, camera.scale).scale).toBe(camera.scale * CLOSEST);
  });

  it("follows two fingers", () => {
    const camera = fit(CONTENT, PANE);
    const wide = pinch(camera, [{ x: 100, y: 100 }, { x: 200, y: 100 }], [{ x: 110, y: 130 }, { x: 310, y: 130 }], camera.scale);
    expect(wide.scale).toBeCloseTo(camera.scale * 2);
    const point = { x: (150 - camera.x) / camera.scale, y: (100 - camera.y) / camera.scale };
    expect(point.x * wide.scale + wide.x).toBeCloseTo(210);
    expect(point.y * wide.scale + wide.y).toBeCloseTo(130);
  });

  it("cannot lose the map", () => {
    const camera = { scale: 2, x: 5000, y: -9000 };
    expect(hold(camera, CONTENT, PANE)).toEqual({ scale: 2, x: 0, y: 500 - 2000 });
    const small = { scale: 0.5, x: 900, y: 0 };
    expect(hold(small, CONTENT, PANE).x).toBe(160);
  });
});

describe("an arrow key", () => {
  const items = [
    { id: "north", x: 0, y: -10 },
    { id: "east", x: 10, y: 1 },
    { id: "far east", x: 30, y: 0 },
  ];
  it("goes to the nearest thing in its direction", () => {
    expect(step(items, { x: 0, y: 0 }, "ArrowRight")?.id).toBe("east");
    expect(step(items, { x: 0, y: 0 }, "ArrowUp")?.id).toBe("north");
  });
  it("stays where nothing lies", () => {
    expect(step(items, { x: 0, y: 0 }, "ArrowLeft")).toBeUndefined();
    expect(step(items, { x: 0, y: 0 }, "Enter")).toBeUndefined();
  });
});
