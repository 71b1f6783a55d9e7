import { listArrivals } from "../bookings/journeys.ts";
import type { CurrencyTotal } from "../finance/table/finance-table.ts";
import { findDoors } from "../hours/find-doors.ts";
import { dayColor } from "../map/day-colors.ts";
import type { MarkupLine } from "../markup/markup-tree.ts";
import { addressOf } from "../pages.ts";
import type { Picture } from "../points/picture.ts";
import type { Point } from "../points/point.ts";
import { sumLegs } from "../routes/paths/path-requests.ts";
import { pathSpans } from "../routes/paths/path-spans.ts";
import type { Route } from "../routes/route.ts";
import type { RouteIcon } from "../routes/route-icons.ts";
import { type DaySchedule, scheduleDay } from "../routes/schedule/day-schedule.ts";
import { dayOf, timeOf } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import { isPrinted } from "./choose-printed-routes.ts";
import { formatMoment } from "./format-moment.ts";
import type { PrintContext, PrintPath } from "./print-context.ts";
import { type PrintMap, printMap } from "./print-map.ts";
import { type PrintNote, printNotes, printText } from "./print-notes.ts";
import type { PrintOptions } from "./print-options.ts";
import type { PrintedPhotos, PrintPhoto } from "./print-photos.ts";
import { type PrintPoint, printPoint } from "./print-point.ts";

const secondsOfMinute = 60;

/** A day on paper. */
export interface PrintDay {
  id: string;
  /** Counts from 1 in the whole trip, also when only some days are printed. */
  number: number;
  /** "Day 3". */
  label: string;
  name: string;
  icon: RouteIcon;
  color: string;
  /** With its weekday and year. */
  date: string;
  /** "starts at 09:00". */
  start: string;
  /** Way, time at stops, end of the day, costs: in words. */
  summary: readonly string[];
  description: readonly MarkupLine[];
  photos: readonly PrintPhoto[];
  points: readonly PrintPoint[];
  /** Says how many optional points are not printed, or that nothing is planned; empty otherwise. */
  remark: string;
  notes: readonly PrintNote[];
  /** The address of the day's map, for the QR code. */
  address: string;
  /** What the picture of the map shows. Null without maps or without points. */
  map: PrintMap | null;
}

/** A day of the trip, by its place in it, with its costs by currency. */
export interface DayOfTrip {
  route: Route;
  dayIndex: number;
  costs: readonly CurrencyTotal[];
  /** The label of the day that has told a place, by its `linkId`. */
  described: Map<string, string>;
  /** By the id of the point, as `choosePrintedPictures` answers them. */
  pictures: ReadonlyMap<string, Picture>;
  photos: PrintedPhotos["shown"];
}

export function printDay(
  trip: Trip,
  { route, dayIndex, costs, described, pictures, photos }: DayOfTrip,
  options: PrintOptions,
  context: PrintContext,
): PrintDay {
  const { words, formats, origin, pathOf } = context;
  const path = pathOf(route);
  const schedule = path && scheduleOf(trip, route, path, context);
  const isHidden = (point: Point) => !isPrinted(point, options);
  const label = words("print.day", { number: dayIndex + 1 });
  const ofDay = {
    route,
    label,
    described,
    pictures,
    photos,
    path,
    schedule,
    spans: pathSpans(route.points),
    isHidden,
  };
  const points = route.points.flatMap((point, index) =>
    isHidden(point)
      ? []
      : [printPoint(trip, { point, number: index + 1, ...ofDay }, options, context)],
  );
  const hidden = route.points.length - points.length;
  const nothing = route.points.length === 0 ? words("points.emptyReadOnly") : "";
  const address = origin + addressOf("map", { tripId: trip.id, routeId: route.id });
  const color = dayColor(dayIndex);
  return {
    id: route.id,
    number: dayIndex + 1,
    label,
    name: route.name,
    icon: route.icon,
    color,
    date: formats.dateInWords(dayOf(route.date)),
    start: words("print.startsAt", { time: formats.time(timeOf(route.date)) }),
    summary: summarize(route, path, schedule, costs, context),
    description: options.descriptions ? printText(route.description) : [],
    photos: photos.get(route.id) ?? [],
    points,
    remark: hidden > 0 ? words("print.hiddenPoints", { count: hidden }) : nothing,
    notes: options.notes ? printNotes(route.notes) : [],
    address,
    map: options.maps ? printMap(route, points, path, color) : null,
  };
}

function scheduleOf(
  trip: Trip,
  route: Route,
  { legs }: PrintPath,
  context: PrintContext,
): DaySchedule {
  const zones = new Map(route.points.map((point) => [point.id, context.zoneAt(point)]));
  return scheduleDay({
    date: route.date,
    points: route.points,
    legs,
    zoneOf: (id) => zones.get(id) ?? null,
    fallbackZone: context.fallbackZone,
    doorAt: findDoors(route.points),
    arrives: listArrivals(trip, context.zoneAt).get(route.id),
  });
}

/** The same sums as the day's heading on the screen, and its costs. */
function summarize(
  route: Route,
  path: PrintPath | null,
  schedule: DaySchedule | null,
  costs: readonly CurrencyTotal[],
  { words, formats }: PrintContext,
): string[] {
  const legs = Object.values(path?.legs ?? {});
  const lines: string[] = [];
  if (legs.length > 0) {
    const totals = sumLegs(legs);
    const seconds = schedule ? schedule.travel * secondsOfMinute : totals.duration;
    lines.push(
      words(totals.isEstimated ? "routes.aboutTotal" : "routes.total", {
        distance: formats.distance(totals.distance),
        duration: formats.duration(seconds),
      }),
    );
  }
  if (schedule && schedule.stay > 0) {
    const time = formats.duration(schedule.stay * secondsOfMinute);
    lines.push(words("schedule.atStops", { time }));
  }
  if (schedule?.end && schedule.end.at !== route.date)
    lines.push(words("schedule.until", { time: formatMoment(schedule.end, { words, formats }) }));
  const paid = costs.filter(({ total }) => total > 0);
  if (paid.length > 0)
    lines.push(formats.sums(paid.map(({ total, currency }) => [total, currency] as const)));
  return lines;
}
