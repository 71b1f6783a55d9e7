import { limits } from "@castor/core/limits.ts";
import { daysForDates, listFreeDates } from "@castor/core/routes/edit/choose-dates.ts";
import type { RouteForm } from "@castor/core/routes/route.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { isDate } from "@castor/core/time/dates.ts";
import type { Translate } from "@castor/i18n/words.ts";
import { translateMessage } from "@castor/i18n/words.ts";

/** The dates of a new trip; an empty one is "". */
export type TripDates = Record<"first" | "last", string>;

/** The days of a new trip, one for each date (specification#new-trip). A first date alone is a trip of one day. */
export function planDays({ first, last }: TripDates, translate: Translate): RouteForm[] {
  const end = last === "" ? first : last;
  if (!isDate(first) || !isDate(end)) return [];
  // One date above the limit is enough to know that there are too many.
  const dates = listFreeDates([], first, end, limits.routesPerTrip + 1);
  return daysForDates(dates, { name: translate("days.nameOfDay", { number: 1 }), moveType: "car" });
}

/** What is wrong with the dates, by field. */
export function findDatesProblem(dates: TripDates, translate: Translate): Partial<TripDates> {
  const { first, last } = dates;
  const translateText = (text: string) => translateMessage(translate, text);
  if (first === "") return last === "" ? {} : { first: translateText(message("required")) };
  if (!isDate(first)) return { first: translateText(message("invalidDate")) };
  if (last === "") return {};
  if (!isDate(last)) return { last: translateText(message("invalidDate")) };
  if (last < first) return { last: translateText(message("dateFrom", first)) };
  const max = limits.routesPerTrip;
  return planDays(dates, translate).length > max
    ? { last: translate("days.noRoom", { max, room: max }) }
    : {};
}
