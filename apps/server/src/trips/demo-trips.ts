import { addDays, type DateText } from "@castor/core/basics/dates.ts";
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
 * Fills in the three trips of the demo account: a weekend that is on or comes within a week, a road trip in the
 * next warm season, a draft far away. To be called in one transaction.
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

/** The Friday of the weekend that is on, else of the next one. */
function findWeekend(today: DateText): DateText {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  return addDays(today, friday - weekday);
}

/** The next of some days of the year that is far enough ahead. */
function findSeason(
  today: DateText,
  { days, atLeastAhead }: { days: readonly string[]; atLeastAhead: number },
): DateText {
  const earliest = addDays(today, atLeastAhead);
  const year = Number(earliest.slice(0, 4));
  const coming = [year, year + 1].flatMap((of) => days.map((day) => `${of}-${day}`));
  return coming.find((day) => day >= earliest) ?? earliest;
}
