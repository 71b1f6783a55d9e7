import { limits } from "@castor/core/limits.ts";
import { readTypedDate } from "@castor/core/time/read-typed-date.ts";
import { useToday } from "../device/use-today.ts";
import type { DateFieldFormat } from "../ui/fields/date-field-format.ts";
import { useFormats } from "./formats.ts";
import { useLanguage, useWords } from "./words.ts";

/** The formats, bounds, parser and labels of date fields in the current language. */
export function useDateFieldFormat(): DateFieldFormat {
  const translate = useWords();
  const formats = useFormats();
  const today = useToday();
  const locale = useLanguage();
  const { order, isTwelveHours, firstDayOfWeek } = formats;
  const named = { date: formats.date(today) };
  return {
    locale,
    isTwelveHours,
    firstDayOfWeek,
    minDate: `${limits.yearMin}-01-01`,
    maxDate: `${limits.yearMax}-12-31`,
    read: (typed, near) => readTypedDate(typed, { today, order, near }),
    show: (date) => formats.date(date),
    spell: formats.dateInWords,
    example: translate("routes.dateExample", named),
    notUnderstood: translate("routes.dateNotUnderstood", named),
    previousMonth: translate("routes.previousMonth"),
    nextMonth: translate("routes.nextMonth"),
    previousYear: translate("routes.previousYear"),
    nextYear: translate("routes.nextYear"),
    time: translate("routes.time"),
    hours: translate("routes.hours"),
    minutes: translate("routes.minutes"),
    amPm: translate("routes.amPm"),
    clear: translate("routes.dateClear"),
  };
}
