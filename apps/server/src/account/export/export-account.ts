import type { AccountExport } from "@castor/core/account/account-export.ts";
import { AppError } from "@castor/core/errors.ts";
import type { Database } from "../../db/database.ts";
import { requireSession } from "../../http/access/session.ts";
import type { Viewer } from "../../http/calls/context.ts";
import { loadTrip } from "../../trips/trip-store.ts";
import { listTripIds, loadExportHead } from "./account-export-store.ts";

/**
 * Streams all data of an account as JSON, trip by trip. Errors that need an answer are thrown before the first piece.
 */
export async function exportAccount(
  database: Database,
  viewer: Viewer,
  now: Date,
): Promise<{ chunks: AsyncIterable<string> }> {
  const { head, tripIds } = await database.read(async (queries) => ({
    head: await loadExportHead(queries, viewer, now),
    tripIds: await listTripIds(queries, viewer.userId),
  }));
  if (head === undefined) throw new AppError("UNAUTHORIZED");
  return { chunks: writePieces(database, viewer, head, tripIds) };
}

/** Reads a trip once the caller has taken the one before. An error breaks the file off. */
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
