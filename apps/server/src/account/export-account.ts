import type { AccountExport } from "@castor/core/account/account-export.ts";
import { AppError } from "@castor/core/errors.ts";
import { requireSession } from "../access.ts";
import type { Database } from "../db/database.ts";
import type { Viewer } from "../http/context.ts";
import { loadTrip } from "../trips/trip-store.ts";
import { listTripIds, loadExportHead } from "./account-export-store.ts";

/** Everything of an account as JSON, trip by trip; what has to be told as an answer is found out before the first piece. */
export async function exportAccount(
  database: Database,
  viewer: Viewer,
  now: Date,
): Promise<AsyncIterable<string>> {
  const { head, tripIds } = await database.read(async (queries) => ({
    head: await loadExportHead(queries, viewer, now),
    tripIds: await listTripIds(queries, viewer.userId),
  }));
  if (head === undefined) throw new AppError("UNAUTHORIZED");
  return writePieces(database, viewer, head, tripIds);
}

/** Each trip is read when the caller has taken the one before; an error breaks the file off before its end. */
async function* writePieces(
  database: Database,
  viewer: Viewer,
  head: Omit<AccountExport, "trips">,
  tripIds: readonly string[],
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"trips":[`;
  let separator = "";
  for (const id of tripIds) {
    const trip = await database.read(async (queries) => {
      await requireSession(queries, viewer);
      return loadTrip(queries, id);
    });
    // Deleted since the download began.
    if (trip === undefined) continue;
    yield separator + JSON.stringify(trip);
    separator = ",";
  }
  yield "]}";
}
