import { toIdea } from "../src/points/edit/share-place.ts";
import { writeTrack } from "../src/routes/track.ts";
import type { TripContents } from "../src/trips/contents/trip-contents.ts";
import { makeFinanceItem, makeIdea, makeNote, makePoint, makeRoute } from "./make.ts";

const drawn = [
  [44.6, 42.6],
  [44.7, 42.7],
  [44.6, 42.8],
] as const;

/** What an import brings: two days that share a place, ideas, a cost, and notes with a reply. */
export function makeContents(tripId: string, id: string, date: string): TripContents {
  const noteOf = (index: number, routeId: string | null) => {
    const { replies: _, ...own } = makeNote({ id: `${id}-reply${index}`, tripId, routeId });
    const note = makeNote({
      id: `${id}-note${index}`,
      tripId,
      routeId,
      text: `note ${index} of ${id}`,
    });
    return { ...note, replies: [{ ...own, parentId: note.id }] };
  };
  // Of imports one after another, in no order.
  const time = `${10 + ((7 * Number(id.replace(/\D/g, ""))) % 12)}:00`;
  return {
    routes: [0, 1].map((day) => {
      const routeId = `${id}-day${day}`;
      const ids = { id: `${id}-stop${day}`, linkId: `${id}-place`, name: `brought ${id}` };
      const points = [
        makePoint({ ...ids, timeToSpend: day, reservationTime: time }),
        makePoint({ id: `${id}-own${day}`, linkId: `${id}-own-place${day}` }),
      ];
      const notes = [noteOf(day, routeId)];
      const track = writeTrack([drawn.map(([lng, lat]) => [lng + day, lat])]);
      return makeRoute({ id: routeId, tripId, name: `${id} ${day}`, date, notes, track, points });
    }),
    ideas: [
      makeIdea({ id: `${id}-idea`, linkId: `${id}-idea-place`, tripId, name: `idea of ${id}` }),
      // Of a place that its days have, too.
      {
        ...toIdea(makePoint({ linkId: `${id}-place`, name: `brought ${id}` })),
        ...{ id: `${id}-later`, tripId, timeToSpend: 45 },
      },
    ],
    financeItems: [makeFinanceItem({ id: `${id}-cost`, tripId, name: `cost of ${id}` })],
    notes: [noteOf(2, null)],
  };
}
