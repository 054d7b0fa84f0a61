// What a click on the map tells of an area while others play: its ground, its town, and who and what waits there.
import type { Voice } from "../../../lib/voice";
import { barren, type Area } from "../board";
import { companiesAt, type DalesView } from "../view";

export function toldOf(area: Area, view: DalesView, voice: Voice): string {
  const say = (key: string, args = {}): string => voice.say(key, args);
  const people = view.people[area.id] ?? {};
  const goods = area.goods ? (view.goods[area.id] ?? 0) : 0;
  const facts = [
    area.town ? say("map-told-town", { size: area.town.size }) : say("map-terrain", { terrain: area.terrain }),
    area.exit_only ? say("map-outwards") : "",
    barren(area) ? say("map-told-never") : "",
    ...companiesAt(view, area.id).map((company) => say("map-told-company", { company })),
    goods ? say("map-told-goods", { count: goods, piece: area.goods! }) : "",
    people.red ? say("map-told-red", { count: people.red }) : "",
    people.green ? say("map-told-green", { count: people.green }) : "",
    people.opponent ? say("map-told-opponents", { count: people.opponent }) : "",
  ];
  return say("map-told", { area: area.name, facts: voice.texts.join(facts.filter(Boolean)) });
}
