import { OwnTrip } from "../../features/trips/own-trip.tsx";
import { useWords } from "../../i18n/words.ts";
import { TripNotes } from "./trip-notes.tsx";

/** /tasks/{tripId}. */
export default function TasksPage() {
  const translate = useWords("common");
  return <OwnTrip title={translate("titles.tasks")}>{(trip) => <TripNotes trip={trip} />}</OwnTrip>;
}
