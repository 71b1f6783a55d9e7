import { isMemberOf } from "@castor/core/trips/may-call.ts";
import { OwnTrip } from "../../features/trips/own-trip.tsx";
import { useWords } from "../../i18n/words.ts";
import { TripNotes } from "./trip-notes.tsx";

/** /tasks/{tripId}: the notes of a trip, for its members only. */
export default function TasksPage() {
  const translate = useWords("common");
  return (
    <OwnTrip title={translate("titles.tasks")} isFor={isMemberOf}>
      {(trip) => <TripNotes trip={trip} />}
    </OwnTrip>
  );
}
