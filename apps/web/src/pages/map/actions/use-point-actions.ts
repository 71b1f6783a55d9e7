import { withoutBooking } from "@castor/core/bookings/without-booking.ts";
import type { ArgsOf, ChangeBody } from "@castor/core/changes/change-args.ts";
import { allFields } from "@castor/core/changes/restore-stops.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { roundPosition } from "@castor/core/geo/round-position.ts";
import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import { addressOf } from "@castor/core/pages.ts";
import { findIdea } from "@castor/core/points/edit/edit-ideas.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import { listLeftNights } from "@castor/core/points/edit/list-left-nights.ts";
import { changeHotelData } from "@castor/core/points/hotel-data.ts";
import type { Picture } from "@castor/core/points/picture.ts";
import type { Point, PointChange } from "@castor/core/points/point.ts";
import type { UsualStay } from "@castor/core/points/usual-stays.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useNavigate } from "@tanstack/react-router";
import type { ApiError } from "../../../data/http/api-error.ts";
import { newKey } from "../../../data/http/new-key.ts";
import { askPicture } from "../../../data/pictures/ask-picture.ts";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import type { LegChange } from "../../../features/points/leg-line.tsx";
import { useWords } from "../../../i18n/words.ts";
import { nightsWithout } from "../canvas/map-data.ts";
import { recordFirstPoint } from "./record-first-point.ts";

/** A new point and its day, as the form of a new point gives them. */
export interface PointOnDay {
  routeId: string;
  /** Its position on the day, from 0; its end without one. */
  order?: number | undefined;
  fields: ArgsOf<"points.add">["fields"];
}

/** One more stop of a place on each of some days. */
const attachment = (pointId: string, routeIds: readonly string[]): ChangeBody => ({
  name: "points.attach",
  args: { pointId, stops: routeIds.map((routeId) => ({ id: newTemporaryId(), routeId })) },
});

