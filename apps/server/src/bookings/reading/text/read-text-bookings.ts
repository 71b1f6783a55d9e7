import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { buildDrafts } from "./drafts/build-drafts.ts";
import { type Draft, isEmptyStop, otherSide } from "./drafts/draft.ts";
import { DraftBuilder } from "./drafts/draft-builder.ts";
import { countKindWords } from "./drafts/kind-words.ts";
import { assignHeadings } from "./finish/assign-headings.ts";
import { type Finished, finishDraft } from "./finish/finish-draft.ts";
import { joinSame } from "./finish/join-same.ts";
import { mergeStays } from "./finish/merge-stays.ts";
import { readOccasion } from "./finish/read-occasion.ts";
import { dropNoise } from "./lines/drop-noise.ts";
import { fold } from "./lines/fold.ts";
import { listItems } from "./lines/list-items.ts";
import { splitLines } from "./lines/split-lines.ts";
import type { TextItem } from "./lines/text-item.ts";
import { type DateReading, findSlashOrder } from "./moments/find-dates.ts";
import { shareValues } from "./shared/share-values.ts";
import type { TextContext } from "./text-context.ts";

/** Bookings that one text can have. */
const bookingsMax = 50;

const moscowTime = /врем(?:я|ени)[^.]{0,60}московск|московск(?:ое|ому) врем/;
const localTime = /местн(?:ое|ому)|local time/;
const flightWords = /flight|airline|airways|рейс|авиа|перелет|вылет/;
const trainWords = /train|rail|bahn|поезд|tgv|ice \d|platform|coach/;

interface Text {
  lines: string[];
  items: TextItem[];
  reading: DateReading;
}

function openText(text: string, { sentOn }: TextContext): Text {
  const raw = splitLines(text);
  const slashes = findSlashOrder(raw.map((line) => line.text));
  const clean = dropNoise(raw, sentOn);
  const reading = { slashes, sentOn: clean.sentOn };
  return {
    lines: clean.lines.map((line) => line.text),
    items: listItems(clean.lines, reading),
    reading,
  };
}

const inParentheses = /\(([A-Z]{3})\)/;
const airportPair = /^([A-Z]{3}) ?(?:→|[-–—/]) ?([A-Z]{3})$|^([A-Z]{3}) [^→]* → ([A-Z]{3}) /;

/** True for a text that names an airport as airlines do: "Moscow (SVO)", "CDG → JFK". */
function namesAirport({ value }: TextItem, { airport }: TextContext): boolean {
  const pair = airportPair.exec(value);
  if (pair) return pair.slice(1).every((code) => code === undefined || airport(code) !== null);
  const code = inParentheses.exec(value)?.[1];
  return code !== undefined && airport(code) !== null;
}

const isOfJourney = ({ meaning }: TextItem) =>
  meaning?.is === "number" ||
  meaning?.is === "route" ||
  meaning?.is === "vessel" ||
  (meaning?.is === "stop" && meaning.family === "journey" && meaning.part === "place");

const isOfStay = ({ meaning }: TextItem) =>
  meaning?.is === "nights" ||
  (meaning?.is === "place" && meaning.kind === "stay") ||
  (meaning?.is === "stop" && meaning.family === "stay");

/** Hotels have arrivals and departures too: there the arrival comes first. */
function asStay(item: TextItem): TextItem {
  const { meaning } = item;
  if (meaning?.is !== "stop" || meaning.family !== "journey") return item;
  return { ...item, meaning: { ...meaning, family: "stay", side: otherSide(meaning.side) } };
}

interface Drafts {
  finished: Finished[];
  /** A journey was begun of which too little is certain. */
  isPartial: boolean;
  hasParts: boolean;
}

function readDrafts({ lines, items: told, reading }: Text, context: TextContext): Drafts {
  const counts = countKindWords(lines);
  const whole = fold(lines.join("\n"));
  const isFlight = told.some((item) => namesAirport(item, context));
  const isStay = !isFlight && told.some(isOfStay) && !told.some(isOfJourney);
  const items = isStay ? told.map(asStay) : told;
  const { drafts, headings } = buildDrafts(items, {
    ...{ builder: new DraftBuilder(), reading, context, open: null },
    isJourneyText: counts.flight + counts.train + counts.bus + counts.ferry > 0 || isFlight,
    isFlightText: flightWords.test(whole) || isFlight,
    isTrainText: trainWords.test(whole),
  });
  const merged = mergeStays(drafts, counts.stay > 0);
  assignHeadings(merged, headings);
  const isMoscowText = moscowTime.test(whole) && !localTime.test(whole);
  const all = merged.map((draft) => finishDraft(draft, { lines, counts, isMoscowText }));
  const finished = joinSame(all.filter((one) => one !== null));
  const isPartial = merged.some((draft, index) => isBegun(draft) && all[index] === null);
  return { finished, isPartial, hasParts: merged.some(isBegun) };
}

/** Something has an end and a beginning: a text of it is about no table. */
const isBegun = ({ start, end }: Draft) => !isEmptyStop(start) && !isEmptyStop(end);

/**
 * The bookings that a plain text tells, in English or Russian (decision 154). What is not certain is left out. The text is
 * only data: nothing in it is followed, opened or run.
 */
export function readTextBookings(text: string, context: TextContext): ReadBooking[] {
  const opened = openText(text, context);
  const { finished, hasParts, isPartial } = readDrafts(opened, context);
  const { items, lines, reading } = opened;
  const isOther = finished.length === 0 && !hasParts;
  const occasion = isOther ? readOccasion(items, lines, reading) : null;
  const found = occasion ? [{ booking: occasion, from: 0, to: lines.length }] : finished;
  return shareValues(found, { ...opened, isPartial }).slice(0, bookingsMax);
}
