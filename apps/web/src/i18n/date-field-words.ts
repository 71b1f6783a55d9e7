import type { DateFieldWords } from "../ui/fields/date-fields.tsx";
import { useLanguage, useWords } from "./words.ts";

/** What a date field says, whatever it is about. */
export function useDateFieldWords(): DateFieldWords {
  const translate = useWords();
  const locale = useLanguage();
  return {
    locale,
    previousMonth: translate("routes.previousMonth"),
    nextMonth: translate("routes.nextMonth"),
    hours: translate("routes.hours"),
    minutes: translate("routes.minutes"),
    done: translate("routes.dateDone"),
  };
}
