import { listDeadlines } from "../finance/table/list-deadlines.ts";
import { listFinanceRows } from "../finance/table/list-rows.ts";
import { listOpenTasks } from "../notes/list-open-tasks.ts";
import { type DateText, dayOf, daysBetween } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import type { ReminderDays, ReminderSubject } from "./reminders.ts";

/**
 * The payments, cancellations and open tasks of a trip that a reminder is due for: `days` or fewer are left. What is due today is
 * still told, what is overdue is not.
 */
export function listDeadlineReminders(
  trip: Trip,
  days: ReminderDays,
  today: DateText,
): ReminderSubject[] {
  const isSoon = (daysLeft: number) => daysLeft >= 0 && daysLeft <= days;
  const costs = listDeadlines(listFinanceRows(trip, true), today)
    .filter(({ daysLeft }) => isSoon(daysLeft))
    .map(({ kind, date, row }) => ({ kind, tripId: trip.id, subjectId: row.id, date }));
  const tasks = listOpenTasks(trip)
    .filter(({ due }) => due !== null && isSoon(daysBetween(today, due)))
    .map(({ noteId, due }) => ({
      ...{ kind: "task" as const, tripId: trip.id, subjectId: noteId, date: due ?? "" },
    }));
  // One note may have several tasks of one date.
  const ofNotes = new Map(tasks.map((task) => [`${task.subjectId} ${task.date}`, task]));
  return [...costs, ...ofNotes.values()];
}

/** The days of a trip at a date, in order. */
export const routesOn = ({ routes }: Pick<Trip, "routes">, date: DateText) =>
  routes.filter((route) => dayOf(route.date) === date);

/** The days whose paths matter for what is said of a date: a night has two of them. */
export const routesAround = ({ routes }: Pick<Trip, "routes">, date: DateText) =>
  routes.filter((route) => Math.abs(daysBetween(date, dayOf(route.date))) <= 1);
