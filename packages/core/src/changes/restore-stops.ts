import { diffFields } from "../basics/apply-patch.ts";
import { pickFields } from "../basics/pick-fields.ts";
import {
  addNewPoint,
  attachStops,
  findPoint,
  listStops,
  orderPoint,
  savePoint,
} from "../points/edit/edit-points.ts";
import type { Idea } from "../points/idea.ts";
import { type Point, type PointChange, placeFieldNames, stopFieldNames } from "../points/point.ts";
import type { Trip } from "../trips/trip.ts";
import type { ArgsOf, ChangeBody } from "./change-args.ts";

/** The fields of a stop itself, as a save takes them; the mode says whether it is on the path. */
const ownFields = (stop: Point) =>
  pickFields(
    stop,
    stopFieldNames.filter((name) => name !== "excludeFromRoute"),
  );

/** The fields of an idea that it does not share: those of a stop without the way to it. */
const ownIdeaFields = stopFieldNames.filter(
  (name) => name !== "excludeFromRoute" && name !== "routeMode",
);

/** All fields of a place, as a save takes them. */
function fieldsOfPlace(of: Idea): ArgsOf<"ideas.add">["fields"] {
  // A place without a price names none: who sees no money puts it back, too.
  const { finance, ...place } = pickFields(of, placeFieldNames);
  const { checkIn = null, checkOut = null, dining = "none" } = of.hotelData ?? {};
  const hotelData = of.hotelData && { checkIn, checkOut, dining };
  return { ...place, ...(finance && { finance }), hotelData };
}

/** All fields of a point, as a save takes them. */
export const allFields = (stop: Point): ArgsOf<"points.add">["fields"] => ({
  ...fieldsOfPlace(stop),
  ...ownFields(stop),
});

/** The change that puts a deleted idea back, at its position and with its fields. */
export const restoreIdea = (idea: Idea, order: number): ChangeBody<"ideas.add"> => ({
  name: "ideas.add",
  args: {
    ...{ tripId: idea.tripId, id: idea.id, linkId: idea.linkId, order },
    fields: { ...fieldsOfPlace(idea), ...pickFields(idea, ownIdeaFields) },
  },
});

/**
 * The changes that put deleted stops back into `trip`, which has none of them: each on its day, at its position and with
 * its fields, as one more stop of its place where that stands elsewhere, else with its place. They have their former ids
 * until the server names them.
 */
export function restoreStops(trip: Trip, stops: readonly Point[]): ChangeBody[] {
  let restored = trip;
  return stops
    .toSorted((a, b) => a.order - b.order)
    .flatMap((stop): ChangeBody[] => {
      const { id, routeId, linkId, order } = stop;
      const count = restored.routes.find((route) => route.id === routeId)?.points.length;
      if (count === undefined) return [];
      const changes: ChangeBody[] = [];
      const [sibling] = listStops(restored, linkId);
      if (sibling) {
        const attached = { pointId: sibling.id, stops: [{ id, routeId }] };
        restored = attachStops(restored, attached.pointId, attached.stops);
        changes.push({ name: "points.attach", args: attached });
        const now = findPoint(restored, id)?.point;
        const own: PointChange = now ? diffFields(ownFields(now), ownFields(stop)) : {};
        if (Object.keys(own).length > 0) {
          restored = savePoint(restored, id, own);
          changes.push({ name: "points.save", args: { id, change: own } });
        }
      } else {
        const added = { routeId, id, linkId, fields: allFields(stop) };
        restored = addNewPoint(restored, added);
        changes.push({ name: "points.add", args: added });
      }
      if (order < count) {
        restored = orderPoint(restored, id, order);
        changes.push({ name: "points.order", args: { id, order } });
      }
      return changes;
    });
}
