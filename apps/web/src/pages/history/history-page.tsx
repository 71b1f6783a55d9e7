import { isMemberOf } from "@castor/core/trips/may-call.ts";
import { OwnTrip } from "../../features/trips/own-trip.tsx";
import { useWords } from "../../i18n/words.ts";
import { TripChanges } from "./trip-changes.tsx";

/** /history/{tripId}: what was changed in a trip, for its members only. */
export default function HistoryPage() {
  const translate = useWords();
  return (
    <OwnTrip title={translate("titles.history")} isFor={isMemberOf}>
      {(trip) => <TripChanges trip={trip} />}
    </OwnTrip>
  );
}
