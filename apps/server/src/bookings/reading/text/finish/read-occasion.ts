import { emptyReadBooking, type ReadBooking } from "@castor/core/bookings/read-booking.ts";
import type { DraftDate, Told } from "../drafts/draft.ts";
import { chooseKind, countKindWords } from "../drafts/kind-words.ts";
import { blank } from "../lines/fold.ts";
import type { TextItem } from "../lines/text-item.ts";
import type { DateReading } from "../moments/find-dates.ts";
import { findDates } from "../moments/find-dates.ts";
import { type FoundTime, findTimes } from "../moments/find-times.ts";
import { findVenue } from "../shared/find-venue.ts";
import { readSeat } from "../values/read-spot.ts";
import { placeNamed, put } from "./finish-draft.ts";

interface Moment {
  date: DraftDate;
  time: FoundTime | null;
}

const kinds = ["table", "ticket"] as const;
/** Beside these a date is of what is booked. */
const rowOfSeat =
  /(?:\p{Lu}\p{Ll}{3,20}, )?(?:row|ряд) ?:? ?(?:\p{Lu}{1,2}|\p{L}?\d{1,3}) ?,? ?(?:seats?|мест[оа]) ?:? ?\d{1,3}(?: ?[,-] ?\d{1,3}){0,6}/iu;
const shortLine = 60;

function momentOfText(value: string, reading: DateReading): Moment | null {
  const dates = findDates(value, reading);
  const [date] = dates;
  if (!date || dates.length > 1) return null;
  const times = findTimes(blank(value, date.start, date.end));
  return { date, time: times[0] ?? null };
}

const told = <Value>(item: TextItem, value: Value): Told<Value> => ({
  value,
  line: item.line,
  at: item.at,
});

/** A time alone in the line below a date. */
function timeBelow(item: TextItem, next: TextItem | undefined): FoundTime | null {
  if (next?.meaning !== null || next.at !== item.at + 1) return null;
  const [time] = findTimes(next.value);
  return time?.start === 0 && time.end === next.value.length ? time : null;
}

/** The date and time that are labelled; else those of the one short line that has both. */
function findMoments(items: readonly TextItem[], reading: DateReading): Told<Moment>[] {
  const read = (item: TextItem) => {
    const moment = momentOfText(item.value, reading);
    return moment ? [told(item, moment)] : [];
  };
  const labelled = items.filter(({ meaning }) => meaning?.is === "date").flatMap(read);
  if (labelled.length > 0) return labelled;
  return items.flatMap((item, index) => {
    if (item.meaning !== null || item.value.length > shortLine) return [];
    const [found] = read(item);
    const time = found?.value.time ?? timeBelow(item, items[index + 1]);
    return found && time ? [{ ...found, value: { ...found.value, time } }] : [];
  });
}

function findTime(items: readonly TextItem[]): Told<FoundTime> | null {
  const times = items
    .filter(({ meaning }) => meaning?.is === "time")
    .flatMap((item) =>
      findTimes(item.value)
        .slice(0, 1)
        .map((time) => told(item, time)),
    );
  const [first] = times;
  return first && times.every(({ value }) => value.time === first.value.time) ? first : null;
}

function findSeat(items: readonly TextItem[]): Told<string> | null {
  for (const item of items) {
    const row = rowOfSeat.exec(item.line)?.[0];
    if (row) return told(item, row);
  }
  // A seat of a row that is told in another way is no seat by itself.
  if (items.some(({ meaning }) => meaning?.is === "row")) return null;
  const seats = items.filter(({ meaning }) => meaning?.is === "seat");
  const [first] = seats;
  const seat = first && seats.length === 1 ? readSeat(first.value) : null;
  return first && seat ? told(first, seat) : null;
}

/** The table or the ticket that a text is about. Null where it is about none, or does not say when. */
export function readOccasion(
  items: readonly TextItem[],
  lines: readonly string[],
  reading: DateReading,
): ReadBooking | null {
  const counts = countKindWords(lines);
  const kind = chooseKind(counts, kinds);
  // Journeys have tickets and doors too.
  const isJourney =
    Math.max(counts.flight, counts.train, counts.bus, counts.ferry) > counts[kind ?? "ticket"];
  if (isJourney) return null;
  const [first, ...others] = findMoments(items, reading);
  if (!kind || !first?.value.date.date) return null;
  if (others.some(({ value }) => value.date.date !== first.value.date.date)) return null;
  const booking = emptyReadBooking(kind);
  const time = first.value.time?.time ?? findTime(items)?.value.time ?? null;
  const { date, otherDate } = first.value.date;
  put(booking, "departure", { ...first, value: { date, otherDate, time, zone: null } });
  const venue = findVenue(items, kind === "table" ? ["table"] : ["ticket", "table"]);
  if (venue.name) {
    const place = placeNamed(venue.name.value, venue.address?.value ?? null);
    put(booking, "from", { ...venue.name, value: place });
  } else if (venue.address) put(booking, "from", null);
  if (kind === "ticket") put(booking, "seat", findSeat(items));
  return booking;
}
