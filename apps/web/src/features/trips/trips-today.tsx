import type { DateText } from "@castor/core/time/dates.ts";
import { wallClock } from "@castor/core/time/dates.ts";
import { findTripUnderWay } from "@castor/core/trips/find-trip-under-way.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { type ReactNode, useState } from "react";
import { useWholeTrips } from "../../data/use-whole-trips.ts";
import { browserTimeZone } from "../../device/time-zone.ts";
import { useThisMinute } from "../../device/use-today.ts";
import { useWords } from "../../i18n/words.ts";
import { RadioList } from "../../ui/choices/radio-list.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";

export interface TripsTodayProps {
  /** Two or more trips of this date. */
  trips: readonly TripSummary[];
  date: DateText;
  draw: (trip: TripSummary) => ReactNode;
}

/** Of several trips of one day the one that is under way, and a switch to the others. */
export function TripsToday({ trips, date, draw }: TripsTodayProps) {
  const translate = useWords("common", "home");
  const [chosenId, setChosen] = useState<string | null>(null);
  const { trips: whole, isReading } = useWholeTrips(trips.map(({ id }) => id));
  const clock = wallClock(new Date(useThisMinute()), browserTimeZone());
  // Its day would be shown for a moment only.
  if (isReading && chosenId === null)
    return <Loading shape="cards" label={translate("home.loadingPlan")} count={2} />;
  const underWay = findTripUnderWay(whole, date, clock)?.id;
  const byId = (id: string | null | undefined) => trips.find((trip) => trip.id === id);
  const shown = byId(chosenId) ?? byId(underWay) ?? trips[0];
  if (!shown) return null;
  return (
    <>
      <RadioList
        label={translate("home.tripsToday")}
        value={shown.id}
        options={trips.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setChosen}
      />
      {draw(shown)}
    </>
  );
}
