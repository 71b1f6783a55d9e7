import { limits } from "../limits.ts";
import type { DateText } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import { concernOf, listOpenTasks, type TripNotes } from "./list-open-tasks.ts";
import type { MyTask, MyTasks } from "./my-tasks.ts";

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
