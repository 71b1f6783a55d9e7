import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import type { FieldsOfPlace } from "@castor/core/points/edit/fields-of-place.ts";
import type { RouteForm } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { askPicture } from "../../../data/pictures/ask-picture.ts";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { currentWords } from "../../../i18n/words.ts";
import type { MapEvent } from "../map-screen.ts";
import { recordFirstPoint } from "./record-first-point.ts";

/** A day of the trip, or one that is made together with its first point. */
export type TargetDay = { id: string; name: string } | RouteForm;

/** Opens the choice of another day for a point that was just added; null in a trip without another one. */
export const moveOf = (
  { routes }: Pick<Trip, "routes">,
  onEvent: (event: MapEvent) => void,
): ((pointId: string) => void) | null =>
  routes.length > 1
    ? (pointId) => onEvent({ kind: "open", dialog: { kind: "movePoint", pointId } })
    : null;

const isNew = (day: TargetDay): day is RouteForm => !("id" in day);

/**
 * Adds a point at the end of a day, as one step with a message that takes it back, or moves it to another day (`onMove`, null without
 * another one); answers the day's id.
 */
export function addPlace(
  tripId: string,
  day: TargetDay,
  fields: FieldsOfPlace,
  onMove: ((pointId: string) => void) | null = null,
): string {
  const history = tripHistoryOf(tripId);
  recordFirstPoint(history.queue.read());
  const routeId = isNew(day) ? newTemporaryId() : day.id;
  const makeDay: ChangeBody[] = isNew(day)
    ? [{ name: "routes.add", args: { tripId, id: routeId, form: day } }]
    : [];
  const pointId = newTemporaryId();
  const makePoint: ChangeBody = {
    name: "points.add",
    args: { routeId, id: pointId, linkId: newTemporaryId(), fields },
  };
  const { step, outcome } = history.runInSequence([...makeDay, makePoint]);
  void askPicture(history, pointId, outcome);
  const words = currentWords("common");
  const text = words("services.addedTo", { day: day.name, name: fields.name });
  const move = onMove && {
    label: words("services.toOtherDay"),
    run: () => onMove(history.queue.ids.currentId(pointId)),
  };
  offerUndo(history, { step, text, ...(move && { also: move }) });
  return routeId;
}
