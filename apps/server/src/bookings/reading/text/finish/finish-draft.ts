import type { BookingKind } from "@castor/core/bookings/booking-kinds.ts";
import {
  emptyReadBooking,
  type ReadBooking,
  type ReadBookingField,
  type ReadPlace,
} from "@castor/core/bookings/read-booking.ts";
import type { Draft, DraftStop, Told } from "../drafts/draft.ts";
import { chooseKind, countKindWords, type KindCounts } from "../drafts/kind-words.ts";
import { arrivalOf, endOfStay, momentOf } from "./finish-moments.ts";

/** A booking and the lines that it was read in. */
export interface Finished {
  booking: ReadBooking;
  from: number;
  to: number;
}

/** What the whole text tells. */
export interface TextFacts {
  lines: readonly string[];
  counts: KindCounts;
  /** It says that its times are those of Moscow. */
  isMoscowText: boolean;
}

const sourceMax = 200;

/** Sets a field and keeps the line that tells it. */
export function put<Field extends ReadBookingField>(
  booking: ReadBooking,
  field: Field,
  told: Told<ReadBooking[Field]> | null,
): void {
  if (!told) return;
  booking[field] = told.value;
  booking.sources[field] = { step: "text", line: told.line.slice(0, sourceMax) };
}

export const placeNamed = (name: string, address: string | null = null): ReadPlace => ({
  ...{ name, code: null, address, position: null },
  ...{ terminal: null, gate: null },
});

function placeOf(stop: DraftStop): Told<ReadPlace> | null {
  const { airport, name } = stop;
  const said = airport ?? name;
  if (!said) return null;
  const address = airport ? null : (stop.address?.value ?? null);
  const place = placeNamed(airport?.value.name ?? name?.value ?? "", address);
  const terminal = stop.terminal?.value ?? null;
  const gate = stop.gate?.value ?? null;
  const { code = null, position = null } = airport?.value ?? {};
  return { value: { ...place, code, position, terminal, gate }, line: said.line, at: said.at };
}

const journeys = ["flight", "train", "bus", "ferry"] as const;

function kindOfJourney(draft: Draft, { lines, counts }: TextFacts): BookingKind | null {
  if (draft.kind) return draft.kind;
  if (draft.start.airport && draft.end.airport) return "flight";
  const own = chooseKind(countKindWords(lines.slice(draft.from, draft.to + 1)), journeys);
  const all = chooseKind(counts, journeys);
  if (draft.coach.length > 0 && (all ?? "train") !== "bus") return "train";
  return all ?? own;
}

const joined = (told: readonly Told<string>[]): Told<string> | null => {
  const [first] = told;
  if (!first) return null;
  const values = [...new Set(told.map(({ value }) => value))];
  return { ...first, value: values.join(", ") };
};

function finishJourney(draft: Draft, facts: TextFacts): ReadBooking | null {
  const kind = kindOfJourney(draft, facts);
  if (!kind) return null;
  const isMoscow = facts.isMoscowText && kind === "train";
  const departure = momentOf(draft.start, isMoscow);
  const booking = emptyReadBooking(kind);
  put(booking, "number", draft.number);
  put(booking, "from", placeOf(draft.start));
  put(booking, "to", placeOf(draft.end));
  put(booking, "departure", departure);
  put(booking, "arrival", arrivalOf(draft, departure, isMoscow));
  if (kind === "train") put(booking, "coach", joined(draft.coach));
  put(booking, "seat", joined(draft.seats));
  const { number, from, to } = booking;
  const hasEnds = from !== null && to !== null;
  const isTold = departure ? number !== null || hasEnds : number !== null && hasEnds;
  return isTold ? booking : null;
}

function finishRental(draft: Draft): ReadBooking | null {
  const booking = emptyReadBooking("rental");
  const departure = momentOf(draft.start, false);
  put(booking, "from", placeOf(draft.start));
  put(booking, "to", placeOf(draft.end));
  put(booking, "departure", departure);
  put(booking, "arrival", arrivalOf(draft, departure, false));
  return departure && booking.arrival ? booking : null;
}

function finishStay(draft: Draft): ReadBooking | null {
  const booking = emptyReadBooking("stay");
  const departure = momentOf(draft.start, false);
  const arrival = endOfStay(draft, departure);
  put(booking, "departure", departure);
  put(booking, "arrival", arrival);
  const { place, address } = draft;
  if (place)
    put(booking, "from", { ...place, value: placeNamed(place.value, address?.value ?? null) });
  return departure && arrival ? booking : null;
}

/** The booking of a draft. Null where too little is told. */
export function finishDraft(draft: Draft, facts: TextFacts): Finished | null {
  const finish = { journey: finishJourney, rental: finishRental, stay: finishStay }[draft.family];
  const booking = finish(draft, facts);
  return booking && { booking, from: draft.from, to: draft.to };
}
