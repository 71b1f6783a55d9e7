import type { BookingEnd } from "../bookings/booking.ts";
import { isJourneyKind } from "../bookings/booking-kinds.ts";
import { termsOf } from "../bookings/booking-terms.ts";
import { instantOfEnd } from "../bookings/journeys.ts";
import { findNextStop } from "../bookings/next-stop.ts";
import { withoutCodes } from "../bookings/without-codes.ts";
import { nameOffset } from "../formats/name-offset.ts";
import type { Point } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import { dayOf, timeOf } from "../time/dates.ts";
import { zoneOffset } from "../time/zone-offset.ts";
import { type PrintDetail, plain } from "./point-details.ts";
import type { PrintContext } from "./print-context.ts";

const minuteMs = 60_000;

/** The offset of the clocks of an end: "UTC+4". Empty where they are unknown. */
function offsetOf(end: BookingEnd | null, placeZone: string | null): string {
  const zone = end?.zone ?? placeZone;
  const instant = instantOfEnd(end, placeZone);
  return instant === null || zone === null ? "" : nameOffset(zoneOffset(instant, zone) / minuteMs);
}

/** What is booked at a stop, as on its card: what, both ends on their clocks, place on board, code, people. */
export function formatBooking(
  point: Point,
  routes: readonly Pick<Route, "points">[],
  { words, formats, zoneAt, hidesCodes }: PrintContext,
): PrintDetail[] {
  const booking = point.booking && hidesCodes ? withoutCodes(point.booking) : point.booking;
  if (!booking) return [];
  const { kind, number, operator, isCancelled, departure, arrival } = booking;
  const terms = termsOf(kind);
  const here = zoneAt(point);
  const next =
    arrival && !arrival.zone && isJourneyKind(kind) ? findNextStop(routes, point.id) : null;
  const there = next ? zoneAt(next) : isJourneyKind(kind) ? null : here;
  const offsets = [offsetOf(departure, here), offsetOf(arrival, there)];
  // Whose clocks it is matters where there are two.
  const hasOffsets = offsets.every((offset) => offset !== "") && offsets[0] !== offsets[1];
  const detail = (label: string, parts: readonly (string | false | undefined)[]) => {
    const text = parts.filter(Boolean).join(" · ");
    return text === "" ? [] : [plain("booking", label, text)];
  };
  const ofEnd = (
    end: BookingEnd | null,
    label: string,
    gate: string,
    offset: string | undefined,
  ) =>
    end
      ? detail(label, [
          [
            `${formats.date(dayOf(end.at), "long")}, ${formats.time(timeOf(end.at))}`,
            hasOffsets && offset,
          ]
            .filter(Boolean)
            .join(" "),
          end.terminal && `${words("booking.terminal")} ${end.terminal}`,
          end.gate && `${gate} ${end.gate}`,
        ])
      : [];
  const gate = words(`booking.${terms.gate}`);
  return [
    ...detail(words("points.booking"), [
      isCancelled && words("booking.isCancelled"),
      words(`booking.kinds.${kind}`),
      number,
      operator,
    ]),
    ...ofEnd(departure, words(`booking.${terms.departure}`), gate, offsets[0]),
    ...ofEnd(arrival, words(`booking.${terms.arrival}`), gate, offsets[1]),
    ...detail(words("booking.coach"), [booking.coach]),
    ...detail(words("booking.seat"), [booking.seat]),
    ...detail(words("booking.code"), [booking.code]),
    ...detail(words("booking.travellers"), [booking.travellers.join(", ")]),
    ...detail(words("booking.contact"), [booking.contact]),
  ];
}
