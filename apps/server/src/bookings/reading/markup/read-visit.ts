import { nodeOf, textOf, valuesOf } from "./nodes.ts";
import { readDayOrMoment, readMoment } from "./read-moment.ts";
import { readPlace } from "./read-place.ts";
import { type FoundFields, type Reserved, webAddress } from "./reserved.ts";

/** Where one stays for nights. */
export function readStay({ reservation, thing, hintsAt }: Reserved): FoundFields {
  const from = readPlace(thing);
  const at = (...names: readonly string[]) =>
    names
      .flatMap((name) => valuesOf(reservation, name))
      .map((value) => readDayOrMoment(value, hintsAt(from)))
      .find((moment) => moment !== null) ?? null;
  return {
    from,
    departure: at("checkinTime", "checkinDate", "checkInTime", "checkInDate"),
    arrival: at("checkoutTime", "checkoutDate", "checkOutTime", "checkOutDate"),
    contact: textOf(thing, "telephone", "email"),
    ...withAddress(thing),
  };
}

/** A table in a restaurant. */
export function readTable({ reservation, thing, hintsAt }: Reserved): FoundFields {
  const from = readPlace(thing);
  const at = (name: string) => readMoment(valuesOf(reservation, name)[0], hintsAt(from));
  return {
    from,
    departure: at("startTime"),
    arrival: at("endTime"),
    contact: textOf(thing, "telephone", "email"),
    ...withAddress(thing),
  };
}

/** A car, from where it is picked up to where it is given back. */
export function readRental({ reservation, thing, hintsAt }: Reserved): FoundFields {
  const [from, to] = ["pickupLocation", "dropoffLocation"].map((name) =>
    readPlace(valuesOf(reservation, name)[0]),
  );
  const company = nodeOf(thing, "rentalCompany");
  return {
    title: textOf(thing, "name", "model"),
    operator:
      textOf(company, "name") ??
      textOf(thing, "rentalCompany") ??
      textOf(nodeOf(reservation, "provider"), "name"),
    from: from ?? null,
    to: to ?? null,
    departure: readMoment(valuesOf(reservation, "pickupTime")[0], hintsAt(from ?? null)),
    arrival: readMoment(valuesOf(reservation, "dropoffTime")[0], hintsAt(to ?? null)),
    contact:
      textOf(company, "telephone") ?? textOf(nodeOf(reservation, "pickupLocation"), "telephone"),
  };
}

/** A seat at an event, or an entry. */
export function readTicket({ reservation, thing, hintsAt }: Reserved): FoundFields {
  const from = readPlace(valuesOf(thing, "location")[0]);
  const seat = nodeOf(nodeOf(reservation, "reservedTicket"), "ticketedSeat");
  const places = [
    textOf(seat, "seatSection") ?? textOf(reservation, "venueSection"),
    textOf(seat, "seatRow") ?? textOf(reservation, "venueRow"),
    textOf(seat, "seatNumber") ?? textOf(reservation, "venueSeat"),
  ];
  return {
    title: textOf(thing, "name"),
    from,
    departure: readDayOrMoment(valuesOf(thing, "startDate")[0], hintsAt(from)),
    arrival: readDayOrMoment(valuesOf(thing, "endDate")[0], hintsAt(from)),
    seat: places.filter(Boolean).join(" / ") || null,
    operator: textOf(nodeOf(thing, "organizer"), "name"),
  };
}

/** The site of the place. The address of the booking itself changes or cancels it, and a point's address is public. */
const withAddress = (thing: Reserved["thing"]): Pick<FoundFields, "url"> => ({
  url: webAddress(textOf(thing, "url")),
});
