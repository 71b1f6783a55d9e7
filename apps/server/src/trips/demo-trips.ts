import { readFileSync } from "node:fs";
import { dateNotes } from "@castor/core/exports/json/date-notes.ts";
import { readTripFile } from "@castor/core/exports/json/read-trip-file.ts";
import { addDays, type DateText } from "@castor/core/time/dates.ts";
import { copyTrip } from "@castor/core/trips/copy-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { createId } from "../db/create-id.ts";
import type { Queries } from "../db/database.ts";
import { insertTrip } from "./trip-store.ts";

const friday = 5;
const dayMs = 86_400_000;

/** Warm enough to swim, and the mountain roads are open. */
const roadTripSeason = { days: ["06-05", "09-04"], atLeastAhead: 45 };
const cherrySeason = { days: ["04-01"], atLeastAhead: 300 };

/**
 * Creates the three trips of the demo account: a current or next weekend, a road trip in the next warm season, and a
 * draft far ahead. They are JSON exports of the product (specification#json-export), whose dates are shifted. Call it in a transaction.
 */
export async function fillDemoTrips(queries: Queries, ownerId: string, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const demo = [
    { file: "japan.json", firstDay: findSeason(today, cherrySeason), writtenDaysAgo: 40 },
    { file: "balkans.json", firstDay: findSeason(today, roadTripSeason), writtenDaysAgo: 9 },
    { file: "vienna.json", firstDay: findWeekend(today), writtenDaysAgo: 0 },
  ];
  for (const { file, firstDay, writtenDaysAgo } of demo) {
    const written = new Date(now.getTime() - writtenDaysAgo * dayMs);
    await insertTrip(queries, ownerId, readDemoTrip(file, firstDay, written), written);
  }
}

/** The trip of a file from this day on. What is no draft is public and in the catalog. */
function readDemoTrip(file: string, firstDay: DateText, written: Date): Trip {
  const read = readTripFile(readFileSync(new URL(`./demo/${file}`, import.meta.url), "utf8"));
  if ("refused" in read) throw new Error(`${file}: ${JSON.stringify(read.refused)}`);
  const at = written.toISOString();
  const trip = copyTrip(dateNotes(read.trip, written), { newId: createId, startDate: firstDay });
  if (trip === null) throw new Error(`${file} cannot begin on ${firstDay}.`);
  const isShown = !trip.isDraft;
  return { ...trip, isPublic: isShown, isInCatalog: isShown, created: at, updated: at };
}

/** The Friday of the current or the next weekend. */
function findWeekend(today: DateText): DateText {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  return addDays(today, friday - weekday);
}

/** The next of these days of the year that is far enough ahead. */
function findSeason(
  today: DateText,
  { days, atLeastAhead }: { days: readonly string[]; atLeastAhead: number },
): DateText {
  const earliest = addDays(today, atLeastAhead);
  const year = Number(earliest.slice(0, 4));
  const coming = [year, year + 1].flatMap((of) => days.map((day) => `${of}-${day}`));
  return coming.find((day) => day >= earliest) ?? earliest;
}
