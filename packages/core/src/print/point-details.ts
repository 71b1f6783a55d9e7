import { labelUrl } from "../markup/label-url.ts";
import type { HotelData } from "../points/hotel-data.ts";
import type { Point } from "../points/point.ts";
import { type DateText, type DateTimeText, dayOf, timeOf } from "../time/dates.ts";
import type { PrintContext } from "./print-context.ts";
import { printHours } from "./print-hours.ts";

/** What a detail is about, so that a painter can give it an icon. */
export type DetailKind = "address" | "coordinates" | "url" | "hours" | "stay" | "price";

/** A fact of a point with its label. */
export interface PrintDetail {
  kind: DetailKind;
  label: string;
  text: string;
  /** Where a press on it leads in a PDF; null for plain text. */
  href: string | null;
}

const coordinateDigits = 5;
const plain = (kind: DetailKind, label: string, text: string): PrintDetail => ({
  ...{ kind, label, text },
  href: null,
});

/** Address, position, website, opening hours of the day. */
export function listDetails(point: Point, date: DateText, context: PrintContext): PrintDetail[] {
  const { words } = context;
  const { address, url, workingHours, lat, lng } = point;
  const position = [lat, lng].map((degrees) => degrees.toFixed(coordinateDigits)).join(", ");
  return [
    ...(address ? [plain("address", words("points.address"), address)] : []),
    plain("coordinates", words("points.coordinates"), position),
    ...(url ? [{ ...plain("url", words("points.url"), labelUrl(url)), href: url }] : []),
    ...(workingHours
      ? printHours(workingHours, date, point, context).map((text) =>
          plain("hours", words("points.workingHours"), text),
        )
      : []),
  ];
}

/** Check-in, check-out and meals, as on the card of the point. */
export function formatStay(
  { checkIn, checkOut, dining }: HotelData,
  context: PrintContext,
): PrintDetail[] {
  const { words, formats } = context;
  const moment = (at: DateTimeText) =>
    `${formats.date(dayOf(at), "long")}, ${formats.time(timeOf(at))}`;
  if (!checkIn && !checkOut && dining === "none") return [];
  return [
    ...(checkIn ? [plain("stay", words("card.checkIn"), moment(checkIn))] : []),
    ...(checkOut ? [plain("stay", words("card.checkOut"), moment(checkOut))] : []),
    plain("stay", words("card.dining"), words(`card.dinings.${dining}`)),
  ];
}
