import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import type { Told } from "../drafts/draft.ts";
import { type Finished, placeNamed, put } from "../finish/finish-draft.ts";
import { fold } from "../lines/fold.ts";
import type { TextItem } from "../lines/text-item.ts";
import type { DateReading } from "../moments/find-dates.ts";
import { findPrices, type Price } from "../values/read-price.ts";
import { travellersMax } from "../values/read-travellers.ts";
import { bestOf, type Candidate, onlyValue, valuesOfEach } from "./assign-values.ts";
import { findFreeUntil } from "./find-free-until.ts";
import { findPaid } from "./find-paid.ts";
import { findStatuses } from "./find-status.ts";
import {
  findCarriers,
  findCodes,
  findContacts,
  findGreeted,
  findOperators,
  findPricesOf,
  findTravellers,
  findUrls,
} from "./find-values.ts";
import { findPhoneLine, findVenue } from "./find-venue.ts";

export interface SharedText {
  items: readonly TextItem[];
  lines: readonly string[];
  reading: DateReading;
  /** It tells of more bookings than were read. */
  isPartial: boolean;
}

const journeyKinds = new Set<ReadBooking["kind"]>(["flight", "train", "bus", "ferry"]);
const isJourney = ({ booking }: Finished) => journeyKinds.has(booking.kind);

/** All of one sort: what is told once then holds for all. */
const isOneSort = (bookings: readonly Finished[]) =>
  new Set(bookings.map((one) => (isJourney(one) ? "journey" : one.booking.kind))).size === 1;

const asText = (value: string) => value;

function giveCodes(bookings: readonly Finished[], items: readonly TextItem[]): void {
  const isFlight = bookings.some(({ booking }) => booking.kind === "flight");
  const all = findCodes(items).filter(({ rank }) => !(isFlight && rank === 5));
  const each = valuesOfEach(all, bookings);
  const candidates = isOneSort(bookings) ? bestOf(all) : all;
  const isShared =
    bookings.length === 1 || new Set(candidates.map(({ value }) => value)).size === 1;
  const shared = isShared ? onlyValue(candidates, asText) : null;
  for (const [index, { booking }] of bookings.entries())
    put(booking, "code", each?.[index] ?? shared);
}

const totalWord = /(?:^|[^\p{L}])(?:total|sum|итог|всего|сумма|в сумме)/u;

/** The prices of the surest words. One beside a greater total is that of a part. */
function findWholePrices({ items, lines }: SharedText): Candidate<Price>[] {
  const totals = lines.flatMap((line) => (totalWord.test(fold(line)) ? findPrices(line) : []));
  return findPricesOf(items).filter(({ value: { amount, currency } }) =>
    totals.every((total) => total.currency !== currency || total.amount <= amount),
  );
}

function givePrices(bookings: readonly Finished[], text: SharedText): void {
  const all = findWholePrices(text);
  const each = valuesOfEach(all, bookings);
  const only =
    bookings.length === 1 && !text.isPartial
      ? onlyValue(all, ({ amount, currency }) => `${amount} ${currency}`)
      : null;
  for (const [index, { booking }] of bookings.entries())
    put(booking, "price", each?.[index] ?? only);
}

const joinNames = (candidates: readonly Candidate<string[]>[]): Told<string[]> | null => {
  const [first] = candidates;
  const names = [...new Set(candidates.flatMap(({ value }) => value))];
  return first ? { ...first, value: names.slice(0, travellersMax) } : null;
};

function giveTravellers(bookings: readonly Finished[], { items, lines }: SharedText): void {
  const told = findTravellers(items);
  const isOfHouses = !bookings.some(isJourney);
  const all = bestOf(told.length === 0 && isOfHouses ? findGreeted(lines) : told);
  const own = bookings.map(({ from }, index) => {
    const next = bookings[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return all.filter(({ at }) => at >= from && at < next);
  });
  const isEach = bookings.length > 1 && own.every((one) => one.length > 0);
  for (const [index, { booking }] of bookings.entries())
    put(booking, "travellers", joinNames(isEach ? (own[index] ?? []) : all));
}

function giveOperators(bookings: readonly Finished[], { items, lines }: SharedText): void {
  const labelled = findOperators(items);
  const each = valuesOfEach(labelled, bookings);
  const shared = onlyValue(labelled.length > 0 ? labelled : findCarriers(lines), asText);
  bookings.forEach((one, index) => {
    const { booking } = one;
    if (isJourney(one) || booking.kind === "rental")
      put(booking, "operator", each?.[index] ?? (isOneSort(bookings) ? shared : null));
  });
}

/** The telephone of a house. That of an airline's mail is its service desk. */
function giveContacts(bookings: readonly Finished[], items: readonly TextItem[]): void {
  const all = findContacts(items);
  const each = valuesOfEach(all, bookings);
  const [only] = bookings;
  for (const [index, { booking }] of bookings.entries())
    put(booking, "contact", each?.[index] ?? null);
  if (only && bookings.length === 1 && !isJourney(only))
    put(only.booking, "contact", onlyValue(all, asText) ?? findPhoneLine(items));
}

function giveVenue(bookings: readonly Finished[], items: readonly TextItem[]): void {
  const stays = bookings.filter(({ booking }) => booking.kind === "stay");
  const [only] = stays;
  if (!only || stays.length > 1 || bookings.length > 1) return;
  const { name, address } = findVenue(items, ["stay"]);
  const place = only.booking.from;
  if (place) place.address ??= address?.value ?? null;
  else if (name)
    put(only.booking, "from", { ...name, value: placeNamed(name.value, address?.value ?? null) });
}

const evidence =
  /confirm|booked|reserv|e-ticket|itinerary|your (?:ticket|booking|trip|order|flight)|receipt|voucher|boarding pass|подтвержд|забронирован|бронь|брони|заказ|билет|квитанция|ваучер|ваш рейс|вашего рейса/;

/** True for a text that calls itself a confirmation. */
export const isConfirmationText = (text: string): boolean => evidence.test(fold(text));

/** A newsletter has dates and flights too. A booking names its code or its people, or calls itself one. */
const isConfirmation = ({ booking }: Finished, text: string) =>
  booking.code !== null ||
  booking.travellers.length > 0 ||
  (evidence.test(text) && (booking.from !== null || booking.number !== null));

/** The bookings with what their text tells of all of them. */
export function shareValues(finished: readonly Finished[], text: SharedText): ReadBooking[] {
  const { items, lines, reading } = text;
  giveCodes(finished, items);
  givePrices(finished, text);
  giveTravellers(finished, text);
  giveOperators(finished, text);
  giveContacts(finished, items);
  giveVenue(finished, items);
  const free = findFreeUntil(lines, reading);
  const freeOfEach = valuesOfEach(free, finished);
  const paid = findPaid(lines);
  const url = onlyValue(findUrls(items), asText);
  const statuses = findStatuses(lines, finished);
  const whole = fold(lines.join("\n"));
  finished.forEach(({ booking }, index) => {
    booking.status = statuses[index] ?? "confirmed";
    put(booking, "isPaid", paid);
    put(booking, "url", url);
    put(
      booking,
      "cancellationDate",
      freeOfEach?.[index] ?? (finished.length === 1 ? onlyValue(free, asText) : null),
    );
  });
  return finished.filter((one) => isConfirmation(one, whole)).map(({ booking }) => booking);
}
