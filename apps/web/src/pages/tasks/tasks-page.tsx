import { notesEndpoints } from "@castor/core/endpoints/notes.ts";
import { OwnTrip } from "../../features/trips/own-trip.tsx";
import { useWords } from "../../i18n/words.ts";
import { TripNotes } from "./trip-notes.tsx";

/** /tasks/{tripId}: the notes of a trip, for its members only. */
export default function TasksPage() {
  const translate = useWords("common");
  return (
    <OwnTrip title={translate("titles.tasks")} asks={notesEndpoints.list}>
      {(trip) => <TripNotes trip={trip} />}
    </OwnTrip>
  );
}
