import { saveReport } from "../../src/catalog/reports/report-store.ts";
import type { Queries } from "../../src/db/database.ts";

/** What visitors leave at a public trip: that it was opened, and a report of it. */
export async function addVisitors(queries: Queries, tripId: string): Promise<void> {
  await queries
    .insertInto("trip_visits")
    .values({ trip_id: tripId, opened: 1, copied: 0 })
    .execute();
  const visitor = { addressHash: "of a visitor" };
  await saveReport(queries, { tripId, reason: "spam", text: "" }, visitor, new Date());
}
