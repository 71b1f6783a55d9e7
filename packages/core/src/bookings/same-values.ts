import { foldText } from "../schemas/texts.ts";
import type { ReadPlace } from "./read-booking.ts";

type Comparison<T> = (one: T, other: T) => boolean;
type Maybe<T> = T | null | undefined;

/** The letters and digits alone: programs write codes and names with other signs between them. */
export const letters = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Nothing is known of a text without a letter. */
const isKnown = <T>(value: Maybe<T>): value is T =>
  (value ?? null) !== null && (typeof value !== "string" || letters(value) !== "");

const isEqual: Comparison<unknown> = (one, other) => one === other;

/** Both are known, and the same. */
export const agree = <T>(
  one: Maybe<T>,
  other: Maybe<T>,
  isSame: Comparison<T> = isEqual,
): boolean => isKnown(one) && isKnown(other) && isSame(one, other);

/** Both are known, and not the same. */
export const differ = <T>(
  one: Maybe<T>,
  other: Maybe<T>,
  isSame: Comparison<T> = isEqual,
): boolean => isKnown(one) && isKnown(other) && !isSame(one, other);

/** Codes, and names that are written alike. */
export const isSameText: Comparison<string> = (one, other) => letters(one) === letters(other);

/** What reads numbers may know the digits alone: "LH 0123" is "123". */
export function isSameNumber(one: string, other: string): boolean {
  const [a = "", b = ""] = [one, other].map((number) =>
    letters(number).replace(/(?<!\d)0+(?=\d)/, ""),
  );
  const isDigits = (text: string) => /^\d+$/.test(text);
  const endsSo = (whole: string, digits: string) =>
    isDigits(digits) && whole.endsWith(digits) && !/\d$/.test(whole.slice(0, -digits.length));
  return a === b || endsSo(a, b) || endsSo(b, a);
}

/** Airports by their code; other places by names of which one may be longer. */
export function isSamePlace(one: ReadPlace, other: ReadPlace): boolean {
  if (one.code !== null && other.code !== null) return one.code === other.code;
  const [a, b] = [letters(one.name), letters(other.name)];
  return a.includes(b) || b.includes(a) || one.code !== null || other.code !== null;
}
