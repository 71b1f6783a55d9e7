import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import type { FieldsOfPlace } from "@castor/core/points/edit/fields-of-place.ts";
import type { RouteForm } from "@castor/core/routes/route.ts";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { currentWords } from "../../../i18n/words.ts";
import { recordFirstPoint } from "./record-first-point.ts";

/** A day of the trip, or one that is made together with its first point. */
export type TargetDay = { id: string; name: string } | RouteForm;

const isNew = (day: TargetDay): day is RouteForm => !("id" in day);

/** Adds a point at the end of a day, as one step with a message that takes it back; answers the day's id. */
export function addPlace(tripId: string, day: TargetDay, fields: FieldsOfPlace): string {
  const history = tripHistoryOf(tripId);
  recordFirstPoint(history.queue.read());
  const routeId = isNew(day) ? newTemporaryId() : day.id;
  const makeDay: ChangeBody[] = isNew(day)
    ? [{ name: "routes.add", args: { tripId, id: routeId, form: day } }]
    : [];
  const makePoint: ChangeBody = {
    name: "points.add",
    args: { routeId, id: newTemporaryId(), linkId: newTemporaryId(), fields },
  };
  const { step } = history.runInSequence([...makeDay, makePoint]);
  const text = currentWords("common", "found")("found.addedTo", {
    day: day.name,
    name: fields.name,
  });
  offerUndo(history, { step, text });
  return routeId;
}
