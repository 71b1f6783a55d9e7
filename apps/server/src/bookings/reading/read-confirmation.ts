import { cutText } from "@castor/core/basics/cut-text.ts";
import { isJourneyKind } from "@castor/core/bookings/booking-kinds.ts";
import type { ReadConfirmation, ReadingProblem } from "@castor/core/bookings/confirmation.ts";
import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { limits } from "@castor/core/limits.ts";
import { type DateText, todayIn } from "@castor/core/time/dates.ts";
import { readBoardingPass } from "./codes/read-boarding-pass.ts";
import { completeBooking } from "./complete-booking.ts";
import { readFlights } from "./documents/read-flights.ts";
import { readReservations } from "./markup/read-reservation.ts";
import { mergeBookings } from "./merge-bookings.ts";
import { type ConfirmationPart, readParts } from "./read-parts.ts";
import type { ReadingContext } from "./reading-context.ts";
import { readTextBookings } from "./text/read-text-bookings.ts";

/** What is read, and what another program has found in it already. */
export interface GivenConfirmation {
  bytes: Uint8Array;
  name: string;
  /** Things of schema.org that the extractor has found; null where it was not asked. */
  extracted: readonly unknown[] | null;
  /** Pages of PDFs are drawn, to look for codes on them. It takes a second. */
  draws?: boolean;
}

export interface ReadResult extends ReadConfirmation {
  /** Nothing is missing that another step may find. */
  isWhole: boolean;
  /** The day on which the mail was sent. */
  sentOn: DateText | null;
}

/** The same where it was read. */
export interface LocalResult extends ReadResult {
  /** Nothing was found, and it has pages that may have a code. */
  mayHaveCodes: boolean;
}

type Context = Omit<ReadingContext, "sentOn">;

/** Reads the bookings of a confirmation (decision 153), step by step, the surest first; others fill the gaps. */
export async function readConfirmation(
  { bytes, name, extracted, draws = false }: GivenConfirmation,
  context: Context,
): Promise<LocalResult> {
  const parts = await readParts({ bytes, name }, draws);
  const text = parts
    .map((part) => part.text)
    .filter(Boolean)
    .join("\n\n");
  const found = findBookings(parts, text, extracted, context);
  const bookings = found.slice(0, limits.confirmationBookings);
  return {
    bookings,
    text: cutText(text, limits.confirmationText).replaceAll("\0", "").toWellFormed(),
    problem: problemOf(parts, found),
    sentOn: parts.find((part) => part.sentOn !== null)?.sentOn ?? null,
    mayHaveCodes: bookings.length === 0 && parts.some(({ isUndrawn }) => isUndrawn),
    isWhole:
      bookings.length > 0 && bookings.every(isWhole) && parts.every(({ problem }) => !problem),
  };
}

function findBookings(
  parts: readonly ConfirmationPart[],
  text: string,
  extracted: readonly unknown[] | null,
  context: Context,
): ReadBooking[] {
  const today = todayIn("UTC", context.now);
  const markup = parts.map(({ things, text: words, sentOn }) =>
    readReservations(things, "markup", words, { ...context, sentOn }),
  );
  const codes = parts.flatMap((part) =>
    part.codes.flatMap((code) => readBoardingPass(code, part.sentOn ?? today)),
  );
  const flights = parts.map(({ events }) => readFlights(events, context));
  const extractor = readReservations(extracted ?? [], "extractor", text, {
    ...{ ...context, sentOn: null },
  });
  // A sender that tells programs of a journey tells them of the evening too: words about one are about the journey.
  const words = parts.map(({ text: plain, sentOn }, index) =>
    readTextBookings(plain, { airport: context.airport, sentOn }).filter(
      ({ kind }) =>
        markup[index]?.length === 0 ||
        (kind !== "table" && kind !== "ticket") ||
        markup[index]?.some((one) => one.kind === kind),
    ),
  );
  return mergeBookings([...markup, ...flights, codes, extractor], words)
    .map((booking) => completeBooking(booking, { ...context, sentOn: null }))
    .filter((booking) => booking !== null);
}

/** True where all is known that nearly every confirmation of this kind tells. */
function isWhole({ kind, number, code, from, to, departure, arrival }: ReadBooking): boolean {
  if (from === null || code === null || departure === null) return false;
  if (kind === "stay") return arrival !== null;
  if (kind === "flight" && number === null) return false;
  return !isJourneyKind(kind) || (departure.time !== null && to !== null && arrival !== null);
}

/** Why nothing was read, or not all. */
function problemOf(
  parts: readonly ConfirmationPart[],
  found: readonly ReadBooking[],
): ReadingProblem | null {
  const problems = parts.map(({ problem }) => problem).filter((problem) => problem !== null);
  const isCut = found.length > limits.confirmationBookings;
  if (found.length > 0) return problems.length > 0 || isCut ? "partly" : null;
  const order = ["encrypted", "scanned", "unreadable"] as const;
  const first = order.find((problem) => problems.includes(problem));
  const hasWords = parts.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return (
    first ?? (hasWords || parts.some(({ things }) => things.length > 0) ? "noBooking" : "empty")
  );
}
