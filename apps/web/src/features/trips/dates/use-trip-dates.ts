import { shortenTrip } from "@castor/core/changes/shorten-trip.ts";
import { addressOf } from "@castor/core/pages.ts";
import { daysForDates } from "@castor/core/routes/edit/choose-dates.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { shiftTrip } from "@castor/core/trips/shift-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRouter } from "@tanstack/react-router";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";

/** What may be done to the dates of a trip as a whole, each as one step with a toast that undoes it. */
export function useTripDates(trip: Trip) {
  const history = tripHistoryOf(trip.id);
  const translate = useWords("common", "trip-dates");
  const { dateRange } = useFormats();
  const router = useRouter();

  return {
    /** All dates of the trip some days later, or earlier. */
    shift(days: number): void {
      const { startDate, endDate } = shiftTrip(trip, days) ?? trip;
      const { step } = history.runTogether([{ name: "trips.shift", args: { id: trip.id, days } }]);
      const dates = startDate && endDate ? dateRange(startDate, endDate) : "";
      offerUndo(history, { step, text: translate("tripDates.shifted", { dates }) });
    },
    /** New days on those dates; the last number in the name counts up. */
    lengthen(dates: readonly DateText[], name: string): void {
      const moveType = trip.routes.at(-1)?.moveType ?? "car";
      const days = daysForDates(dates, { name, moveType });
      const args = {
        tripId: trip.id,
        days: days.map((form) => ({ id: newTemporaryId(), form })),
        dates: [],
      };
      const { step } = history.runTogether([{ name: "routes.addDays", args }]);
      offerUndo(history, { step, text: translate("tripDates.added", { count: dates.length }) });
    },
    /** Days go; what is on them stays in the trip. */
    async shorten(lost: readonly Route[]): Promise<void> {
      const gone = new Set(lost.map(({ id }) => id));
      const left = trip.routes.find(({ id }) => !gone.has(id));
      const isOpen = lost.some(({ id }) => router.state.location.pathname.endsWith(`/${id}`));
      // The page of a deleted day would start anew: the page is left first.
      if (isOpen && left)
        await router.navigate({ href: addressOf("map", { tripId: trip.id, routeId: left.id }) });
      const { step } = history.runInSequence(shortenTrip(trip, lost, newTemporaryId));
      offerUndo(history, { step, text: translate("tripDates.removed", { count: lost.length }) });
    },
  };
}
