import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { message, unlessMissing } from "./validation.ts";

/** Line breaks, other control characters, and those that turn the text around them: a name would break a list. */
const controls = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** Anything that is drawn: no space, line break, joiner, lone mark or filler. */
const drawn = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{DI}\u2800]/u;

/** True for a text in which there is something to see. */
export const isVisible = (text: string): boolean => drawn.test(text);

/** What a name of one line must be, after trimming: something to see, and nothing that disturbs what stands beside it. */
export const asOneLine = [
  z.minLength(1, message("required")),
  z.refine<string>((value) => !controls.test(value), message("invalidValue")),
  z.refine<string>(isVisible, message("required")),
];

/** A name that must be there: 1..200 characters after trimming. */
export const name = z
  .string()
  .check(z.trim(), ...asOneLine, z.maxLength(limits.name, message("maxLength", limits.name)));

/** A text that may be empty; null empties it (decisions 2). */
export const text = (max: number) =>
  z.pipe(
    z.nullable(z.string().check(z.maxLength(max, message("maxLength", max)))),
    z.transform((value) => value ?? ""),
  );

/** An http(s) address or nothing; other schemes are refused (decisions 5). */
export const webAddress = z.pipe(
  z.nullable(
    z.string().check(
      z.trim(),
      z.maxLength(limits.shortText, message("maxLength", limits.shortText)),
      z.refine((value) => value === "" || isWebAddress(value), message("invalidUrl")),
    ),
  ),
  z.transform((value) => value ?? ""),
);

/** True for an absolute http or https URL with a host. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s/?#]/i.test(value)) return false;
  return URL.canParse(value);
}

/** A whole number of any size, also beyond those that a computer counts exactly. */
export const anyWhole = z
  .number(unlessMissing("wholeNumber"))
  .check(z.refine((value) => Number.isInteger(value), message("wholeNumber")));

/** A whole number from min to max, with the message "Should be between". */
export const whole = (min: number, max: number) =>
  z
    .int(unlessMissing("wholeNumber"))
    .check(
      z.minimum(min, message("between", min, max)),
      z.maximum(max, message("between", min, max)),
    );

/** Text as search compares it: lower case, no accents, ё as е, no apostrophes. Both databases store it so. */
export function foldText(value: string): string {
  return value
    .toLowerCase()
    .normalize("NFD")
    .replaceAll("и\u0306", "й")
    .replace(/\p{M}+|['’ʼ`]/gu, "");
}
