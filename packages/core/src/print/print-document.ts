import { sumByCurrency } from "../finance/table/arrange-rows.ts";
import { listFinanceRows } from "../finance/table/list-rows.ts";
import { addressOf, showTrip } from "../pages.ts";
import { isOwnerOf } from "../trips/may-call.ts";
import type { Trip } from "../trips/trip.ts";
import { datesOf } from "../trips/trip-dates.ts";
import { choosePrintedRoutes } from "./choose-printed-routes.ts";
import type { PrintContext } from "./print-context.ts";
import { printCostFindings } from "./print-cost-findings.ts";
import { describeCosts, type PrintCosts } from "./print-costs.ts";
import { type PrintDay, printDay } from "./print-day.ts";
import { type PrintNote, printNotes } from "./print-notes.ts";
import type { PaperId, PrintOptions } from "./print-options.ts";
import { choosePrintedPhotos } from "./print-photos.ts";
import { choosePrintedPictures } from "./print-pictures.ts";

/**
 * A trip as it is printed: the print page and the PDF draw this and nothing else. Texts are written out in the
 * language and formats of the reader, in the order of the screen. Descriptions and notes are trees of markup.
 */
export interface PrintDocument {
  paper: PaperId;
  title: string;
  /** "5 – 9 Dec 2026"; empty without days. */
  dates: string;
  /** Days, points and travellers in words. */
  facts: readonly string[];
  /** The name that a public trip has for its owner; empty for the owner. */
  author: string;
  /** The address of the trip on the map. */
  address: string;
  /** The printed days in order. */
  days: readonly PrintDay[];
  /** How many photos of these days are not printed. */
  photosLeft: number;
  /** Notes of the whole trip; none when only some days are printed. */
  notes: readonly PrintNote[];
  /** Null without prices. */
  costs: PrintCosts | null;
}

/** The content of a print (specification#print). Visitors get it of the redacted trip, which has no private parts. */
export function createPrintDocument(
  trip: Trip,
  options: PrintOptions,
  context: PrintContext,
): PrintDocument {
  const { words, formats, origin, check } = context;
  const chosen = choosePrintedRoutes(trip, options);
  const isWhole = chosen.length === trip.routes.length;
  const rows = options.prices ? listFinanceRows(trip, true) : [];
  const described = new Map<string, string>();
  const pictures = choosePrintedPictures(trip, options);
  const photos = choosePrintedPhotos(trip, options);
  const days = trip.routes.flatMap((route, dayIndex) => {
    if (!chosen.includes(route)) return [];
    const costs = sumByCurrency(rows.filter(({ routeId }) => routeId === route.id));
    return [
      printDay(
        trip,
        { route, dayIndex, costs, described, pictures, photos: photos.shown },
        options,
        context,
      ),
    ];
  });
  const { startDate, endDate } = datesOf(chosen);
  const points = days.reduce((sum, day) => sum + day.points.length, 0);
  const people = [
    words("costs.adults", { count: trip.adults }),
    ...(trip.kids > 0 ? [words("costs.kids", { count: trip.kids })] : []),
  ].join(", ");
  const ids = new Set(chosen.map(({ id }) => id));
  const shownRows = rows.filter(({ routeId }) =>
    routeId === null ? isWhole : isWhole || ids.has(routeId),
  );
  const findings =
    options.prices && check ? printCostFindings(trip, isWhole ? null : ids, check) : [];
  return {
    paper: options.paper,
    title: trip.name,
    dates: startDate && endDate ? formats.dateRange(startDate, endDate) : "",
    facts: [
      words("trips.days", { count: chosen.length }),
      words("trips.points", { count: points }),
      people,
    ],
    author: isOwnerOf(trip) ? "" : trip.ownerName,
    address: origin + addressOf("map", { tripId: trip.id, routeId: showTrip }),
    days,
    photosLeft: photos.left,
    notes: options.notes && isWhole ? printNotes(trip.notes) : [],
    costs: describeCosts(shownRows, findings, context),
  };
}
