import type { Queries } from "../db/database.ts";
import type { ReloadByRow } from "../http/idempotency/stored-answers.ts";
import { listNotesWith } from "../notes/note-store.ts";
import { listPointsAmong } from "../points/point-store.ts";
import { listRoutesInOrder, loadRoute } from "../routes/route-store.ts";
import { loadTrip } from "../trips/trip-store.ts";

type Reload = ReloadByRow[string];

const trip: Reload = async (queries, [id = ""], view) => {
  const found = await loadTrip(queries, id);
  return found && view.trip(found);
};
const route: Reload = async (queries, [id = ""], view) => {
  const found = await loadRoute(queries, id);
  return found && view.route(found);
};
const routes: Reload = async (queries, ids, view) =>
  (await listRoutesInOrder(queries, ids)).map(view.route);
const points: Reload = async (queries, ids, view) =>
  (await listPointsAmong(queries, ids)).map(view.point);
const notes = (queries: Queries, ids: readonly string[]) => listNotesWith(queries, ids);

/** What a keyed row answers when its key comes again: the things as they are now, as the caller sees them. */
export const reloadByRow: ReloadByRow = {
  "trips.save": trip,
  "trips.shift": trip,
  "trips.copy": trip,
  "exports.importJson": trip,
  "routes.save": route,
  "routes.addDays": routes,
  "routes.moveDates": routes,
  "points.attach": points,
  "points.move": points,
  "points.order": points,
  "notes.save": notes,
  "notes.order": notes,
  "notes.remove": notes,
};
