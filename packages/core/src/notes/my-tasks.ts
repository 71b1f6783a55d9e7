import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { taskTick } from "../markup/tick-task.ts";
import { id } from "../schemas/ids.ts";
import { type DateText, date } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import { concernOf, listOpenTasks, type TripNotes } from "./list-open-tasks.ts";

/** An open task that concerns somebody, of any of their trips (specification#tasks). */
export const myTask = z.object({
  tripId: id,
  tripName: z.string(),
  noteId: id,
  tick: taskTick,
  text: z.string(),
  /** The name of its day; null for a task of the whole trip. */
  day: z.nullable(z.string()),
  due: z.nullable(date),
  /** The names of those whose task it is, where it is somebody else's. */
  others: z.array(z.string()),
});
export type MyTask = z.infer<typeof myTask>;

/** The first of them, and how many there are. */
export const myTasks = z.object({ tasks: z.array(myTask), total: z.int() });
export type MyTasks = z.infer<typeof myTasks>;

/** A trip with those of its notes that have tasks. */
export type TaskTrip = Pick<Trip, "id" | "name" | "startDate" | "endDate"> & TripNotes;

/**
 * The open tasks of somebody's trips: their own first, of these those that are due, the earliest first, then trip by trip
 * in the given order. Of trips that are over only what has a date or names somebody: nobody packs for a trip that was.
 */
export function listMyTasks(trips: readonly TaskTrip[], userId: string, today: DateText): MyTasks {
  const found = trips.flatMap((trip) => {
    const isOwner = trip.members?.some(
      (person) => person.userId === userId && person.role === "owner",
    );
    const isOver = trip.endDate !== null && trip.endDate < today;
    return listOpenTasks(trip).flatMap(({ noteId, tick, text, day, due, assignees }) => {
      const concern = concernOf({ assignees }, userId, isOwner ?? false);
      if (concern === null || (isOver && due === null && assignees.length === 0)) return [];
      const others = concern === "others" ? assignees.map(({ name }) => name) : [];
      const of = { tripId: trip.id, tripName: trip.name };
      return [{ ...of, noteId, tick, text, day, due, others }];
    });
  });
  const orderOf = ({ others, due }: MyTask) =>
    `${others.length > 0 ? 1 : 0} ${due ?? "9999-99-99"}`;
  const tasks = found.toSorted((one, other) => {
    const [first, second] = [orderOf(one), orderOf(other)];
    return first < second ? -1 : Number(first > second);
  });
  return { tasks: tasks.slice(0, limits.myTasks), total: tasks.length };
}
