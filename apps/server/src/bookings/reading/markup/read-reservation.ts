import type { BookingKind } from "@castor/core/bookings/booking-kinds.ts";
import {
  emptyReadBooking,
  type ReadBooking,
  type ReadingStep,
} from "@castor/core/bookings/read-booking.ts";
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import type { ReadingContext } from "../reading-context.ts";
import { tellSources } from "../tell-sources.ts";
import { findReservations, reservedOf } from "./find-reservations.ts";
import { type MarkupNode, nodeOf, textOf, typesOf, valuesOf } from "./nodes.ts";
import { readJourney } from "./read-journey.ts";
import { readPeople } from "./read-place.ts";
import { readPrice } from "./read-price.ts";
import { readRental, readStay, readTable, readTicket } from "./read-visit.ts";
import type { FoundFields, Reserved } from "./reserved.ts";

const kindOfType: Readonly<Record<string, BookingKind>> = {
  ...{ FlightReservation: "flight", Flight: "flight" },
  ...{ TrainReservation: "train", TrainTrip: "train" },
  ...{ BusReservation: "bus", BusTrip: "bus" },
  ...{ BoatReservation: "ferry", BoatTrip: "ferry" },
  ...{ LodgingReservation: "stay", LodgingBusiness: "stay", Hotel: "stay" },
  ...{ FoodEstablishmentReservation: "table", FoodEstablishment: "table", Restaurant: "table" },
  ...{ RentalCarReservation: "rental", RentalCar: "rental" },
  ...{ EventReservation: "ticket", Event: "ticket" },
  ...{ TouristAttractionVisit: "ticket", TouristAttraction: "ticket" },
};

const readers: Readonly<Record<BookingKind, (reserved: Reserved) => FoundFields>> = {
  ...{ flight: readJourney, train: readJourney, bus: readJourney, ferry: readJourney },
  ...{ stay: readStay, table: readTable, rental: readRental, ticket: readTicket },
  other: () => ({}),
};

/** The bookings that things of schema.org tell. `text`: the words of the confirmation. */
export const readReservations = (
  things: readonly unknown[],
  step: ReadingStep,
  text: string,
  context: ReadingContext,
): ReadBooking[] =>
  findReservations(things)
    .map((reservation) => readReservation(reservation, step, text, context))
    .filter((booking) => booking !== null);

function readReservation(
  reservation: MarkupNode,
  step: ReadingStep,
  text: string,
  context: ReadingContext,
): ReadBooking | null {
  const thing = reservedOf(reservation);
  const types = [...typesOf(reservation), ...typesOf(thing)];
  const kind = types.map((type) => kindOfType[type]).find((found) => found !== undefined);
  if (kind === undefined) return null;
  const hintsAt: Reserved["hintsAt"] = (place) => ({ zone: zoneOf(place, context), text });
  const found = {
    code: textOf(reservation, "reservationNumber", "reservationId", "confirmationNumber"),
    travellers: readPeople([
      ...valuesOf(reservation, "underName"),
      ...valuesOf(reservation, "passenger"),
    ]),
    price: readPrice(reservation),
    url: null,
    ...readers[kind]({ reservation, thing, hintsAt }),
  };
  const status = statusOf(reservation, thing);
  return tellSources({ ...emptyReadBooking(kind), ...found, status }, step);
}

function zoneOf(place: ReadBooking["from"], { airport }: ReadingContext): string | null {
  const known = place?.code ? airport(place.code) : null;
  return known?.zone ?? (place?.position ? zoneAt(place.position) : null);
}

function statusOf(reservation: MarkupNode, thing: MarkupNode): ReadBooking["status"] {
  const states = [
    textOf(reservation, "reservationStatus", "bookingStatus"),
    textOf(nodeOf(reservation, "reservationStatus"), "@id"),
    textOf(thing, "eventStatus", "flightStatus"),
  ].join(" ");
  if (/cancel/i.test(states)) return "cancelled";
  return /modif|change|reschedul|postpone/i.test(states) ? "changed" : "confirmed";
}
