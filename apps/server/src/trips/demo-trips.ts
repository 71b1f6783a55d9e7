import { addDays, type DateText } from "@castor/core/time/dates.ts";
import { createId } from "../db/create-id.ts";
import type { Queries } from "../db/database.ts";
import { balkans } from "./demo/balkans.ts";
import { makeDemoTrip } from "./demo/demo-plan.ts";
import { japan } from "./demo/japan.ts";
import { vienna } from "./demo/vienna.ts";
import { insertTrip } from "./trip-store.ts";

const friday = 5;
const dayMs = 86_400_000;

/** Warm enough to swim, and the mountain roads are open. */
const roadTripSeason = { days: ["06-05", "09-04"], atLeastAhead: 45 };
const cherrySeason = { days: ["04-01"], atLeastAhead: 300 };

/**
 * Creates the three trips of the demo account: a current or next weekend, a road trip in the next warm season, and a
 * draft far ahead. Call it in a transaction.
 */
export async function fillDemoTrips(queries: Queries, ownerId: string, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const plans = [
    { plan: japan, firstDay: findSeason(today, cherrySeason), writtenDaysAgo: 40 },
    { plan: balkans, firstDay: findSeason(today, roadTripSeason), writtenDaysAgo: 9 },
    { plan: vienna, firstDay: findWeekend(today), writtenDaysAgo: 0 },
  ];
  for (const { plan, firstDay, writtenDaysAgo } of plans) {
    const written = new Date(now.getTime() - writtenDaysAgo * dayMs);
    const trip = makeDemoTrip(plan, { firstDay, written, createId });
    await insertTrip(queries, ownerId, trip, written);
  }
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
