import { limits } from "@castor/core/limits.ts";
import { readTypedDate } from "@castor/core/time/read-typed-date.ts";
import { useToday } from "../device/use-today.ts";
import type { DateFieldFormat } from "../ui/fields/date-field-format.ts";
import { useFormats } from "./formats.ts";
import { useLanguage, useWords } from "./words.ts";

/** The formats, bounds, parser and labels of date fields in the current language. */
export function useDateFieldFormat(): DateFieldFormat {
  const translate = useWords("common", "date-fields");
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
    example: translate("dateFields.example", named),
    notUnderstood: translate("dateFields.notUnderstood", named),
    previousMonth: translate("dateFields.previousMonth"),
    nextMonth: translate("dateFields.nextMonth"),
    previousYear: translate("dateFields.previousYear"),
    nextYear: translate("dateFields.nextYear"),
    time: translate("dateFields.time"),
    hours: translate("dateFields.hours"),
    minutes: translate("dateFields.minutes"),
    amPm: translate("dateFields.amPm"),
    clear: translate("dateFields.clear"),
  };
}
