import { expect, test } from "vitest";
import { makeIdea, makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import type { ChangeBody } from "./change-args.ts";
import { followChange } from "./follow-change.ts";

const description = "- [ ] Water\n- [ ] Tent";
const stop = makePoint({ id: "stop", routeId: "day", description });
const idea = makeIdea({ id: "idea", description });
const trip = makeTrip({
  id: "trip",
  routes: [makeRoute({ id: "day", points: [stop] })],
  ideas: [idea],
});
const tick = { line: 1, text: "- [ ] Water", done: true };
const moved = { line: 0, text: "- [ ] Water", done: true };

test.each<[string, ChangeBody, ChangeBody | null]>([
  [
    "a save of a stop that is an idea by now, without its way",
    { name: "points.save", args: { id: "idea", change: { name: "New", routeMode: "walk" } } },
    { name: "ideas.save", args: { id: "idea", change: { name: "New" } } },
  ],
  [
    "a save of nothing but the way to it",
    { name: "points.save", args: { id: "idea", change: { routeMode: "walk" } } },
    null,
  ],
  [
    "a save of an idea that is a stop by now",
    { name: "ideas.save", args: { id: "stop", change: { name: "New" } } },
    { name: "points.save", args: { id: "stop", change: { name: "New" } } },
  ],
  [
    "a move of a stop that is an idea by now",
    { name: "points.move", args: { pointId: "idea", routeId: "day" } },
    { name: "ideas.toDay", args: { tripId: "trip", ideas: [{ id: "idea", routeId: "day" }] } },
  ],
  [
    "a tick of a task on another line of an idea",
    { name: "points.tick", args: { id: "idea", tick } },
    { name: "ideas.tick", args: { id: "idea", tick: moved } },
  ],
  [
    "a tick of a task on another line of a stop",
    { name: "ideas.tick", args: { id: "stop", tick } },
    { name: "points.tick", args: { id: "stop", tick: moved } },
  ],
  [
    "a tick of a task that is gone",
    { name: "points.tick", args: { id: "stop", tick: { ...tick, text: "- [ ] Rope" } } },
    null,
  ],
  [
    "a save of what is gone",
    { name: "points.save", args: { id: "other", change: { name: "New" } } },
    null,
  ],
  ["a delete of what is elsewhere", { name: "points.remove", args: { id: "idea" } }, null],
])("Of a refused change, %s", (_, change, followed) => {
  expect(followChange(trip, change)).toEqual(followed);
});
