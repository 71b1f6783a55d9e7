import { type BookedStop, findBookedStop } from "@castor/core/files/booked-stop.ts";
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
import type { FilePlace } from "../list/shown-file.ts";
import { nameOffset } from "../pass/format-pass.ts";
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
  const translate = useWords("common", "files");
  const formats = useFormats();
  const moment = (local: DateTimeText | null | undefined) =>
    local && `${formats.date(dayOf(local), "long")}, ${formats.time(timeOf(local))}`;
  const booked = point.reservationTime === null ? null : at;
  const offset = booked === null ? "" : nameOffset(zoneOffset(booked, zone) / minuteMs);
  const { hotelData, cameBeforeMin, description, address, name } = point;
  const facts: Fact[] = [
    [
      translate("points.reservationTime"),
      booked !== null && `${moment(wallClock(new Date(booked), zone))} (${offset})`,
    ],
    [
      translate("points.cameBeforeMin"),
      booked !== null && cameBeforeMin > 0 && formats.duration(cameBeforeMin * 60),
    ],
    [translate("card.checkIn"), moment(hotelData?.checkIn)],
    [translate("card.checkOut"), moment(hotelData?.checkOut)],
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
