import type { MarkupLine } from "../markup/markup-tree.ts";
import { addressOf } from "../pages.ts";
import type { Picture } from "../points/picture.ts";
import type { Point } from "../points/point.ts";
import { type PointTypeId, pointTypeOf } from "../points/point-types.ts";
import type { PriorityId } from "../points/priorities.ts";
import type { RouteMode } from "../points/travel-modes.ts";
import type { PathSpan } from "../routes/paths/path-spans.ts";
import type { Route } from "../routes/route.ts";
import type { DaySchedule } from "../routes/schedule/day-schedule.ts";
import { legTextOf } from "../services/paths/leg-text.ts";
import { dayOf } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import { writeClock } from "./format-moment.ts";
import { listDetails } from "./list-details.ts";
import type { PrintDetail } from "./point-details.ts";
import type { PrintContext, PrintPath } from "./print-context.ts";
import { printText } from "./print-notes.ts";
import type { PrintOptions } from "./print-options.ts";
import type { PrintedPhotos, PrintPhoto } from "./print-photos.ts";
import { type PrintPicture, printPicture } from "./print-pictures.ts";
import { describeLateness, listTimeFacts } from "./time-facts.ts";

/** A point on paper: a stop with its place. */
export interface PrintPoint {
  id: string;
  linkId: string;
  /** Its number on the screen, from 1. Points that are not printed keep theirs. */
  number: number;
  name: string;
  typeId: PointTypeId;
  /** The name of the type. */
  type: string;
  priority: PriorityId;
  /** Priority "if time allows". */
  isOptional: boolean;
  isOffPath: boolean;
  /** These in words, and "must see". */
  marks: readonly string[];
  /** How one gets here; null where there is no leg, or where it begins at a point that is not printed. */
  leg: { mode: RouteMode; text: string; isEstimated: boolean } | null;
  /** "09:15"; empty while unknown. The departure is empty too when it equals the arrival. */
  arrival: string;
  departure: string;
  /** Reservation, waiting, time to spend; of a place that was printed before, where the rest of it stands. */
  facts: readonly string[];
  /** Lateness, in words. */
  warnings: readonly string[];
  /** Address, website, opening hours, booking, hotel stay, price and others, each with its label. */
  details: readonly PrintDetail[];
  description: readonly MarkupLine[];
  /** Null without one, and without pictures. */
  picture: PrintPicture | null;
  photos: readonly PrintPhoto[];
  lat: number;
  lng: number;
  /** The address of the point on the map. */
  address: string;
}

/** A point of a day, by its place in it. */
export interface PointOfDay {
  route: Route;
  point: Point;
  number: number;
  /** "Day 3". */
  label: string;
  described: Map<string, string>;
  pictures: ReadonlyMap<string, Picture>;
  photos: PrintedPhotos["shown"];
  path: PrintPath | null;
  schedule: DaySchedule | null;
  spans: ReadonlyMap<string, PathSpan<Point>>;
  isHidden: (point: Point) => boolean;
}

export function printPoint(
  trip: Trip,
  {
    route,
    point,
    number,
    label,
    described,
    pictures,
    photos,
    path,
    schedule,
    spans,
    isHidden,
  }: PointOfDay,
  options: PrintOptions,
  context: PrintContext,
): PrintPoint {
  const { words, origin } = context;
  const before = context.repeatsPlaces ? undefined : described.get(point.linkId);
  if (before === undefined) described.set(point.linkId, label);
  const hasMore =
    (options.prices && point.finance !== null) ||
    (options.hotels && point.hotelData !== null) ||
    (options.descriptions && point.description.trim() !== "");
  const times = schedule?.stops[point.id] ?? null;
  const isOptional = point.priority === "second";
  const late = times && describeLateness(point, times, context);
  const day = addressOf("map", { tripId: trip.id, routeId: route.id });
  return {
    id: point.id,
    linkId: point.linkId,
    number,
    name: point.name,
    typeId: pointTypeOf(point.typeId).id,
    type: words(`points.types.${pointTypeOf(point.typeId).id}`),
    priority: point.priority,
    isOptional,
    isOffPath: point.excludeFromRoute,
    marks: [
      ...(point.priority === "normal" ? [] : [words(`points.priorities.${point.priority}`)]),
      ...(point.excludeFromRoute ? [words("points.offPath")] : []),
    ],
    leg: path && legTo(point, path, spans, isHidden, context),
    arrival: times ? writeClock(times.arrival, context) : "",
    departure:
      times && times.departure.at !== times.arrival.at ? writeClock(times.departure, context) : "",
    facts: [
      ...listTimeFacts(point, times, context),
      ...(before !== undefined && hasMore ? [words("print.seeDay", { day: before })] : []),
    ],
    warnings: late ? [late] : [],
    details: listDetails(point, {
      ...{ date: dayOf(route.date), people: trip, routes: trip.routes, options, context },
      isRepeated: before !== undefined,
    }),
    description: before === undefined && options.descriptions ? printText(point.description) : [],
    picture: printPicture(pictures.get(point.id)),
    photos: photos.get(point.id) ?? [],
    lat: point.lat,
    lng: point.lng,
    address: `${origin}${day}?point=${encodeURIComponent(point.id)}`,
  };
}

/** The leg in the words of the screen. */
function legTo(
  point: Point,
  { legs, missing }: PrintPath,
  spans: PointOfDay["spans"],
  isHidden: (point: Point) => boolean,
  { words, formats }: PrintContext,
): PrintPoint["leg"] {
  const span = spans.get(point.id);
  const { routeMode } = point;
  if (!span || routeMode === "none" || isHidden(span.from)) return null;
  if (routeMode === "break")
    return { mode: routeMode, text: words("points.newPath"), isEstimated: false };
  const mode = words(`points.modes.${routeMode}`);
  if (missing.has(point.id))
    return { mode: routeMode, text: words("points.legMissing", { mode }), isEstimated: false };
  const leg = legs[point.id];
  if (!leg) return null;
  const text = words(`points.${legTextOf(leg)}`, {
    mode,
    distance: formats.distance(leg.distance),
    duration: formats.duration(leg.duration),
  });
  return { mode: routeMode, text, isEstimated: leg.isEstimated };
}
