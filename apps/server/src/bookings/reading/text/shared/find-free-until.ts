import { addDays, type DateText } from "@castor/core/time/dates.ts";
import { blank, fold } from "../lines/fold.ts";
import { type DateReading, findDates } from "../moments/find-dates.ts";
import { findTimes } from "../moments/find-times.ts";
import type { Candidate } from "./assign-values.ts";

const free =
  /cancel (?=before .{4,40} (?:for|and get) a full refund)|free cancell?ation|cancell?ation: free|cancel(?:led|ed)? (?:free of charge|for free|without charge|at no cost)|free of charge|cancel by|бесплатн(?:ая|о|ую|ой) (?:отмен|аннул)|отмен[а-я]{0,5} (?:брони |бронирования |бронирование )?(?:бесплатн|без штраф)|бесплатно отмен/;
const no = /non-?refundable|no free|not free|невозвратн|без бесплатн|starts|начиная/;
/** From the words to the date. */
const gapMax = 50;

/** The last day of which a bound leaves something: "before 7 May" and "until 7 May 00:00" leave 6 May. */
function lastDay(date: DateText, word: string, time: string | null, line: string): DateText | null {
  if (time === "00:00") return addDays(date, -1);
  if (time !== null) return date;
  if (word === "before" || word === "prior to") return addDays(date, -1);
  // "до 7 мая" may include that day, or not.
  if (word === "до") return /включительно/.test(line) ? date : null;
  return date;
}

function readLine(line: string, at: number, reading: DateReading): Candidate<DateText> | null {
  const text = fold(line);
  const words = free.exec(text);
  if (!words || no.test(text)) return null;
  const from = words.index + words[0].length;
  const dates = findDates(line, reading);
  const found = dates.find(({ start }) => start >= from - 1);
  if (!found?.date || found.otherDate || found.start - from > gapMax) return null;
  const bare = dates.reduce((rest, { start, end }) => blank(rest, start, end), line);
  const times = findTimes(bare.slice(words.index));
  const between = `${words[0]} ${text.slice(from, found.start)} `;
  const word = [
    ...between.matchAll(/(?:^| )(until|till|by|before|up to|prior to|до|не позднее)(?= |$)/g),
  ].at(-1)?.[1];
  if (!word || times.length > 1) return null;
  const day = lastDay(found.date, word, times[0]?.time ?? null, text);
  if (!day) return null;
  return { rank: 1, phrase: "free", value: day, line, at };
}

/** The last days on which cancellations cost nothing. */
export const findFreeUntil = (
  lines: readonly string[],
  reading: DateReading,
): Candidate<DateText>[] => lines.flatMap((line, at) => readLine(line, at, reading) ?? []);
