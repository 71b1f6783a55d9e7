import { type UnzipFileInfo, unzipSync } from "fflate";
import { isNode, type MarkupNode, nodeOf, nodesOf, textOf } from "../markup/nodes.ts";
import { parseJsonLd } from "../markup/parse-json-ld.ts";

/** Of the one file that is read: unpacked, and packed, in bytes. Deflate packs 1:1032, so the second bounds the time. */
const unpackedMax = 1_000_000;
const packedMax = 200_000;

const styles = ["boardingPass", "eventTicket", "generic", "storeCard", "coupon"];
const groups = [
  "headerFields",
  "primaryFields",
  "secondaryFields",
  "auxiliaryFields",
  "backFields",
];

/** True for an archive. Whether it is a pass is found when it is read. */
export const isPass = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 3, 4].every((sign, index) => bytes[index] === sign);

interface PassContent {
  text: string;
  things: unknown[];
  codes: string[];
  problem: "unreadable" | null;
}

/** Reads a pass (`.pkpass`): its fields as lines, its barcodes, and what it tells programs of them (semantic tags). */
export function readPass(bytes: Uint8Array): PassContent {
  const pass = unpack(bytes);
  const style = styles.find((name) => pass !== null && isNode(pass[name]));
  if (pass === null || style === undefined)
    return { text: "", things: [], codes: [], problem: "unreadable" };
  const content = nodeOf(pass, style);
  const fields = groups.flatMap((group) => nodesOf(content, group));
  const lines = fields.map((field) =>
    [textOf(field, "label"), textOf(field, "value")].filter(Boolean).join("\t"),
  );
  const barcodes = [...nodesOf(pass, "barcodes"), ...nodesOf(pass, "barcode")];
  const tags = Object.assign({}, ...[pass, ...fields].map((one) => nodeOf(one, "semantics")));
  return {
    text: [textOf(pass, "organizationName"), textOf(pass, "description"), ...lines]
      .filter(Boolean)
      .join("\n"),
    things: reservationOf(tags, textOf(content, "transitType"), textOf(pass, "organizationName")),
    codes: barcodes.flatMap((barcode) => textOf(barcode, "message") ?? []),
    problem: null,
  };
}

function unpack(bytes: Uint8Array): MarkupNode | null {
  let isTaken = false;
  const isWanted = ({ name, originalSize, size }: UnzipFileInfo) => {
    if (isTaken || name !== "pass.json") return false;
    isTaken = originalSize <= unpackedMax && size <= packedMax;
    return isTaken;
  };
  try {
    const json = unzipSync(bytes, { filter: isWanted })["pass.json"];
    const value = json && parseJsonLd(new TextDecoder().decode(json));
    return isNode(value) ? value : null;
  } catch {
    return null;
  }
}

/** The semantic tags of a pass as a reservation of schema.org, which has a reader. */
function reservationOf(
  tags: MarkupNode,
  transit: string | null,
  organization: string | null,
): unknown[] {
  const of = (...names: readonly string[]) => textOf(tags, ...names) ?? undefined;
  const person = nodeOf(tags, "passengerName", "attendeeName");
  const seat = nodeOf(tags, "seats");
  const common = {
    reservationNumber: of("confirmationNumber"),
    underName: of("passengerName", "attendeeName") ?? person,
    reservedTicket: {
      ticketedSeat: {
        seatNumber: textOf(seat, "seatNumber"),
        seatRow: textOf(seat, "seatRow"),
        seatSection: of("carNumber") ?? textOf(seat, "seatSection"),
      },
    },
  };
  const times = {
    departureTime: of("currentDepartureDate", "originalDepartureDate"),
    arrivalTime: of("currentArrivalDate", "originalArrivalDate"),
  };
  if (of("departureAirportCode") || of("flightNumber"))
    return [
      {
        ...{ "@type": "FlightReservation", ...common },
        reservationFor: {
          ...{ "@type": "Flight", ...times, flightNumber: of("flightNumber", "flightCode") },
          airline: { name: organization, iataCode: of("airlineCode") },
          departureAirport: {
            iataCode: of("departureAirportCode"),
            name: of("departureAirportName"),
          },
          arrivalAirport: {
            iataCode: of("destinationAirportCode"),
            name: of("destinationAirportName"),
          },
          departureTerminal: of("departureTerminal"),
          departureGate: of("departureGate"),
          arrivalTerminal: of("destinationTerminal"),
        },
      },
    ];
  if (of("departureStationName")) {
    const [type, trip] = vehicles[transit ?? ""] ?? ["TrainReservation", "TrainTrip"];
    return [
      {
        ...{ "@type": type, ...common },
        reservationFor: {
          ...{ "@type": trip, ...times, trainNumber: of("vehicleNumber") },
          provider: { name: organization },
          departureStation: { name: of("departureStationName") },
          arrivalStation: { name: of("destinationStationName") },
          departurePlatform: of("departurePlatform"),
        },
      },
    ];
  }
  if (of("eventName") && of("eventStartDate"))
    return [
      {
        ...{ "@type": "EventReservation", ...common },
        reservationFor: {
          ...{ "@type": "Event", name: of("eventName") },
          ...{ startDate: of("eventStartDate"), endDate: of("eventEndDate") },
          location: { name: of("venueName"), geo: nodeOf(tags, "venueLocation") },
        },
      },
    ];
  return [];
}

const vehicles: Readonly<Record<string, readonly [type: string, trip: string]>> = {
  PKTransitTypeBus: ["BusReservation", "BusTrip"],
  PKTransitTypeBoat: ["BoatReservation", "BoatTrip"],
};
