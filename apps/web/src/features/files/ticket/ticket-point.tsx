import type { Booking } from "@castor/core/bookings/booking.ts";
import { type BookedStop, findBookedStop } from "@castor/core/files/booked-stop.ts";
import { nameOffset } from "@castor/core/formats/name-offset.ts";
import { findCodes } from "@castor/core/sharing/find-codes.ts";
import { type DateTimeText, dayOf, timeOf, wallClock } from "@castor/core/time/dates.ts";
import { zoneOffset } from "@castor/core/time/zone-offset.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";
import { useThisMinute } from "../../../device/use-today.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { looksOf } from "../../../things/bookings/booking-looks.ts";
import type { FilePlace } from "../list/shown-file.ts";
import styles from "./ticket.module.css";
import { type Fact, TicketFacts } from "./ticket-facts.tsx";

const minuteMs = 60_000;

/** The booking that a file stands at: of a place, the stop that is next. Null for a file of anything else. */
export function useTicketStop(trip: Trip, { kind, thingId }: FilePlace): BookedStop | null {
  const now = useThisMinute();
  const zoneAt = useZoneLookup(kind === "place");
  return useMemo(() => {
    const zoneOf = (position: { lat: number; lng: number }) =>
      zoneAt?.(position) ?? browserTimeZone();
    return kind === "place" ? findBookedStop(trip, thingId, zoneOf, now) : null;
  }, [trip, kind, thingId, zoneAt, now]);
}

/** True for a stop that somebody has booked. */
export const isBooked = (stop: BookedStop | null): boolean =>
  stop !== null && (stop.at !== null || stop.point.hotelData !== null);

/** What is known of a booking, to be said at a desk: name, time, numbers, address. */
export function TicketPoint({ stop: { point, at, zone } }: { stop: BookedStop }) {
  const translate = useWords("common", "files", "booking");
  const formats = useFormats();
  const moment = (local: DateTimeText | null | undefined) =>
    local && `${formats.date(dayOf(local), "long")}, ${formats.time(timeOf(local))}`;
  const booked = point.reservationTime === null ? null : at;
  const offset = booked === null ? "" : nameOffset(zoneOffset(booked, zone) / minuteMs);
  const { hotelData, cameBeforeMin, description, address, name } = point;
  const facts: Fact[] = [
    [
      translate(
        point.booking?.departure ? looksOf(point.booking.kind).departure : "points.reservationTime",
      ),
      booked !== null && `${moment(wallClock(new Date(booked), zone))} (${offset})`,
    ],
    [
      translate("points.cameBeforeMin"),
      booked !== null && cameBeforeMin > 0 && formats.duration(cameBeforeMin * 60),
    ],
    [translate("card.checkIn"), moment(hotelData?.checkIn)],
    [translate("card.checkOut"), moment(hotelData?.checkOut)],
    ...useBookingFacts(point.booking),
    [translate("ticket.codes"), findCodes(description).join("\n")],
    [translate("points.address"), address],
  ];
  return (
    <section className={`stack gap-8 ${styles.point}`}>
      <h3 className={`breaks ${styles.place}`} dir="auto">
        {name}
      </h3>
      <TicketFacts facts={facts} />
    </section>
  );
}

/** What is booked, as one says it: number, where one sits, the code, when one arrives. */
function useBookingFacts(booking: Booking | null): Fact[] {
  const translate = useWords("common", "booking");
  const formats = useFormats();
  if (!booking) return [];
  const { kind, number, coach, seat, code, travellers, departure, arrival, isCancelled } = booking;
  const looks = looksOf(kind);
  return [
    ["", isCancelled && translate("booking.cancelledLead")],
    [translate(looks.number), number],
    [translate("booking.terminal"), departure?.terminal],
    [translate(looks.gate), departure?.gate],
    [translate("booking.coach"), coach],
    [translate("booking.seat"), seat],
    [translate("booking.code"), code],
    [translate("booking.travellers"), travellers.join(", ")],
    [
      translate(looks.arrival),
      arrival && `${formats.date(dayOf(arrival.at), "long")}, ${formats.time(timeOf(arrival.at))}`,
    ],
  ];
}
