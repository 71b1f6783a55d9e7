import type { PrintContext } from "../print/print-context.ts";
import type { PrintDay } from "../print/print-day.ts";
import { createPrintDocument } from "../print/print-document.ts";
import { readPrintOptions } from "../print/print-options.ts";
import type { Route } from "../routes/route.ts";
import type { Trip } from "../trips/trip.ts";
import { dayLines, type Line } from "./day-line.ts";

/** A day of a map file: its words as on paper, its path as lines. */
export interface MapDay extends Omit<PrintDay, "map"> {
  route: Route;
  lines: readonly Line[];
}

/** A trip for the files of map programs: the same content as on paper, whole (specification#kmz). */
export interface MapFile {
  name: string;
  /** Dates, days, points and travellers in words. */
  facts: string;
  days: readonly MapDay[];
}

export function createMapFile(trip: Trip, context: PrintContext): MapFile {
  const { title, dates, facts, days } = createPrintDocument(
    trip,
    readPrintOptions({ notes: "0", maps: "0" }),
    { ...context, repeatsPlaces: true },
  );
  return {
    name: title,
    facts: [dates, ...facts].filter((text) => text !== "").join(" · "),
    days: trip.routes.flatMap((route, at) => {
      const day = days[at];
      const lines = dayLines(route.points, context.pathOf(route)?.legs ?? {});
      return day ? [{ ...day, route, lines }] : [];
    }),
  };
}
