import { dateForNewRoute, type RouteForm } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";
import { useWords } from "../../../i18n/words.ts";

/** The day that is made when a point is added to none of the trip's days. */
export function useNewDay(trip: Trip): RouteForm {
  const translate = useWords("common");
  return {
    name: translate("days.nameOfDay", { number: trip.routes.length + 1 }),
    icon: "none",
    description: "",
    date: dateForNewRoute(trip.routes, new Date(), browserTimeZone()),
    moveType: trip.routes.at(-1)?.moveType ?? "car",
  };
}
