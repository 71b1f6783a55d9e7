import { sumByCurrency } from "../finance/table/arrange-rows.ts";
import type { FinanceRow } from "../finance/table/finance-table.ts";
import { listFinanceRows } from "../finance/table/list-rows.ts";
import type { PrintContext } from "../print/print-context.ts";
import { type PrintDay, printDay } from "../print/print-day.ts";
import { printIdeas } from "../print/print-ideas.ts";
import { readPrintOptions } from "../print/print-options.ts";
import type { PrintPoint } from "../print/print-point.ts";
import type { Route } from "../routes/route.ts";
import type { Trip } from "../trips/trip.ts";
import { datesOf } from "../trips/trip-dates.ts";
import { dayLines, type Line } from "./day-line.ts";

/** A day of a map file: its words as on paper, its path as lines. */
export interface MapDay extends Omit<PrintDay, "map"> {
  route: Route;
  lines: readonly Line[];
}

/** A trip for the files of map programs: the same content as on paper, whole, but for codes of bookings and names (specification#kmz). */
export interface MapFile {
  name: string;
  /** Dates, days and points in words. */
  facts: string;
  days: readonly MapDay[];
  /** The points without a day, under their heading. */
  ideas: { name: string; points: readonly PrintPoint[] };
}

/** The days one by one: a long trip takes a second, and others take their turn between them. */
export function* describeMapDays(trip: Trip, context: PrintContext): Generator<MapDay> {
  const options = readPrintOptions({ notes: "0", maps: "0" });
  const repeating = { ...context, repeatsPlaces: true, hidesCodes: true };
  const rows = Map.groupBy<string | null, FinanceRow>(
    listFinanceRows(trip, true),
    ({ routeId }) => routeId,
  );
  for (const [dayIndex, route] of trip.routes.entries()) {
    const costs = sumByCurrency(rows.get(route.id) ?? []);
    const none = { described: new Map(), pictures: new Map(), photos: new Map() };
    const day = printDay(trip, { route, dayIndex, costs, ...none }, options, repeating);
    yield { ...day, route, lines: dayLines(route, context.pathOf(route)?.legs ?? {}) };
  }
}

export function createMapFile(trip: Trip, days: readonly MapDay[], context: PrintContext): MapFile {
  const { words, formats } = context;
  const options = readPrintOptions({ notes: "0", maps: "0" });
  const shared = { ...context, hidesCodes: true };
  const { startDate, endDate } = datesOf(trip.routes);
  const facts = [
    startDate && endDate ? formats.dateRange(startDate, endDate) : "",
    words("trips.days", { count: days.length }),
    words("trips.points", { count: days.reduce((sum, { points }) => sum + points.length, 0) }),
  ];
  return {
    ...{ name: trip.name, facts: facts.filter((text) => text !== "").join(" · "), days },
    ideas: { name: words("ideas.title"), points: printIdeas(trip, options, shared) },
  };
}
