import { redactAttachments } from "../files/visitor-files.ts";
import { countTasks } from "../notes/count-tasks.ts";
import { listNotes } from "../notes/edit-notes.ts";
import { flattenNotes } from "../notes/note-tree.ts";
import type { Trip } from "../trips/trip.ts";

/** How much of a trip visitors see, and how much of it stays its owner's (specification#visitor-view). */
export interface TripContents {
  shown: { days: number; points: number; descriptions: number; addresses: number; files: number };
  hidden: {
    costs: number;
    bookings: number;
    reservations: number;
    notes: number;
    tasks: number;
    files: number;
  };
}

/** Counts what visitors see and what they do not. A place that stands on several days counts once; `points` counts places. */
export function countContents(trip: Trip): TripContents {
  const stops = trip.routes.flatMap(({ points }) => points);
  const places = [...new Map(stops.map((stop) => [stop.linkId, stop])).values()];
  const notes = listNotes(trip);
  const files = new Set(trip.attachments.map(({ fileId }) => fileId)).size;
  const shownFiles = new Set(redactAttachments(trip).map(({ fileId }) => fileId)).size;
  return {
    shown: {
      days: trip.routes.length,
      points: places.length,
      descriptions: [...trip.routes, ...places].filter(({ description }) => description !== "")
        .length,
      addresses: places.filter(({ address }) => address !== "").length,
      files: shownFiles,
    },
    hidden: {
      costs: trip.financeItems.length + places.filter(({ finance }) => finance !== null).length,
      bookings: places.filter(({ hotelData }) => hotelData !== null).length,
      reservations: stops.filter(({ reservationTime }) => reservationTime !== null).length,
      notes: flattenNotes(notes).length,
      tasks: countTasks(notes).total,
      files: files - shownFiles,
    },
  };
}
