import { isStation } from "../../check/is-departure.ts";
import { distanceBetween } from "../../geo/position.ts";
import { limits } from "../../limits.ts";
import type { Idea } from "../../points/idea.ts";
import { isBed } from "../../points/is-bed.ts";
import { isPaidOrDated } from "../../points/is-paid-or-dated.ts";
import { listPathStops } from "../../routes/paths/list-path-stops.ts";
import type { Route } from "../../routes/route.ts";
import type { Trip } from "../../trips/trip.ts";

/**
 * The ideas that may be dealt over some days, in the order of the list: not a bed or a station, nothing that is reserved, paid for or
 * dated, no place that a day has already, and each place once. Where there is no room for all, those that are the nearest to the days.
 */
export function listDealtIdeas(
  { routes: all, ideas }: Pick<Trip, "routes" | "ideas">,
  routes: readonly Pick<Route, "points">[],
): readonly Idea[] {
  const places = new Set(all.flatMap(({ points }) => points.map(({ linkId }) => linkId)));
  const free = ideas.filter((idea) => {
    if (places.has(idea.linkId) || !isFree(idea)) return false;
    places.add(idea.linkId);
    return true;
  });
  const stops = routes.flatMap(listPathStops);
  const room = Math.max(0, limits.orderedStopsMax - stops.length);
  if (free.length <= room) return free;
  const away = new Map(
    free.map((idea) => [idea, Math.min(...stops.map((stop) => distanceBetween(stop, idea)))]),
  );
  const near = new Set(
    free.toSorted((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0)).slice(0, room),
  );
  return free.filter((idea) => near.has(idea));
}

/** True for what may be on any day. */
const isFree = (idea: Idea): boolean =>
  !isBed(idea) && !isStation(idea) && !isPaidOrDated(idea) && idea.reservationTime === null;