/** What may be done to the points of a trip, all of it undoable. A form's save answers why not. */
export function usePointActions(trip: Trip) {
  const history = tripHistoryOf(trip.id);
  const navigate = useNavigate();
  const translate = useWords("common");
  const nameOf = (pointId: string) =>
    (findPoint(trip, pointId)?.point ?? findIdea(trip, pointId))?.name ?? "";
  const dayNameOf = (routeId: string) => trip.routes.find(({ id }) => id === routeId)?.name ?? "";
  /** Runs changes as one step, with a toast that offers to undo it. */
  const runWithUndo = (text: string, ...bodies: readonly ChangeBody[]): void =>
    runOf(undefined, text, bodies);
  const runOf = (
    sequence: string | undefined,
    text: string,
    bodies: readonly ChangeBody[],
  ): void => {
    const { step } = history.runTogether(bodies, { sequence });
    offerUndo(history, { step, text });
  };

  const putOnDays = ({ id, name }: Pick<Point, "id" | "name">, routeIds: readonly string[]) =>
    runWithUndo(
      translate("picker.onMoreDays", { name, count: routeIds.length }),
      attachment(id, routeIds),
    );
  /**
   * Puts a hotel on the other days that end in it, once its stay is known, and takes it off the nights that its former stay alone had
   * (decision 113). `sequence` is that of the save: nights of a stay that is refused later are not sent.
   */
  const putOnNights = (point: Point, former: Point["hotelData"], sequence?: string) => {
    const now = history.queue.read() ?? trip;
    const routeIds = nightsWithout(now, point).flatMap(({ id }) =>
      id === point.routeId ? [] : [id],
    );
    const left = listLeftNights(now, point, former);
    const [count, gone] = [routeIds.length, left.length];
    if (count === 0 && gone === 0) return;
    const { name } = point;
    const text =
      gone === 0
        ? translate("picker.nightsAdded", { name, count })
        : count === 0
          ? translate("picker.nightsLeft", { name, count: gone })
          : translate("picker.nightsMoved", { name });
    const bodies = left.map(({ id }): ChangeBody => ({ name: "points.remove", args: { id } }));
    runOf(sequence, text, [...(count > 0 ? [attachment(point.id, routeIds)] : []), ...bodies]);
  };

  return {
    async addPoint({ routeId, order, fields }: PointOnDay): Promise<ApiError | null> {
      const id = newTemporaryId();
      const args = { routeId, id, linkId: newTemporaryId(), fields };
      const before = history.queue.read();
      const place: ChangeBody[] =
        order === undefined ? [] : [{ name: "points.order", args: { id, order } }];
      const bodies: ChangeBody[] = [{ name: "points.add", args }, ...place];
      const sequence = place.length > 0 ? newKey() : undefined;
      const added = history.runTogether(bodies, { isQuiet: true, sequence });
      const [outcome] = await added.outcome;
      if (outcome && !outcome.isDone) return outcome.error;
      recordFirstPoint(before);
      void askPicture(history, id, added.outcome);
      const made = findPoint(history.queue.read() ?? trip, history.queue.currentId(id))?.point;
      if (made && fields.hotelData) putOnNights(made, null);
      const day = addressOf("map", { tripId: trip.id, routeId });
      void navigate({ href: `${day}?point=${history.queue.currentId(id)}`, replace: true });
      return null;
    },
    async savePoint(id: string, change: PointChange): Promise<ApiError | null> {
      const before = findPoint(history.queue.read() ?? trip, id)?.point;
      const { name = before?.name ?? "", hotelData } = change;
      // With other meals alone, the nights that somebody has taken it from stay so.
      const isStayNew = hotelData?.checkIn !== undefined || hotelData?.checkOut !== undefined;
      const sequence = isStayNew ? newKey() : undefined;
      const outcome = await history.run(
        { name: "points.save", args: { id, change } },
        { isQuiet: true, isGuarded: true, sequence },
      );
      if (!outcome.isDone) return outcome.error;
      if (before && isStayNew)
        putOnNights(
          { ...before, name, hotelData: changeHotelData(before.hotelData, hotelData) },
          before.hotelData,
          sequence,
        );
      return null;
    },
    /** Fields that were changed on the card. */
    editPoint: (id: string, change: PointChange): void =>
      runWithUndo(translate("points.changed", { name: nameOf(id) }), {
        name: "points.save",
        args: { id, change },
      }),
    dragPoint: (id: string, to: Position): void =>
      runWithUndo(translate("history.dragged", { name: nameOf(id) }), {
        name: findIdea(trip, id) ? "ideas.save" : "points.save",
        args: { id, change: roundPosition(to) },
      }),
    changeLeg: (id: string, change: LegChange): void =>
      runWithUndo(translate("points.legChanged", { name: nameOf(id) }), {
        name: "points.save",
        args: { id, change },
      }),
    /** Null takes the picture away. */
    changePicture(id: string, picture: Picture | null): void {
      const text = picture ? "card.pictureChanged" : "card.pictureRemoved";
      runWithUndo(translate(text, { name: nameOf(id) }), {
        name: "points.save",
        args: { id, change: { picture } },
      });
    },
    orderPoint: (id: string, order: number): void =>
      void history.run({ name: "points.order", args: { id, order } }),
    tickTask: (id: string, tick: TaskTick): void =>
      void history.run({ name: "points.tick", args: { id, tick } }),
    /** Points without a time to spend get the usual one. */
    fillStays: (stays: readonly UsualStay[]): void =>
      runWithUndo(
        translate("points.staysFilled", { count: stays.length }),
        ...stays.map(
          ({ id, minutes }): ChangeBody => ({
            name: "points.save",
            args: { id, change: { timeToSpend: minutes } },
          }),
        ),
      ),
    /** The point once more, behind itself: a place of its own with all its fields but its booking. */
    duplicatePoint(id: string): void {
      const found = findPoint(trip, id);
      if (!found) return;
      const { point, route } = found;
      const fields = allFields(withoutBooking(point));
      const copy = { id: newTemporaryId(), linkId: newTemporaryId() };
      const isLast = point.order === route.points.length - 1;
      const { step } = history.runInSequence([
        { name: "points.add", args: { ...copy, routeId: route.id, fields } },
        ...(isLast
          ? []
          : [{ name: "points.order" as const, args: { id: copy.id, order: point.order + 1 } }]),
      ]);
      offerUndo(history, { step, text: translate("points.duplicated", { name: point.name }) });
    },
    /** To a position of another day, which is its end if none is given. */
    movePoint(id: string, routeId: string, order?: number): void {
      const count = trip.routes.find((route) => route.id === routeId)?.points.length ?? 0;
      const move: ChangeBody = { name: "points.move", args: { pointId: id, routeId } };
      const place: ChangeBody[] =
        order === undefined || order >= count
          ? []
          : [{ name: "points.order", args: { id, order } }];
      const { step } = history.runInSequence([move, ...place]);
      const text = translate("points.moved", { name: nameOf(id), day: dayNameOf(routeId) });
      offerUndo(history, { step, text });
    },
    /** Sent when the toast that offers to undo it goes. */
    deletePoint({ id, linkId, name }: Point, what: "stop" | "everywhere"): void {
      const deleted = history.defer(
        what === "stop"
          ? { name: "points.remove", args: { id } }
          : { name: "points.removePlace", args: { linkId } },
      );
      offerUndo(history, { ...deleted, text: translate("points.deleted", { name }) });
    },
    /** Points of other days, or of this one, stand on this day too. */
    pickPoints(points: readonly Point[], routeId: string): void {
      const { length: count } = points;
      const [first] = points;
      if (!first) return;
      const { name } = first;
      const day = dayNameOf(routeId);
      const text =
        count === 1
          ? translate("picker.addedOne", { name, day })
          : translate("picker.added", { count, day });
      runWithUndo(text, ...points.map(({ id }) => attachment(id, [routeId])));
    },
    putOnDays,
  };
}
