import { type HoursWord, hoursWordOf } from "./hours-lexicon.ts";

/** A time as it is written. The half of the day may be named later or not at all. */
export interface WrittenTime {
  kind: "time";
  hour: number;
  minute: number;
  half: "am" | "pm" | null;
  /** True for an hour without minutes: "9". */
  isBare: boolean;
  /** True for "9.30", which could be a date. */
  hasDot: boolean;
  /** True for "03:00", which only 24-hour clocks write. */
  hasZero: boolean;
}

export type HoursToken =
  | WrittenTime
  | Exclude<HoursWord, { kind: "filler" | "clock" | "half" }>
  | { kind: "dash" | "comma" | "bracket" | "line" | "stop" };

/** Text that sites show beside the hours: headings and the state at the moment of copying. */
const noise = [
  /(?:часы|режим|график|время) работы|(?:opening|working|business|visiting) hours|^hours(?=:|$)/gmu,
  /^(?:(?:сейчас )?(?:открыто|закрыто)|open|closed)? *[⋅·•.,-]? *(?:(?:скоро )?(?:закроется|откроется|закрывается|открывается)|closes|opens)(?: soon)?(?: (?:в|at))? *[⋅·•]? *\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?: *\(?(?:\p{L}{2,3}\.?)\)?)?$/gmu,
  /^(?:сейчас (?:открыто|закрыто)|(?:open|closed) now|открыто до \d{1,2}:\d\d|open until \d{1,2}(?::\d\d)?(?: ?[ap]m)?)$/gmu,
  /(?:график|часы|время) (?:работы )?(?:может|могут) (?:отличаться|измениться)|hours might differ|see all hours|suggest new hours/gu,
  /без (?:перерыв(?:а|ов)|обеда)(?: на обед)?(?: и (?:без )?выходных)?|без выходных|without (?:an? )?(?:lunch )?breaks?/gu,
];

/** Phrases with the same meaning as a word of the lexicon. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/every day|7 days a week|кажд(?:ый|ого) день|все дни/gu, " daily "],
  [/(?:open )?24 ?(?:\/ ?7|hours|hrs|h(?!\p{L})|час(?:а|ов)|ч(?!\p{L}))/gu, " always "],
  [/day off|не работа(?:ет|ем)/gu, " closed "],
  [/(?:public|bank|national) holidays?/gu, " holidays "],
  [/(?:lunch|обеденный) (?:break|перерыв)|перерыв на обед|lunch/gu, " break "],
  [/(?<=[\d\s])([ap])\. ?m\.?/gu, " $1m "],
  // "с 9-00 до 18-00"
  [/(?<=(?<!\p{L})(?:с|до) )(\d{1,2})-(\d\d)(?!\d)/gu, "$1:$2"],
];

const abbreviationLetters = 4;
const pattern =
  /(?<space>[^\S\n]+|:)|(?<line>\n)|(?<stop>[;|•·⋅])|(?<comma>,)|(?<dash>-)|(?<hour>\d{1,2})(?:(?<sign>[:.])(?<minute>\d\d))?(?!\d)|(?<bracket>[()])|(?<word>\p{L}+|&)(?<dot>\.?)|(?<end>\.)/uy;

/** Splits a text with opening hours into tokens. Null where a word is not understood. */
export function tokenizeHours(text: string): HoursToken[] | null {
  let plain = text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/^ +| +$/gm, "");
  for (const [each, word] of phrases) plain = plain.replace(each, word);
  for (const each of noise) plain = plain.replace(each, " ");
  return splitWords(plain);
}

function splitWords(text: string): HoursToken[] | null {
  const tokens: HoursToken[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text)?.groups;
    if (!found) return null;
    const { space, line, comma, bracket, dash, hour, sign, minute, word, dot } = found;
    if (space !== undefined) continue;
    if (word !== undefined) {
      if (!addWord(word, tokens)) return null;
      if (dot && word.length > abbreviationLetters) tokens.push({ kind: "stop" });
    } else if (hour !== undefined) tokens.push(timeOf(hour, sign, minute));
    else if (line !== undefined) tokens.push({ kind: "line" });
    else if (comma !== undefined) tokens.push({ kind: "comma" });
    else if (bracket !== undefined) tokens.push({ kind: "bracket" });
    else tokens.push({ kind: dash === undefined ? "stop" : "dash" });
  }
  return tokens;
}

function timeOf(hour: string, sign: string | undefined, minute: string | undefined): WrittenTime {
  return {
    kind: "time",
    hour: Number(hour),
    minute: Number(minute ?? 0),
    half: null,
    isBare: minute === undefined,
    hasDot: sign === ".",
    hasZero: hour.startsWith("0"),
  };
}

function addWord(word: string, tokens: HoursToken[]): boolean {
  const meaning = hoursWordOf(word);
  if (!meaning) return false;
  if (meaning.kind === "half") {
    const time = tokens.at(-1);
    if (time?.kind !== "time" || time.half) return false;
    time.half = meaning.half;
  } else if (meaning.kind === "clock") {
    const hour = meaning.minutes / 60;
    const signs = { isBare: false, hasDot: false, hasZero: true };
    tokens.push({ kind: "time", hour, minute: 0, half: null, ...signs });
  } else if (meaning.kind !== "filler") tokens.push(meaning);
  return true;
}
