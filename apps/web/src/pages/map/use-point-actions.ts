import type { Position } from "@castor/core/basics/geo.ts";
import { addressOf } from "@castor/core/pages.ts";
import { findPoint } from "@castor/core/points/edit-points.ts";
import { changeHotelData } from "@castor/core/points/hotel-data.ts";
import { type Point, type PointChange, pointChange } from "@castor/core/points/point.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useNavigate } from "@tanstack/react-router";
import * as z from "zod/mini";
import type { ApiError } from "../../data/api-error.ts";
import { pointEdits } from "../../data/history/point-edits.ts";
import { historyOf } from "../../data/history/trip-histories.ts";
import { type Making, makeInTrip, type UnsureMaking } from "../../data/make-in-trip.ts";
import { pointChanges } from "../../data/point-changes.ts";
import { useWords } from "../../i18n/words.ts";
import { notify } from "../../ui/notify.ts";
import { nightsWithout, roundPosition } from "./map-data.ts";
import { useOfferUndo } from "./use-history.ts";

/** A new point and its day, as the form of a new point gives them. */
export const pointOnDay = z.object({
  routeId: z.string(),
  fields: z.required(pointChange, { name: true, lat: true, lng: true }),
});
export type PointOnDay = z.output<typeof pointOnDay>;

const makingOfPoint: Making<PointOnDay, Point> = {
  add: ({ routeId, fields }) => pointChanges.add(routeId, fields),
  amend: (made, { routeId, fields }) => [
    ...(made.routeId === routeId ? [] : [pointChanges.move(made.id, routeId)]),
    pointChanges.save(made.id, fields),
  ],
};

/** What may be done to the points of a trip; all of it can be undone while the page is open. */
export function usePointActions(trip: Trip) {
  const navigate = useNavigate();
  const translate = useWords();
  const edits = pointEdits(historyOf(trip.id));
  const offerUndo = useOfferUndo(trip.id);
  const nameOf = (pointId: string) => findPoint(trip, pointId)?.point.name ?? "";
  const dayNameOf = (routeId: string) => trip.routes.find(({ id }) => id === routeId)?.name ?? "";

  const putOnDays = ({ id, name }: Pick<Point, "id" | "name">, routeIds: readonly string[]) => {
    edits.attach({ kind: "attach", name }, [{ pointId: id, routeIds }]);
    offerUndo(translate("picker.onMoreDays", { name, count: routeIds.length }));
  };
  /** Offers to put a hotel whose stay was just told on the other days that end in it. */
  const offerNights = (point: Point) => {
    const nights = nightsWithout(trip, point).filter(({ id }) => id !== point.routeId);
    const { length: count } = nights;
    if (count === 0) return;
    const run = () =>
      putOnDays(
        point,
        nights.map(({ id }) => id),
      );
    const label = translate("picker.put");
    notify("info", translate("picker.nightsMissing", { name: point.name, count }), { label, run });
  };

  return {
    async addPoint(added: PointOnDay, unsure: UnsureMaking<PointOnDay>): Promise<ApiError | null> {
      const outcome = await makeInTrip(trip.id, unsure, makingOfPoint, added);
      if (!outcome.isDone) return outcome.error;
      edits.added(outcome.answer);
      if (added.fields.hotelData) offerNights(outcome.answer);
      const day = addressOf("map", { tripId: trip.id, routeId: added.routeId });
      void navigate({ href: `${day}?point=${outcome.answer.id}`, replace: true });
      return null;
    },
    async savePoint(id: string, fields: PointChange): Promise<ApiError | null> {
      const before = findPoint(trip, id)?.point;
      const outcome = await edits.save(id, fields);
      if (!outcome.isDone) return outcome.error;
      const { name = before?.name ?? "", hotelData } = fields;
      if (before && hotelData)
        offerNights({ ...before, name, hotelData: changeHotelData(before.hotelData, hotelData) });
      return null;
    },
    dragPoint(id: string, to: Position): void {
      edits.drag(id, roundPosition(to));
      offerUndo(translate("history.dragged", { name: nameOf(id) }));
    },
    orderPoint: edits.order,
    tickTask: edits.tick,
    movePoint(id: string, routeId: string): void {
      const figures = { name: nameOf(id), day: dayNameOf(routeId) };
      edits.move(id, routeId);
      offerUndo(translate("points.moved", figures));
    },
    /** Sent when the message that offers to undo it goes. */
    deletePoint(point: Point, what: "stop" | "everywhere"): void {
      const { release } = edits.remove(point, what);
      offerUndo(translate("points.deleted", { name: point.name }), release);
    },
    /** Points of other days, or of this one, stand on this day too. */
    pickPoints(points: readonly Point[], routeId: string): void {
      const [first] = points;
      if (!first) return;
      const { length: count } = points;
      const what =
        count === 1
          ? { kind: "attach" as const, name: first.name }
          : { kind: "pick" as const, name: "", count };
      edits.attach(
        what,
        points.map(({ id }) => ({ pointId: id, routeIds: [routeId] })),
      );
      const day = dayNameOf(routeId);
      offerUndo(
        count === 1
          ? translate("picker.addedOne", { name: first.name, day })
          : translate("picker.added", { count, day }),
      );
    },
    putOnDays,
  };
}
