import { listCancelledCosts } from "../bookings/cancelled-places.ts";
import { type Deadline, listTripDeadlines } from "../finance/table/list-deadlines.ts";
import { concernOf, listOpenTasks } from "../notes/list-open-tasks.ts";
import { type DateText, dayOf, daysBetween } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import type { ReminderDays, ReminderSubject } from "./reminders.ts";

/**
 * The payments, cancellations and open tasks of a trip that a reminder of somebody is due for: `days` or fewer are left. What is due today is
 * still told, what is overdue is not.
 */
export function listDeadlineReminders(
  trip: Trip,
  userId: string,
  days: ReminderDays,
  today: DateText,
): ReminderSubject[] {
  const isSoon = (daysLeft: number) => daysLeft >= 0 && daysLeft <= days;
  const costs = listDeadlinesOf(trip, userId, today)
    .filter(({ daysLeft }) => isSoon(daysLeft))
    .map(({ kind, date, row }) => ({ kind, tripId: trip.id, subjectId: row.id, date }));
  const tasks = listTasksOf(trip, userId)
    .filter(({ due }) => due !== null && isSoon(daysBetween(today, due)))
    .map(({ noteId, due }) => ({
      ...{ kind: "task" as const, tripId: trip.id, subjectId: noteId, date: due ?? "" },
    }));
  // One note may have several tasks of one date.
  const ofNotes = new Map(tasks.map((task) => [`${task.subjectId} ${task.date}`, task]));
  return [...costs, ...ofNotes.values()];
}

/** The payments and cancellations of which somebody is reminded: the owner of the trip alone. Of what is cancelled nobody is, of payments neither. */
export function listDeadlinesOf(trip: Trip, userId: string, today: DateText): Deadline[] {
  if (!isOwner(trip, userId)) return [];
  const cancelled = listCancelledCosts(trip);
  return listTripDeadlines(trip, today).filter(({ row }) => !cancelled.has(row.sourceId));
}

/** The open tasks of which somebody is reminded: those that name them, and in their own trip those that name nobody. */
export const listTasksOf = (trip: Trip, userId: string) =>
  listOpenTasks(trip).filter((task) => concernOf(task, userId, isOwner(trip, userId)) === "mine");

const isOwner = ({ members = [] }: Trip, userId: string) =>
  members.some((person) => person.userId === userId && person.role === "owner");

/** The days of a trip at a date, in order. */
export const routesOn = ({ routes }: Pick<Trip, "routes">, date: DateText) =>
  routes.filter((route) => dayOf(route.date) === date);

/** The days whose paths matter for what is said of a date: a night has two of them. */
export const routesAround = ({ routes }: Pick<Trip, "routes">, date: DateText) =>
  routes.filter((route) => Math.abs(daysBetween(date, dayOf(route.date))) <= 1);
