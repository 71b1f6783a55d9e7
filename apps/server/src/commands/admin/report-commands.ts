import { addressOf, showTrip } from "@castor/core/pages.ts";
import { StartFailure } from "../../process/start-failure.ts";
import type { Admin } from "./admin.ts";
import { findReports, removeReports } from "./admin-store.ts";
import { quote } from "./quote.ts";

/** Lists the reports that wait, the oldest first. */
export async function listReports({ database, publicUrl, printLine }: Admin): Promise<void> {
  for (const report of await database.read(findReports)) {
    const { tripId, at, reason, reporter, name, text } = report;
    const address = `${publicUrl}${addressOf("map", { tripId, routeId: showTrip })}`;
    printLine([at, reason, address, reporter ?? "a visitor", quote(name), quote(text)].join("\t"));
  }
}

/** Removes the reports of a trip, whatever the operator has done about it. */
export async function resolveReports(
  { database, printLine }: Admin,
  tripId: string,
): Promise<void> {
  const count = await database.write((queries) => removeReports(queries, tripId));
  if (count === 0) throw new StartFailure(`There is no report of the trip ${tripId}.`);
  printLine(`Reports of the trip ${tripId} removed: ${count}.`);
}
