import { equalJson } from "../../basics/equal-json.ts";
import { pickFields } from "../../basics/pick-fields.ts";
import type { FinanceItem } from "../../finance/finance-item.ts";
import { limits } from "../../limits.ts";
import type { Note } from "../../notes/note.ts";
import type { Idea } from "../../points/idea.ts";
import { type Point, placeFieldNames } from "../../points/point.ts";
import type { Route } from "../../routes/route.ts";
import { message } from "../../schemas/validation.ts";
import type { Trip } from "../../trips/trip.ts";
import { datesOf, sortRoutes } from "../../trips/trip-dates.ts";
import { FileReading, type FileRefusal, FileRefused } from "./file-reading.ts";
import {
  readCost,
  readDay,
  readIdea,
  readNote,
  readPoint,
  readTripFields,
  undated,
} from "./filed-things.ts";
import { isJsonWithin } from "./json-bounds.ts";
import { tripFileBounds, tripFileFormat, tripFileVersion } from "./trip-file.ts";
import { upgradeTrip } from "./upgrade-trip-file.ts";

/** What a file says: its trip with the file's own ids, private and not in the catalog, or why it is refused. */
export type ReadTripFile = { trip: Trip } | { refused: FileRefusal };

/**
 * Reads a JSON export (specification#json-export): its text, or what its text says. Fields that a new trip, day or
 * point has of its own may be missing; unknown fields are ignored. Anything else that is wrong refuses the whole file.
 */
export function readTripFile(given: unknown): ReadTripFile {
  try {
    return { trip: readFile(new FileReading(), parseText(given)) };
  } catch (thrown) {
    if (thrown instanceof FileRefused) return { refused: thrown.refusal };
    throw thrown;
  }
}

function parseText(given: unknown): unknown {
  if (typeof given !== "string") return given;
  if (!isJsonWithin(given, tripFileBounds)) throw new FileRefused(noTripFile);
  try {
    return JSON.parse(given);
  } catch {
    throw new FileRefused(noTripFile);
  }
}

const noTripFile: FileRefusal = { path: "", text: message("invalidTripFile") };

function readFile(reading: FileReading, given: unknown): Trip {
  const isFile = typeof given === "object" && given !== null && "format" in given;
  if (!isFile || given.format !== tripFileFormat) throw new FileRefused(noTripFile);
  const { version, trip } = reading.object(given, "");
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1)
    return reading.refuse("version", message("invalidTripFile"));
  const upgraded = upgradeTrip(trip, version, tripFileVersion);
  if (upgraded === undefined) return reading.refuse("version", message("newerTripFile"));
  return readTrip(reading, upgraded.trip);
}

function readTrip(reading: FileReading, given: unknown): Trip {
  const { routes, ideas, financeItems, notes } = reading.object(given, "trip");
  const fields = readTripFields(reading, given, "trip");
  const { id: tripId, currency } = fields;
  const tooManyDays = message("tooManyDays", limits.routesPerTrip);
  const days = reading
    .list(routes, "trip.routes", limits.routesPerTrip, tooManyDays)
    .map((route, index) => readRoute(reading, route, `trip.routes.${index}`, { tripId, currency }));
  const tooManyPoints = message("tooManyPoints", limits.stopsPerTrip);
  const points = days.flatMap((day) => day.points);
  if (points.length > limits.stopsPerTrip) reading.refuse("trip.routes", tooManyPoints);
  const withoutDay = reading
    .list(ideas, "trip.ideas", limits.stopsPerTrip - points.length, tooManyPoints)
    .map((idea, index): Idea => {
      const path = `trip.ideas.${index}`;
      const read = readIdea(reading, idea, path, { tripId, currency });
      reading.requireNew("point", read.id, path);
      return read;
    });
  requireSamePlaces(reading, days, withoutDay);
  const tooManyCosts = message("tooManyCosts", limits.financeItemsPerTrip);
  const costs = reading
    .list(financeItems, "trip.financeItems", limits.financeItemsPerTrip, tooManyCosts)
    .map((item, index): FinanceItem => {
      const path = `trip.financeItems.${index}`;
      const read = readCost(reading, item, path, { tripId, currency });
      reading.requireNew("cost", read.id, path);
      return read;
    });
  const ofTrip = readNotes(reading, notes, "trip.notes", { tripId, routeId: null });
  const count = [ofTrip, ...days.map((day) => day.notes)]
    .flat()
    .reduce((sum, { replies }) => sum + 1 + replies.length, 0);
  if (count > limits.notesPerTrip)
    reading.refuse("trip.notes", message("tooManyNotes", limits.notesPerTrip));
  const sorted = sortRoutes(days);
  return {
    ...fields,
    ...datesOf(sorted),
    isPublic: false,
    isInCatalog: false,
    coverFileId: null,
    silenced: [],
    ownerName: "",
    canEdit: true,
    created: undated,
    updated: undated,
    routes: sorted,
    ideas: withoutDay,
    financeItems: costs,
    notes: ofTrip,
    attachments: [],
  };
}

function readRoute(
  reading: FileReading,
  given: unknown,
  path: string,
  { tripId, currency }: Pick<Trip, "currency"> & { tripId: string },
): Route {
  const day = readDay(reading, given, path, tripId);
  reading.requireNew("day", day.id, path);
  const { points, notes } = reading.object(given, path);
  const tooManyPoints = message("tooManyPoints", limits.stopsPerTrip);
  const on = { tripId, currency, moveType: day.moveType };
  return {
    ...day,
    notes: readNotes(reading, notes, `${path}.notes`, { tripId, routeId: day.id }),
    points: reading
      .list(points, `${path}.points`, limits.stopsPerTrip, tooManyPoints)
      .map((point, order): Point => {
        const where = `${path}.points.${order}`;
        const read = readPoint(reading, point, where, { ...on, routeId: day.id, order });
        reading.requireNew("point", read.id, where);
        return read;
      }),
  };
}

function readNotes(
  reading: FileReading,
  given: unknown,
  path: string,
  of: Pick<Note, "tripId" | "routeId">,
): Note[] {
  const text = message("tooManyNotes", limits.notesPerTrip);
  const read = (note: unknown, where: string, order: number, parentId: string | null) => {
    const one = readNote(reading, note, where, { ...of, parentId, order });
    reading.requireNew("note", one.id, where);
    return one;
  };
  return reading.list(given, path, limits.notesPerTrip, text).map((note, order) => {
    const where = `${path}.${order}`;
    const top = read(note, where, order, null);
    const { replies } = reading.object(note, where);
    return {
      ...top,
      replies: reading
        .list(replies, `${where}.replies`, limits.notesPerTrip, text)
        .map((reply, position) => read(reply, `${where}.replies.${position}`, position, top.id)),
    };
  });
}

/** Stops and ideas of one place say the same of it. */
function requireSamePlaces(
  reading: FileReading,
  days: readonly Route[],
  ideas: readonly Idea[],
): void {
  const places = new Map<string, unknown>();
  const requireSame = (list: readonly Idea[], path: string) => {
    for (const [index, point] of list.entries()) {
      const place = pickFields(point, placeFieldNames);
      const known = places.get(point.linkId);
      if (known === undefined) places.set(point.linkId, place);
      else if (!equalJson(known, place))
        reading.refuse(`${path}.${index}.linkId`, message("placesDiffer"));
    }
  };
  for (const [day, { points }] of days.entries()) requireSame(points, `trip.routes.${day}.points`);
  requireSame(ideas, "trip.ideas");
}
