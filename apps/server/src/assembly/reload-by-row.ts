import type { ReloadByRow } from "../http/idempotency/stored-answers.ts";
import { listNotesWith } from "../notes/note-store.ts";
import { listPointsAmong } from "../points/point-store.ts";
import { listRoutesInOrder, loadRoute } from "../routes/route-store.ts";
import { loadTrip } from "../trips/trip-store.ts";

/** What a keyed row answers when its key comes again: the things as they are now. */
export const reloadByRow: ReloadByRow = {
  "trips.save": (queries, [id = ""]) => loadTrip(queries, id),
  "trips.shift": (queries, [id = ""]) => loadTrip(queries, id),
  "trips.copy": (queries, [id = ""]) => loadTrip(queries, id),
  "exports.importJson": (queries, [id = ""]) => loadTrip(queries, id),
  "routes.save": (queries, [id = ""]) => loadRoute(queries, id),
  "routes.addDays": listRoutesInOrder,
  "routes.moveDates": listRoutesInOrder,
  "points.attach": listPointsAmong,
  "points.move": listPointsAmong,
  "points.order": listPointsAmong,
  "notes.save": listNotesWith,
  "notes.order": listNotesWith,
  "notes.remove": listNotesWith,
};
