import type { ReadMoment, ReadPlace } from "@castor/core/bookings/read-booking.ts";
import { writeFlightNumber } from "../flight-number.ts";
import { asText, type MarkupNode, nodeOf, textOf, valuesOf } from "./nodes.ts";
import { type MomentHints, readMoment } from "./read-moment.ts";
import { readPlace } from "./read-place.ts";
import type { FoundFields, Reserved } from "./reserved.ts";

const placeNames = ["Airport", "Station", "BusStop", "BoatTerminal", "Terminal", "Location"];
const carrierNames = ["airline", "provider", "carrier", "operator", "seller"];

/** A flight, a ride by train or bus, a crossing. */
export function readJourney({ reservation, thing, hintsAt }: Reserved): FoundFields {
  const from = readEnd(thing, "departure");
  const to = readEnd(thing, "arrival");
  const carrier = nodeOf(thing, ...carrierNames);
  const ownCarrier = Object.keys(carrier).length > 0 ? carrier : nodeOf(reservation, "provider");
  const ticket = nodeOf(reservation, "reservedTicket");
  const seat = nodeOf(ticket, "ticketedSeat");
  const stated = readMoment(first(thing, "departureTime"), hintsAt(from));
  return {
    operator: textOf(ownCarrier, "name", "iataCode") ?? textOf(thing, "airline", "provider"),
    number: readNumber(thing, carrier),
    coach: textOf(seat, "seatSection"),
    seat: textOf(reservation, "airplaneSeat") ?? joinSeat(seat),
    from,
    to,
    departure: stated ?? readDay(thing, "departure", hintsAt(from)),
    arrival: readMoment(first(thing, "arrivalTime"), hintsAt(to)),
    ...(textOf(reservation, "reservationNumber") === null && {
      code: textOf(reservation, "reservationId") ?? textOf(ticket, "ticketNumber"),
    }),
  };
}

const first = (node: MarkupNode, name: string) => valuesOf(node, name)[0];

/** A day alone is told beside a time that is not known. */
const readDay = (thing: MarkupNode, end: string, hints: MomentHints): ReadMoment | null =>
  readMoment(first(thing, `${end}Day`) ?? first(thing, `${end}Date`), hints);

function readEnd(thing: MarkupNode, end: "departure" | "arrival"): ReadPlace | null {
  const value = placeNames.map((name) => first(thing, end + name)).find((place) => place);
  return readPlace(value, {
    terminal: textOf(thing, `${end}Terminal`),
    gate: textOf(thing, `${end}Gate`, `${end}Platform`),
  });
}

/** "14A" of a row and a letter; else what is written. */
const joinSeat = (seat: MarkupNode) =>
  textOf(seat, "seatNumber") === null
    ? null
    : `${textOf(seat, "seatRow") ?? ""}${textOf(seat, "seatNumber")}`;

/** What stands on boards: "LH 123" of airline and number, "ICE 593" of a train and its name. */
function readNumber(thing: MarkupNode, carrier: MarkupNode): string | null {
  const flight = asText(first(thing, "flightNumber"));
  if (flight !== null) return writeFlightNumber(flight, textOf(carrier, "iataCode"));
  const number = textOf(thing, "trainNumber", "busNumber", "tripNumber");
  const name = textOf(thing, "trainName", "busName");
  if (number === null || name === null) return number ?? (isNumber(name) ? name : null);
  // A name may be that of the line ("Nightjet"), which is no part of the number.
  return /^\d+$/.test(number) && /^\p{Lu}{1,4}$/u.test(name) ? `${name} ${number}` : number;
}

const isNumber = (name: string | null) => name !== null && /\d/.test(name);
