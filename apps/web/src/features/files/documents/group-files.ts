import { findFinanceItem } from "@castor/core/finance/edit-items.ts";
import { findNote } from "@castor/core/notes/edit-notes.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { foldText } from "@castor/core/schemas/texts.ts";
import { type DateText, dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { type FileKind, kindOfFile } from "../list/file-kind.ts";
import type { FilePlace, ShownFile } from "../list/shown-file.ts";
import type { FileWords } from "./use-file-words.ts";

/** A file with what it stands at. */
export interface PlacedFile {
  file: ShownFile;
  /** The name of the place or cost; empty for a day, a note and the trip. */
  place: string;
  /** Where it is on the map, or in the costs or notes; null for the trip. */
  href: string | null;
  /** The words around what was looked for, where it stands in the file alone; else empty. */
  excerpt: string;
}

/** The files of a day (`id` of the route), of the trip, or without a day. */
export interface FileGroup {
  id: "trip" | "undated" | { routeId: string };
  files: readonly PlacedFile[];
}

export interface FileFilter {
  search: string;
  /** What is known of the words in files, by their keys. */
  words?: ReadonlyMap<string, FileWords>;
  kind: FileKind | "all";
}

interface Standing extends Omit<PlacedFile, "file" | "excerpt"> {
  routeId: string | null;
  isOfTrip: boolean;
}

const undated: Standing = { routeId: null, isOfTrip: false, place: "", href: null };
const onMap = (tripId: string, routeId: string) => addressOf("map", { tripId, routeId });

/** Where a file stands. A place of several days stands on today's, else on its first. */
function standingOf(trip: Trip, { kind, thingId }: FilePlace, today: DateText): Standing {
  const { id: tripId, routes } = trip;
  switch (kind) {
    case "trip":
      return { ...undated, isOfTrip: true };
    case "route":
      return { ...undated, routeId: thingId, href: onMap(tripId, thingId) };
    case "place": {
      const stops = routes.flatMap(({ id, date, points }) =>
        points
          .filter(({ linkId }) => linkId === thingId)
          .map((point) => ({ point, routeId: id, isToday: dayOf(date) === today })),
      );
      const stop = stops.find(({ isToday }) => isToday) ?? stops[0];
      if (!stop) {
        const idea = trip.ideas.find(({ linkId }) => linkId === thingId);
        return { ...undated, place: idea?.name ?? "", href: onMap(tripId, showTrip) };
      }
      const { point, routeId } = stop;
      const href = `${onMap(tripId, routeId)}?${new URLSearchParams({ point: point.id })}`;
      return { ...undated, routeId, place: point.name, href };
    }
    case "cost": {
      const item = findFinanceItem(trip, thingId);
      const route = routes.find(({ date }) => dayOf(date) === item?.startDate);
      const href = addressOf("finance", { tripId });
      return { ...undated, routeId: route?.id ?? null, place: item?.name ?? "", href };
    }
    case "note": {
      const routeId = findNote(trip, thingId)?.routeId ?? null;
      const href = addressOf("tasks", { tripId });
      return { ...undated, routeId, isOfTrip: routeId === null, href };
    }
  }
}

/** The files that are looked for, by day with today's first, then those of the trip, then those without a day. */
export function groupFiles(
  trip: Trip,
  files: readonly ShownFile[],
  { search, kind, words: inFiles }: FileFilter,
  today: DateText,
): FileGroup[] {
  const words = foldText(search.trim());
  const found = files.flatMap((file) => {
    if (kind !== "all" && kindOfFile(file) !== kind) return [];
    const placed = { file, ...standingOf(trip, file, today), excerpt: "" };
    const { name, caption } = file;
    if ([name, caption, placed.place].some((text) => foldText(text).includes(words)))
      return [placed];
    const excerpt = excerptOf(inFiles?.get(file.key), words);
    return excerpt === null ? [] : [{ ...placed, excerpt }];
  });
  const isToday = ({ date }: Trip["routes"][number]) => dayOf(date) === today;
  const days = [...trip.routes.filter(isToday), ...trip.routes.filter((day) => !isToday(day))];
  const groups: FileGroup[] = [
    ...days.map(({ id }) => ({
      id: { routeId: id },
      files: found.filter(({ routeId }) => routeId === id),
    })),
    { id: "trip", files: found.filter(({ isOfTrip }) => isOfTrip) },
    {
      id: "undated",
      files: found.filter(({ routeId, isOfTrip }) => routeId === null && !isOfTrip),
    },
  ];
  return groups.filter((group) => group.files.length > 0);
}

/** Characters before and behind what was found. */
const around = 40;

/** The words around folded ones; null where the file does not have them. */
function excerptOf(file: FileWords | undefined, words: string): string | null {
  const start = file?.folded.indexOf(words) ?? -1;
  if (!file || start < 0) return null;
  const { text, folded } = file;
  // Folding takes marks away: then the place is another one in the text itself.
  const shown = folded.length === text.length ? text : folded;
  const [from, to] = [Math.max(0, start - around), start + words.length + around];
  return `${from > 0 ? "…" : ""}${shown.slice(from, to).trim()}${to < shown.length ? "…" : ""}`;
}
