import type { HotelData } from "../points/hotel-data.ts";
import { type DateTimeText, dayOf, timeOf } from "../time/dates.ts";
import type { PrintContext } from "./print-context.ts";

/** What a detail is about, so that a painter can give it an icon. */
export type DetailKind = "address" | "coordinates" | "url" | "hours" | "booking" | "stay" | "price";

/** A fact of a point with its label. */
export interface PrintDetail {
  kind: DetailKind;
  label: string;
  text: string;
  /** Where a press on it leads in a PDF; null for plain text. */
  href: string | null;
}

/** A detail that leads nowhere. */
export const plain = (kind: DetailKind, label: string, text: string): PrintDetail => ({
  ...{ kind, label, text },
  href: null,
});

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
