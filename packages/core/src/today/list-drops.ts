import type { Finding } from "../check/finding.ts";
import { isStation } from "../check/is-departure.ts";
import { isSleptAt } from "../points/is-slept-at.ts";
import type { Point } from "../points/point.ts";
import { listPathStops } from "../routes/paths/list-path-stops.ts";
import type { Trip } from "../trips/trip.ts";
import type { GoingDay } from "./going-day.ts";

/** Sets that are tried of each kind, and stops of a set. More is no small change of a day. */
const [mostTried, mostStops] = [50, 3];

/** Stops to leave out. */
export interface Drop {
  stopIds: readonly string[];
  /** What stays broken without them. */
  left: readonly Finding[];
}

export type DropSearch = Generator<void, Drop | null, void>;

export interface DropQuestion {
  trip: Pick<Trip, "routes">;
  going: Pick<GoingDay, "route" | "states">;
  broken: readonly Finding[];
  /** What is broken without some stops more. */
  findBroken: (stopIds: readonly string[]) => readonly Finding[];
}

/** What is worth leaving something out for: a hint is not. */
export const isSerious = ({ severity }: Finding) => severity !== "hint";

/**
 * The smallest set of stops without which nothing serious is broken any more: stops of the priority `second` before
 * others, short stays first. Where nothing mends all, what leaves least. Null where nothing helps. Each step tries one set, which
 * takes a few milliseconds.
 */
export function* seekDrop({ trip, going, broken, findBroken }: DropQuestion): DropSearch {
  const serious = broken.filter(isSerious).length;
  const candidates = listDroppable(trip, going).toSorted((a, b) => a.timeToSpend - b.timeToSpend);
  if (serious === 0 || candidates.length === 0) return null;
  const isOptional = ({ priority }: Point) => priority === "second";
  const optional = candidates.filter(isOptional);
  const all = [...optional, ...candidates.filter((point) => !isOptional(point))];
  const sets = [
    ...listSets(optional, () => true),
    ...listSets(all, (set) => !set.every(isOptional)),
  ];
  let best: { drop: Drop; serious: number } | null = null;
  for (const set of sets) {
    yield;
    const stopIds = set.map(({ id }) => id);
    const left = findBroken(stopIds);
    const remaining = left.filter(isSerious).length;
    if (remaining < (best?.serious ?? serious))
      best = { drop: { stopIds, left }, serious: remaining };
    if (remaining === 0) break;
  }
  return best?.drop ?? null;
}

/** Stops ahead that may be left out: no stars, nothing booked or paid for, no beds, no stations, not where a day or path begins. */
export function listDroppable(
  trip: Pick<Trip, "routes">,
  { route, states }: Pick<GoingDay, "route" | "states">,
): Point[] {
  const [first] = listPathStops(route);
  return listPathStops(route).filter((point) => {
    const state = states.get(point.id);
    const isAhead = state === "next" || state === "later";
    const isBooked = point.reservationTime !== null || (point.finance?.payed ?? 0) > 0;
    const isFixed =
      point.typeId === "Hotel" ||
      point.hotelData !== null ||
      isStation(point) ||
      point.routeMode === "break" ||
      point === first ||
      isSleptAt(trip, point);
    return isAhead && point.priority !== "star" && !isBooked && !isFixed;
  });
}

/** The first sets of up to `mostStops` things that are wanted, the smallest first. */
function listSets<T>(things: readonly T[], isWanted: (set: readonly T[]) => boolean): T[][] {
  const sets: T[][] = [];
  for (let size = 1; size <= mostStops; size += 1)
    for (const set of listCombinations(things, size)) {
      if (sets.length === mostTried) return sets;
      if (isWanted(set)) sets.push(set);
    }
  return sets;
}

function* listCombinations<T>(things: readonly T[], size: number): Generator<T[], undefined> {
  if (size === 0) yield [];
  else
    for (const [index, thing] of things.entries())
      for (const rest of listCombinations(things.slice(index + 1), size - 1))
        yield [thing, ...rest];
}
