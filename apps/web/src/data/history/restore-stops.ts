import type { Point } from "@castor/core/points/point.ts";
import { madeId, type NewPoint, pointChanges } from "../point-changes.ts";
import type { TripChange } from "../trip-change.ts";
import type { Turn } from "./history-step.ts";
import type { TripHistory } from "./trip-history.ts";
import { type Remade, unlessThere } from "./unless-there.ts";

/** What is a stop's own, as a save takes it; the mode says whether it is on the path. */
const ownFields = (stop: Point) => ({
  routeMode: stop.routeMode,
  priority: stop.priority,
  timeToSpend: stop.timeToSpend,
  reservationTime: stop.reservationTime,
  cameBeforeMin: stop.cameBeforeMin,
});

/** All that is known of a point, as a save takes it. */
function allFields(stop: Point): NewPoint {
  const { name, description, lat, lng, typeId, address, url, workingHours, finance } = stop;
  const { checkIn = null, checkOut = null, dining = "none" } = stop.hotelData ?? {};
  const hotelData = stop.hotelData && { checkIn, checkOut, dining };
  const place = { name, description, lat, lng, typeId, address, url, workingHours };
  return { ...place, finance, hotelData, ...ownFields(stop) };
}

/**
 * Makes stops anew that were deleted, each at its place in its day and as it was then: as one more stop of its place
 * where that stands elsewhere, else with its place.
 */
export function restoreStops(history: TripHistory, stops: readonly Point[]): Turn {
  const { desk, names } = history;
  const dayOf = (stop: Point) =>
    desk.read()?.routes.find(({ id }) => id === names.now(stop.routeId));
  if (!stops.every(dayOf)) return null;
  return stops
    .toSorted((a, b) => a.order - b.order)
    .flatMap((stop) => {
      const day = dayOf(stop);
      const made = madeId();
      const linkId = names.now(stop.linkId);
      const sibling = desk
        .read()
        ?.routes.flatMap(({ points }) => points)
        .find((point) => names.now(point.linkId) === linkId);
      const remade: Remade = { id: names.now(stop.id), made };
      const run = (change: TripChange, what = remade) =>
        desk.run(unlessThere(history, what, change), { isQuiet: true });
      names.rename(stop.id, made);
      const routeId = day?.id ?? stop.routeId;
      const isLast = stop.order >= (day?.points.length ?? 0);
      const inOrder = () => (isLast ? [] : [run(pointChanges.order(made, stop.order))]);
      if (sibling)
        return [
          run(pointChanges.attach(sibling.id, [routeId], [made])),
          run(pointChanges.save(made, ownFields(stop))),
          ...inOrder(),
        ];
      const place = madeId();
      names.rename(stop.linkId, place);
      const ids = { id: made, linkId: place };
      const withPlace = { ...remade, place: { id: linkId, made: place } };
      return [run(pointChanges.add(routeId, allFields(stop), ids), withPlace), ...inOrder()];
    });
}
