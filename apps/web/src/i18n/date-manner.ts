import { limits } from "@castor/core/limits.ts";
import type { DateManner } from "../ui/fields/date-fields.tsx";
import { readDate } from "./read-date.ts";
import { useLanguage, useWords } from "./words.ts";

/** How a date field speaks and what it takes, whatever it is about. */
export function useDateManner(): DateManner {
  const translate = useWords();
  const locale = useLanguage();
  return {
    locale,
    minDate: `${limits.yearMin}-01-01`,
    maxDate: `${limits.yearMax}-12-31`,
    dateParser: readDate,
    previousMonth: translate("routes.previousMonth"),
    nextMonth: translate("routes.nextMonth"),
    hours: translate("routes.hours"),
    minutes: translate("routes.minutes"),
    done: translate("routes.dateDone"),
    clear: translate("routes.dateClear"),
  };
}
