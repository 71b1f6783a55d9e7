import type { ReportReason } from "@castor/core/catalog/trip-report.ts";
import { limits } from "@castor/core/limits.ts";
import { createId } from "../../db/create-id.ts";
import type { Queries } from "../../db/database.ts";

/** Who reports: a user, or a visitor by the hash of the address. */
export type Reporter = { userId: string } | { addressHash: string };

export interface NewReport {
  tripId: string;
  reason: ReportReason;
  text: string;
}

/**
 * Keeps a report. The trip must be locked. A reporter's newer report of a trip replaces the earlier one. When a trip has
 * as many as are kept, nothing is stored: the operator has enough to look at.
 */
export async function saveReport(
  queries: Queries,
  { tripId, reason, text }: NewReport,
  reporter: Reporter,
  now: Date,
): Promise<void> {
  const by =
    "userId" in reporter
      ? { reporter_id: reporter.userId, address_hash: null }
      : { reporter_id: null, address_hash: reporter.addressHash };
  const column = "userId" in reporter ? "reporter_id" : "address_hash";
  await queries
    .deleteFrom("catalog_reports")
    .where("trip_id", "=", tripId)
    .where(column, "=", by[column])
    .execute();
  const { kept } = await queries
    .selectFrom("catalog_reports")
    .select((is) => is.fn.countAll<number | string>().as("kept"))
    .where("trip_id", "=", tripId)
    .executeTakeFirstOrThrow();
  if (Number(kept) >= limits.reportsPerTrip) return;
  await queries
    .insertInto("catalog_reports")
    .values({ id: createId(), trip_id: tripId, at: now.toISOString(), reason, text, ...by })
    .execute();
}

/** Forgets who reported. The reports stay, as those of a visitor. */
export async function forgetReporter(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable("catalog_reports")
    .set({ reporter_id: null })
    .where("reporter_id", "=", userId)
    .execute();
}

/** Reports that wait for the operator. */
export async function countReports(queries: Queries): Promise<number> {
  const { waiting } = await queries
    .selectFrom("catalog_reports")
    .select((is) => is.fn.countAll<number | string>().as("waiting"))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
