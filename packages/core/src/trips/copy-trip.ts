import { dropLostAttachments } from "../files/edit-attachments.ts";
import { asOwner } from "../members/member.ts";
import type { Note } from "../notes/note.ts";
import { startByFirstTime } from "../routes/edit/start-by-first-time.ts";
import type { Route } from "../routes/route.ts";
import { type DateText, daysBetween } from "../time/dates.ts";
import { shiftTrip } from "./shift-trip.ts";
import type { Trip } from "./trip.ts";
import { datesOf, sortRoutes } from "./trip-dates.ts";

/** The options of a copy (specification#trip-copy). */
export interface CopyOptions {
  /** The id of the copy of the thing with a former id. */
  newId: (former: string) => string;
  /** The first day of the copy. Missing: the dates stay. */
  startDate?: DateText | undefined;
  /** The days to copy. Missing: all. */
  routeIds?: readonly string[] | undefined;
}

/**
 * A deep copy of its maker's own, private and not in the catalog. All ids are new, shared places stay shared within the copy, and links to
 * points in texts lead to the copy's points. No day starts later than its first time. Null when the dates would leave the years of
 * `limits`.
 */
export function copyTrip(source: Trip, options: CopyOptions): Trip | null {
  const { newId, startDate, routeIds } = options;
  const copied = sortRoutes(
    source.routes
      .filter(({ id }) => routeIds?.includes(id) ?? true)
      .map((route) => ({ ...route, date: startByFirstTime(route.date, route.points) })),
  );
  const part: Trip = { ...source, routes: copied, ...datesOf(copied) };
  const shifted =
    startDate === undefined || part.startDate === null
      ? part
      : shiftTrip(part, daysBetween(part.startDate, startDate));
  return shifted && withFreshIds(shifted, newId);
}

function withFreshIds(trip: Trip, newId: CopyOptions["newId"]): Trip {
  const ids = new Map<string, string>();
  const freshen = (old: string): string => {
    const fresh = ids.get(old) ?? newId(old);
    ids.set(old, fresh);
    return fresh;
  };
  const tripId = freshen(trip.id);
  const points = [...trip.routes.flatMap((route) => route.points), ...trip.ideas];
  const places = new Map(points.map(({ linkId }) => [linkId, freshen(linkId)]));
  const relink = (text: string) =>
    text.replace(/\]\(point:([\w-]+)\)/g, (link, linkId: string) => {
      const fresh = places.get(linkId);
      return fresh === undefined ? link : `](point:${fresh})`;
    });
  const copyNote = <T extends Omit<Note, "replies">>(note: T): T => ({
    ...note,
    id: freshen(note.id),
    tripId,
    routeId: note.routeId && freshen(note.routeId),
    parentId: note.parentId && freshen(note.parentId),
    text: relink(note.text),
    // A copy is of whoever makes it: it tells nobody of those who plan the other trip.
    ...(note.author && { author: null }),
  });
  const copyNotes = (notes: readonly Note[]) =>
    notes.map((note) => ({ ...copyNote(note), replies: note.replies.map(copyNote) }));
  const copyRoute = (route: Route): Route => ({
    ...route,
    id: freshen(route.id),
    tripId,
    isReadonly: false,
    description: relink(route.description),
    notes: copyNotes(route.notes),
    points: route.points.map((point) => ({
      ...point,
      id: freshen(point.id),
      linkId: freshen(point.linkId),
      tripId,
      routeId: freshen(route.id),
      description: relink(point.description),
    })),
  });
  const files = dropLostAttachments(trip).attachments;
  return {
    ...trip,
    id: tripId,
    isPublic: false,
    isInCatalog: false,
    coverFileId:
      files.some(({ fileId }) => fileId === trip.coverFileId) && trip.coverFileId
        ? freshen(trip.coverFileId)
        : null,
    silenced: [],
    canEdit: true,
    ...asOwner,
    members: undefined,
    // Who goes may be somebody else there; who plans it is nobody but its maker.
    travellers: trip.travellers.map((person) => ({ ...person, userId: null })),
    routes: trip.routes.map(copyRoute),
    ideas: trip.ideas.map((idea) => ({
      ...idea,
      id: freshen(idea.id),
      linkId: freshen(idea.linkId),
      tripId,
      description: relink(idea.description),
    })),
    financeItems: trip.financeItems.map((item) => ({
      ...item,
      id: freshen(item.id),
      tripId,
      description: relink(item.description),
    })),
    notes: copyNotes(trip.notes),
    // Files that stand at what is copied. Nobody has shown them to visitors of the copy.
    attachments: files.map((attachment) => ({
      ...attachment,
      id: freshen(attachment.id),
      fileId: freshen(attachment.fileId),
      thingId: freshen(attachment.thingId),
      isPublic: false,
    })),
  };
}
