import { listCancelledCosts } from "../../bookings/cancelled-places.ts";
import { listDeadlines } from "../../finance/table/list-deadlines.ts";
import { listFinanceRows } from "../../finance/table/list-rows.ts";
import { limits } from "../../limits.ts";
import { addressOf } from "../../pages.ts";
import { minutesBeforeDay } from "../../reminders/reminder-times.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { asUri, type CalendarInput } from "./calendar-input.ts";

/** The morning of the day before, at nine: fifteen hours before the day begins. */
const alarmMinutes = 15 * 60;

/**
 * An all-day event for each due payment and each last day of a free cancellation, past ones too. Its alarm is at the time of
 * the reminder that its owner asked for.
 */
export function listDeadlineEvents({
  trip,
  words,
  site,
  reminders: { paymentDays },
}: CalendarInput): CalendarEvent[] {
  const alarm = paymentDays === null ? alarmMinutes : minutesBeforeDay(paymentDays);
  const firstDay = `${limits.yearMin}-01-01`;
  const cancelled = listCancelledCosts(trip);
  return listDeadlines(listFinanceRows(trip, true), firstDay).map(({ kind, date, row, amount }) => {
    const say = kind === "payment" ? words.pay : words.cancel;
    const summary = say(row.title, amount, row.currency);
    const isCancelled = cancelled.has(row.sourceId);
    return {
      uid: `${kind}-${row.id}@castor`,
      when: { kind: "day", date },
      summary: isCancelled ? words.cancelled(summary) : summary,
      description: "",
      location: "",
      position: null,
      url: asUri(site + addressOf("finance", { tripId: trip.id })),
      alarm: isCancelled ? null : alarm,
      ...(isCancelled && { isCancelled }),
    };
  });
}
