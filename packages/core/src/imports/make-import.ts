import type { ArgsOf } from "../changes/change-args.ts";
import { type ReadTripFile, readTripFile } from "../exports/json/read-trip-file.ts";
import { toTripFile } from "../exports/json/trip-file.ts";
import { toIdea } from "../points/edit/share-place.ts";
import { modeForNewPoint } from "../points/travel-modes.ts";
import type { Route } from "../routes/route.ts";
import { copyTrip } from "../trips/copy-trip.ts";
import type { Trip } from "../trips/trip.ts";

/** What goes into the open trip: the trip of a file, and of each of its days where it goes. */
export interface ImportInto {
  trip: Trip;
  /** By the position of the day in `trip`. Left out: it is not wanted. Null: it becomes a new day. Its points may become ideas. */
  targets: ReadonlyMap<number, Route | "ideas" | null>;
  /** The file tells how each point is reached; otherwise the day that it joins does. */
  hasModes: boolean;
  /** A temporary id. */
  newId: () => string;
  /** The trip that it goes into. */
  intoId: string;
  now: Date;
}

type Refused = Extract<ReadTripFile, { refused: unknown }>;

/** What an import brings, as a change of the trip. */
export type ImportChange = Omit<ArgsOf<"trips.import">, "name">;

/**
 * The import as a change of the open trip (decision 096), with temporary ids. It is read as the server will read it, so that the browser
 * shows what the server makes of it. Days without anything on them are left out.
 */
export function makeImport(into: ImportInto): Refused | ImportChange {
  const { trip, targets, newId, intoId, now } = into;
  const routes = trip.routes.flatMap((route, index) => {
    const target = targets.get(index);
    const isEmpty = route.points.length + route.notes.length === 0 && route.track === "";
    if (target === undefined || target === "ideas" || isEmpty) return [];
    return [target === null ? route : joining(route, target, into)];
  });
  const withoutDay = trip.routes.filter((_, index) => targets.get(index) === "ideas");
  const read = readTripFile(
    toTripFile({ ...trip, ...keepWithoutDay(trip, withoutDay), routes }, now),
  );
  if ("refused" in read) return read;
  const ids = new Map<string, string>();
  const file = { ...read.trip, id: newId() };
  const own = copyTrip(file, {
    newId(former) {
      const id = former === file.id ? intoId : newId();
      ids.set(former, id);
      return id;
    },
  });
  if (own === null) return { refused: { path: "", text: "invalidDate" } };
  return {
    tripId: intoId,
    contents: {
      ...{ routes: own.routes, ideas: own.ideas },
      ...{ financeItems: own.financeItems, notes: own.notes },
    },
    targets: trip.routes.flatMap(({ id }, index) => {
      const [named, target] = [ids.get(id), targets.get(index)];
      return named !== undefined && target && target !== "ideas"
        ? [{ id: named, routeId: target.id }]
        : [];
    }),
  };
}

/** The points of some days as ideas, and their notes as those of the trip. */
function keepWithoutDay(trip: Trip, days: readonly Route[]): Pick<Trip, "ideas" | "notes"> {
  const notes = days.flatMap((day) =>
    day.notes.map((note) => ({
      ...note,
      routeId: null,
      replies: note.replies.map((reply) => ({ ...reply, routeId: null })),
    })),
  );
  return {
    ideas: [...trip.ideas, ...days.flatMap(({ points }) => points.map(toIdea))],
    notes: [...trip.notes, ...notes],
  };
}

/** A day whose points join another one. That has its own description: the one of the file comes as a note. */
function joining(route: Route, target: Route, { hasModes, newId, now }: ImportInto): Route {
  const at = now.toISOString();
  const { id: routeId, tripId, description } = route;
  const note = {
    ...{ id: newId(), tripId, routeId, parentId: null, order: 0, text: description },
    ...{ created: at, updated: at, replies: [] },
  };
  return {
    ...route,
    notes: description === "" ? route.notes : [note, ...route.notes],
    points: hasModes
      ? route.points
      : route.points.map((point) =>
          point.routeMode === "break"
            ? point
            : { ...point, routeMode: modeForNewPoint(target.moveType) },
        ),
  };
}
