import { fold, isWordSign } from "./fold.ts";
import { labelRows, type Meaning } from "./label-words.ts";

/** A label in a cell. */
export interface FoundLabel {
  start: number;
  /** Where its value begins, behind colon and signs of number. */
  end: number;
  phrase: string;
  meaning: Meaning;
  /** A colon or a sign of number stands behind it. */
  isMarked: boolean;
}

interface Entry {
  phrase: string;
  meaning: Meaning;
}

const firstWordOf = (text: string) => /^[\p{L}\p{N}]+/u.exec(text)?.[0] ?? "";

function indexEntries(): Map<string, Entry[]> {
  const entries = labelRows.flatMap(([meaning, phrases]) =>
    phrases.split("|").map((phrase) => ({ phrase, meaning })),
  );
  return Map.groupBy(
    entries.sort((a, b) => b.phrase.length - a.phrase.length),
    ({ phrase }) => firstWordOf(phrase),
  );
}

const entriesByWord = indexEntries();
const possessive = /^(?:your|the|my|ваш|ваша|ваше|вашего|ваши|new|новый|новое|новая|updated)\s+/;
/** True for "your" before a label. */
export const isPossessive = (prefix: string): boolean =>
  possessive.exec(fold(prefix))?.[0] === fold(prefix);

/** "(PNR)", "#", "№", "no.", "1" of "Passenger 1:", and the colon. */
const behind =
  /^(?:\(?s\))?(?: is(?= [^ ]*\d))?(?: ?\((?:[^)]{0,24})\)|, (?:[a-z]{3}|руб\.?)(?= ?:))?(?: ?\d{1,2}(?= ?:(?!\d)))? ?(#|№|n°|no\.|nr\.?(?= )|no\.?(?= ?:))? ?([:：])? */;

/** "Total price for all passengers:", "Total Charged by Amtrak" at the end of its cell. */
const ofWhom = /^ (?:for|by|of|to|incl\.?|за|для) [^:\d]{1,30}(?:: *|$)/;

/** The parentheses behind "Outbound flight" have its number. */
const behindNumber = /^ ?(#|№|n°|no\.|no\.?(?= ?:))? ?([:：])? */;

function labelAt(text: string, at: number): FoundLabel | null {
  const rest = text.slice(at, at + 60);
  for (const { phrase, meaning } of entriesByWord.get(firstWordOf(rest)) ?? []) {
    if (!rest.startsWith(phrase) || isWordSign(rest[phrase.length])) continue;
    const tail = (meaning.is === "number" ? behindNumber : behind).exec(
      text.slice(at + phrase.length, at + phrase.length + 60),
    );
    const whom =
      meaning.is === "price" && meaning.rank === 1 && ofWhom.exec(text.slice(at + phrase.length));
    if (whom)
      return {
        start: at,
        end: at + phrase.length + whom[0].length,
        phrase,
        meaning,
        isMarked: true,
      };
    // "Passenger 1" above a name.
    if (meaning.is === "traveller" && /^ \d{1,2}$/.test(text.slice(at + phrase.length)))
      return { start: at, end: text.length, phrase, meaning, isMarked: false };
    const dot = text[at + phrase.length] === "." && !tail?.[0] ? 1 : 0;
    const after = at + phrase.length + dot + (tail?.[0].length ?? 0);
    const isMarked = Boolean(tail?.[1] ?? tail?.[2]);
    if (dot && /^ ?:/.test(text.slice(after)))
      return {
        start: at,
        end: after + 1 + Number(text[after] === " "),
        phrase,
        meaning,
        isMarked: true,
      };
    return { start: at, end: after, phrase, meaning, isMarked };
  }
  return null;
}

/** The labels of a cell at places where one may begin: at its start, and at the start of each word behind a sign. */
export function findLabels(cell: string): FoundLabel[] {
  const text = fold(cell);
  const found: FoundLabel[] = [];
  const skipped = possessive.exec(text)?.[0].length ?? 0;
  const first = labelAt(text, 0) ?? (skipped > 0 ? labelAt(text, skipped) : null);
  if (first) found.push(first);
  for (const { index } of text.matchAll(/(?<=[^\p{L}\p{N}])\p{L}/gu)) {
    if (index < (found.at(-1)?.end ?? 1)) continue;
    const label = labelAt(text, index);
    if (label) found.push(label);
  }
  return found;
}
