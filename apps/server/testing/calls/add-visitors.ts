import { saveReport } from "../../src/catalog/reports/report-store.ts";
import type { Queries } from "../../src/db/database.ts";
import { addPlanners } from "./add-members.ts";

/** What others leave at a trip: that it was opened, a report of it, and a member with an invitation. */
export async function addVisitors(
  queries: Queries,
  tripId: string,
  memberId: string,
): Promise<void> {
  await addPlanners(queries, tripId, memberId);
  await queries
    .insertInto("trip_visits")
    .values({ trip_id: tripId, opened: 1, copied: 0 })
    .execute();
  const visitor = { addressHash: "of a visitor" };
  await saveReport(queries, { tripId, reason: "spam", text: "" }, visitor, new Date());
}
