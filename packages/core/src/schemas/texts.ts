import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { message, unlessMissing } from "./validation.ts";

/** Line breaks, other control characters and bidirectional controls, which would break the layout of a list. */
const controls = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** A visible character: no space, line break, joiner, lone combining mark or filler. */
const drawn = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{DI}\u2800]/u;

/** True for a text with a visible character. */
export const isVisible = (text: string): boolean => drawn.test(text);

/** The checks of a trimmed one-line name: visible, without control characters. */
export const asOneLine = [
  z.minLength(1, message("required")),
  z.refine<string>((value) => !controls.test(value), message("invalidValue")),
  z.refine<string>(isVisible, message("required")),
];

/** A required name: 1..200 characters after trimming. */
export const name = z
  .string()
  .check(z.trim(), ...asOneLine, z.maxLength(limits.name, message("maxLength", limits.name)));

/** A text that may be empty; null empties it (specification#null-empties). */
export const text = (max: number) =>
  z.pipe(
    z.nullable(z.string().check(z.maxLength(max, message("maxLength", max)))),
    z.transform((value) => value ?? ""),
  );

/** A text without a scheme that names a host, as people type addresses: "example.com/menu", "//example.com". */
const bareAddress = /^(?:\/\/)?[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)+(?::\d+)?(?:[/?#]|$)/;

/** The address with https:// where no scheme was typed; everything else as it is. */
const completeAddress = (typed: string): string =>
  bareAddress.test(typed) ? `https://${typed.replace(/^\/\//, "")}` : typed;

/**
 * An http(s) address or an empty text. A missing https:// is added, other schemes are refused (specification#point).
 */
export const webAddress = z.pipe(
  z.nullable(
    z.string().check(
      z.trim(),
      z.overwrite(completeAddress),
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

/** An integer of any size, also beyond the safe integers. */
export const anyInteger = z
  .number(unlessMissing("wholeNumber"))
  .check(z.refine((value) => Number.isInteger(value), message("wholeNumber")));

/** An integer from min to max, with the message "Should be between". */
export const integer = (min: number, max: number) =>
  z
    .int(unlessMissing("wholeNumber"))
    .check(
      z.minimum(min, message("between", min, max)),
      z.maximum(max, message("between", min, max)),
    );

/** Folds a text for search: lower case, no accents, ё as е, no apostrophes. Both databases store this form. */
export function foldText(value: string): string {
  return value
    .toLowerCase()
    .normalize("NFD")
    .replaceAll("и\u0306", "й")
    .replace(/\p{M}+|['’ʼ`]/gu, "");
}
