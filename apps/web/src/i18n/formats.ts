import type { Language } from "@castor/core/basics/language.ts";
import {
  createFormats,
  type FormatChoice,
  type Formats,
} from "@castor/core/formats/create-formats.ts";
import { useDeviceLocale } from "../device/device-locale.ts";
import { useDateFormatChoice, useUnitChoice } from "./format-choice.ts";
import { useLanguage } from "./words.ts";

/** The formats made last: every row of a list asks for the same. */
let made: { key: string; formats: Formats } | undefined;

function formatsOf(language: Language, choice: FormatChoice): Formats {
  const key = [language, choice.dates, choice.units, choice.locale].join(" ");
  if (made?.key !== key) made = { key, formats: createFormats(language, choice) };
  return made.formats;
}

/** The formats of the current language, as the user chose. */
export function useFormats(): Formats {
  const dates = useDateFormatChoice();
  const units = useUnitChoice();
  return formatsOf(useLanguage(), { dates, units, locale: useDeviceLocale() });
}
