import { expect, test } from "vitest";
import { makeIdea, makePoint, makeRoute, makeTrip } from "../../../testing/make.ts";
import { newFinance } from "../../finance/finance.ts";
import { limits } from "../../limits.ts";
import type { Idea } from "../../points/idea.ts";
import type { Point } from "../../points/point.ts";
import { listDealtIdeas } from "./dealt-ideas.ts";
import { listDayChanges } from "./list-day-changes.ts";
import { proposeDays } from "./propose-days.ts";

const at = (north: number) => ({ lat: 48 + north / 100, lng: 16 });
const stop = (name: string, north: number, changes: Partial<Point> = {}) =>
  makePoint({ id: name, name, linkId: name, ...at(north), timeToSpend: 30, ...changes });
const idea = (name: string, north: number, changes: Partial<Idea> = {}) =>
  makeIdea({ id: name, name, linkId: name, ...at(north), timeToSpend: 30, ...changes });

function propose(days: readonly (readonly Point[])[], ideas: readonly Idea[]) {
  const trip = makeTrip({
    routes: days.map((points, day) =>
      makeRoute({
        ...{ id: `day${day}`, moveType: day === 1 ? "walk" : "car" },
        ...{ date: `2026-12-0${day + 4} 09:00`, points: [...points] },
      }),
    ),
    ideas: [...ideas],
  });
  const proposal = proposeDays(
    {
      ...{ trip, known: {}, zones: {}, fallbackZone: "Europe/Vienna", today: "2026-12-01" },
      routeIds: trip.routes.map(({ id }) => id),
      ideaIds: listDealtIdeas(trip, trip.routes).map(({ id }) => id),
    },
    () => {},
  );
  if (proposal.kind === "refused") throw new Error(proposal.code);
  const names = proposal.days.map(({ points }) => points.map(({ name }) => name).toSorted());
  return { ...proposal, trip, names };
}

const [near, far] = [
  [stop("a", 0), stop("b", 2)],
  [stop("x", 50), stop("y", 52)],
];

test("each idea goes to the day that it is near, and as that day does; an empty day gets what is near nothing else", () => {
  const { kind, days, names, trip } = propose(
    [near, far],
    [idea("z", 51), idea("c", 1), idea("d", 3)],
  );
  expect([kind, names]).toEqual([
    "proposed",
    [
      ["a", "b", "c", "d"],
      ["x", "y", "z"],
    ],
  ]);
  expect(days[1]?.points.find(({ name }) => name === "z")?.routeMode).toBe("walk");
  const [put, ...others] = listDayChanges(trip, days);
  expect(put).toMatchObject({
    name: "ideas.toDay",
    args: { ideas: [{ id: "c" }, { id: "d" }, { id: "z", routeMode: "walk" }] },
  });
  expect(others.map(({ name }) => name)).not.toContain("points.move");
  expect(propose([near, []], [idea("z", 51), idea("w", 53)]).names).toEqual([
    ["a", "b"],
    ["w", "z"],
  ]);
});

test("an idea that is too much for every day stays one, a must before others; a stop of a day never becomes one", () => {
  const full = (name: string) => [stop(name, 0, { timeToSpend: 560 }), stop(`${name}2`, 0)];
  const long = { timeToSpend: 300 };
  const none = propose([full("a"), full("b")], [idea("c", 0, long)]);
  expect([none.kind, none.names]).toEqual([
    "unchanged",
    [
      ["a", "a2"],
      ["b", "b2"],
    ],
  ]);
  const half = [stop("h", 0, { timeToSpend: 250 })];
  const [other, must] = [idea("c", 0, long), idea("d", 0, { ...long, priority: "star" })];
  expect(propose([full("a"), half], [other, must]).names[1]).toEqual(["d", "h"]);
});

test("a restaurant is not for breakfast", () => {
  const museum = (name: string, north: number) => stop(name, north, { timeToSpend: 120 });
  const { days, after } = propose(
    [[museum("a", 0), museum("b", 0), museum("c", 0)], []],
    [idea("lunch", 0, { typeId: "Restaurant", timeToSpend: 60 })],
  );
  expect(days.flatMap(({ points }) => points.map(({ name }) => name))).toContain("lunch");
  expect(after.arrivals.lunch?.at ?? "").toMatch(/ (?:12|13|14|18|19|20):/);
});

test("beds, stations, what is booked, paid or dated, and places of the days stay ideas; of many the nearest are taken", () => {
  const finance = { ...newFinance("EUR"), payed: 20 };
  const ideas = [
    idea("hotel", 1, { typeId: "Hotel" }),
    idea("airport", 1, { typeId: "Airport" }),
    idea("table", 1, { reservationTime: "19:00" }),
    idea("ticket", 1, { finance }),
    idea("again", 1, { linkId: "a" }),
    idea("free", 1),
    idea("twice", 1, { linkId: "free" }),
  ];
  const trip = makeTrip({ routes: [makeRoute({ points: near })], ideas });
  expect(listDealtIdeas(trip, trip.routes).map(({ name }) => name)).toEqual(["free"]);
  const many = Array.from({ length: 100 }, (_, north) => idea(`i${99 - north}`, 99 - north));
  const dealt = listDealtIdeas({ ...trip, ideas: many }, trip.routes);
  expect(dealt).toHaveLength(limits.orderedStopsMax - near.length);
  expect(dealt.at(-1)?.name).toBe("i0");
  expect(dealt[0]?.name).toBe(`i${dealt.length - 1}`);
});
