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
  return listDeadlines(listFinanceRows(trip, true), firstDay).map(
    ({ kind, date, row, amount }) => ({
      uid: `${kind}-${row.id}@castor`,
      when: { kind: "day", date },
      summary: (kind === "payment" ? words.pay : words.cancel)(row.title, amount, row.currency),
      description: "",
      location: "",
      position: null,
      url: asUri(site + addressOf("finance", { tripId: trip.id })),
      alarm,
    }),
  );
}
