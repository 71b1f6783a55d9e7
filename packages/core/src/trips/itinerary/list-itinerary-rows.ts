import type { Point } from "../../points/point.ts";
import type { Route } from "../../routes/route.ts";
import { dayOf } from "../../time/dates.ts";
import { listStayNights, type StayNight } from "./list-stay-nights.ts";

interface AnyRow {
  /** Of no other row: a stop's is its point's. */
  id: string;
  route: Route;
  /** True where the bar of a stay passes by, between two of its nights. */
  isBesideStay: boolean;
}

/** A row of the itinerary. */
export type ItineraryRow = AnyRow &
  (
    | { kind: "day" }
    | { kind: "notes" }
    /** `index`: its position on its day, from 0. */
    | { kind: "stop"; point: Point; index: number }
    /** The end of the day, where a point is added. */
    | { kind: "end" }
    | { kind: "night"; nights: readonly StayNight[] }
  );

export interface ItineraryOptions {
  /** All days of the trip: their hotels. */
  routes: readonly Route[];
  /** The days of the itinerary, in the order of dates. */
  shown: readonly Route[];
  isOpen: (routeId: string) => boolean;
  /** True for who reads and writes the notes of days. */
  hasNotes: boolean;
  /** True where points are added at the ends of days. */
  hasEnds: boolean;
}

/**
 * The days of an itinerary as one list: of each its heading, its notes, its stops in order, its end, and the hotels of its
 * night. A folded day has its heading alone.
 */
export function listItineraryRows(options: ItineraryOptions): ItineraryRow[] {
  const { routes, shown, isOpen, hasNotes, hasEnds } = options;
  const nights = listStayNights(routes, shown);
  const joined = new Set(
    shown
      .filter(({ id }) => nights.get(id)?.some(({ joinsBefore }) => joinsBefore))
      .map(({ date }) => dayOf(date)),
  );
  return shown.flatMap((route): ItineraryRow[] => {
    const of = (kind: string) => ({
      id: `${kind} ${route.id}`,
      route,
      isBesideStay: joined.has(dayOf(route.date)),
    });
    const heading: ItineraryRow = { ...of("day"), kind: "day" };
    if (!isOpen(route.id)) return [heading];
    const own = nights.get(route.id) ?? [];
    return [
      heading,
      ...(hasNotes && route.notes.length > 0 ? [{ ...of("notes"), kind: "notes" as const }] : []),
      ...route.points.map((point, index) => ({
        ...of("stop"),
        kind: "stop" as const,
        ...{ id: point.id, point, index },
      })),
      ...(hasEnds || route.points.length === 0 ? [{ ...of("end"), kind: "end" as const }] : []),
      ...(own.length > 0 ? [{ ...of("night"), kind: "night" as const, nights: own }] : []),
    ];
  });
}
