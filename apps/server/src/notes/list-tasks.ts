import { listMyTasks, type TaskTrip } from "@castor/core/notes/list-my-tasks.ts";
import type { MyTasks } from "@castor/core/notes/my-tasks.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import { datesOf } from "@castor/core/trips/trip-dates.ts";
import { requireViewer } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { listPeopleOf } from "../members/member-store.ts";
import { listNotesWithTasks } from "./note-store.ts";

/** The open tasks that concern the caller, of all trips of theirs: of the next trips first. */
export async function listTasks(context: TripContext): Promise<MyTasks> {
  const { queries, zone, now } = context;
  const { userId } = requireViewer(context);
  const today = todayIn(zone, now);
  const notes = await listNotesWithTasks(queries, userId);
  const byTrip = Map.groupBy(notes, ({ note }) => note.tripId);
  const people = await listPeopleOf(queries, [...byTrip.keys()]);
  const trips: TaskTrip[] = [];
  for (const [id, ofTrip] of byTrip) {
    const [first] = ofTrip;
    if (first === undefined) continue;
    const ofDays = Map.groupBy(ofTrip, ({ day }) => day);
    const textsOf = (day: string | null) =>
      (ofDays.get(day) ?? []).map(({ note }) => ({ ...note, replies: [] }));
    const days = [...ofDays.keys()].filter((day) => day !== null);
    trips.push({
      ...{ id, name: first.tripName, members: people.get(id) ?? [] },
      ...datesOf(first.dates.map((date) => ({ date }))),
      notes: textsOf(null),
      routes: days.map((name) => ({ name, notes: textsOf(name) })),
    });
  }
  const orderOf = ({ startDate, endDate }: TaskTrip) =>
    `${endDate !== null && endDate < today ? 1 : 0} ${startDate ?? "9999-99-99"}`;
  const sorted = trips.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
  return listMyTasks(sorted, userId, today);
}
