import type { Point } from "../../points/point.ts";
import type { DaysProblem, DealtDay } from "./days-problem.ts";
import { canInsert, type DaysPlan, scoreOfDay } from "./plan-score.ts";

/** Rounds of moving the centres (Lloyd's algorithm). They settle sooner. */
const rounds = 10;

type PlanePosition = readonly [x: number, y: number];

/**
 * A plan by neighbourhoods: each stop that may move goes to the day whose centre is nearest. A centre lies amid the stops that
 * stay on the day; without any it begins at the stop that is the farthest from all centres.
 */
export function dealByClusters(problem: DaysProblem): DaysPlan {
  const { stops, keepsDay, bench } = problem;
  const days = problem.days.slice(0, bench ?? problem.days.length);
  const free = stops.flatMap((_, stop) => (keepsDay[stop] ? [] : [stop]));
  const kept = days.map(({ today }) => today.filter((stop) => keepsDay[stop]));
  const positions = stops.map(positionOf);
  const positionOn = (stop: number): PlanePosition => positions[stop] ?? [0, 0];
  const positionsOf = (list: readonly number[]) => list.map(positionOn);
  const hasRoom = kept.map((list, day) =>
    [...list, -1].some((_, index) => canInsert(problem, day, list, index)),
  );
  let centres = kept.map((list) => middleOf(positionsOf(list)));
  for (const [day, centre] of centres.entries())
    if (!centre) centres[day] = farthest(positionsOf(free), centres);
  let dealt: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    dealt = days.map(() => []);
    for (const stop of free) dealt[nearest(positionOn(stop), centres, hasRoom)]?.push(stop);
    centres = dealt.map((list, day) => middleOf(positionsOf([...(kept[day] ?? []), ...list])));
  }
  fillEmpty({ ...problem, days }, dealt);
  const plan = kept.map((list, day) => insertAll(problem, day, list, dealt[day] ?? []));
  // All ideas have a day. Those for which it is too much leave it again.
  return bench === null ? plan : [...plan, []];
}

/**
 * A day that one does something on today keeps something to do: it takes one of its stops back. That may leave another day empty,
 * which then takes its own. No day loses what it took back, so there are as many turns as days at most.
 */
function fillEmpty({ days, keepsDay, isAnchor }: DaysProblem, dealt: number[][]): void {
  const isEmptied = ({ today }: DealtDay, day: number) =>
    dealt[day]?.length === 0 &&
    today.some((stop) => !isAnchor[stop]) &&
    !today.some((stop) => keepsDay[stop] && !isAnchor[stop]);
  for (let day = days.findIndex(isEmptied); day >= 0; day = days.findIndex(isEmptied)) {
    const own = days[day]?.today.find((stop) => !keepsDay[stop]);
    if (own === undefined) return;
    for (const list of dealt) if (list.includes(own)) list.splice(list.indexOf(own), 1);
    dealt[day]?.push(own);
  }
}

/** Puts the stops into a day one by one, each where it costs the least. */
function insertAll(
  problem: DaysProblem,
  day: number,
  kept: readonly number[],
  added: readonly number[],
): readonly number[] {
  return added.reduce<readonly number[]>((list, stop) => {
    const places = Array.from({ length: list.length + 1 }, (_, index) => index)
      .filter((index) => canInsert(problem, day, list, index))
      .map((index) => list.toSpliced(index, 0, stop));
    const scored = places.map((next) => ({ next, score: scoreOfDay(problem, day, next) }));
    const best = scored.reduce<{ next: number[]; score: number } | null>(
      (one, other) => (one && one.score <= other.score ? one : other),
      null,
    );
    return best?.next ?? list.concat(stop);
  }, kept);
}

/** Positions in a plane, near enough for distances of a trip. */
function positionOf({ lat, lng }: Point): PlanePosition {
  return [lng * Math.cos((lat * Math.PI) / 180), lat];
}

const distance = ([x, y]: PlanePosition, [otherX, otherY]: PlanePosition): number =>
  Math.hypot(x - otherX, y - otherY);

function middleOf(positions: readonly PlanePosition[]): PlanePosition | null {
  if (positions.length === 0) return null;
  const sum = (axis: 0 | 1) =>
    positions.reduce((all, position) => all + position[axis], 0) / positions.length;
  return [sum(0), sum(1)];
}

const away = (position: PlanePosition, centres: readonly (PlanePosition | null)[]): number =>
  Math.min(...centres.flatMap((centre) => (centre ? [distance(position, centre)] : [])));

function farthest(
  positions: readonly PlanePosition[],
  centres: readonly (PlanePosition | null)[],
): PlanePosition | null {
  return positions.reduce<PlanePosition | null>(
    (far, position) => (far && away(far, centres) >= away(position, centres) ? far : position),
    null,
  );
}

/** The day of the nearest centre. Between a hotel and a flight there may be no room. */
function nearest(
  position: PlanePosition,
  centres: readonly (PlanePosition | null)[],
  hasRoom: readonly boolean[],
): number {
  const away = centres.map((centre, day) =>
    centre && hasRoom[day] ? distance(position, centre) : Infinity,
  );
  return away.indexOf(Math.min(...away));
}
