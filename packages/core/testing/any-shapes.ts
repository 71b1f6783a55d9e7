import fc from "fast-check";
import { addAttachment } from "../src/files/edit-attachments.ts";
import type { Trip } from "../src/trips/trip.ts";
import { anyFiles, listThings } from "./any-attachment-changes.ts";
import { pick } from "./any-idea-changes.ts";
import {
  makeAttachment,
  makeFinance,
  makeFinanceItem,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "./make.ts";

/** How many stops each day has; whether the first place stands on each day too; how many notes each has; how many files stand somewhere. */
export const tripShapes = fc.record({
  days: fc.array(fc.nat(4), { maxLength: 4 }),
  isShared: fc.boolean(),
  notes: fc.nat(3),
  items: fc.nat(2),
  files: fc.array(fc.nat(30), { maxLength: 4 }),
});

/** The text of things with tasks in it. */
export const tasks = "- [ ] tickets\n- [x] beds\nand a plain line";

/** A trip of that shape, with ids of the server. */
export function makeTripOf({
  days,
  isShared,
  notes,
  items,
  files,
}: {
  days: readonly number[];
  isShared: boolean;
  notes: number;
  items: number;
  files: readonly number[];
}): Trip {
  const shared = makePoint({ name: "Hotel", typeId: "Hotel", finance: makeFinance() });
  const notesOf = (routeId: string | null) =>
    Array.from({ length: notes }, (_, order) => {
      const note = makeNote({ order, routeId, text: `${order} ${tasks}` });
      const reply = makeNote({ order: 0, routeId, parentId: note.id, text: `reply ${order}` });
      const { replies: _replies, ...own } = reply;
      return { ...note, replies: order === 1 ? [own] : [] };
    });
  const trip = makeTrip({
    routes: days.map((count, day) => {
      const id = `day${day}`;
      const points = Array.from({ length: count }, (_, index) =>
        makePoint({ name: `stop ${day}.${index}`, description: tasks, timeToSpend: index * 10 }),
      );
      const stays = isShared ? [{ ...shared, ...makePointId(), timeToSpend: day }] : [];
      return makeRoute({
        ...{ id, name: `Day ${day}`, date: `2026-12-0${day + 1} 09:00` },
        points: [...stays, ...points],
        notes: notesOf(id),
      });
    }),
    notes: notesOf(null),
    financeItems: Array.from({ length: items }, (_, index) =>
      makeFinanceItem({ name: `cost ${index}`, finance: index === 0 ? makeFinance() : null }),
    ),
  });
  const things = listThings(trip);
  return files.reduce((made, thing, index) => {
    const at = { ...pick(anyFiles, index), ...pick(things, thing) };
    return addAttachment(made, makeAttachment(at));
  }, trip);
}

const makePointId = () => ({ id: makePoint().id });
