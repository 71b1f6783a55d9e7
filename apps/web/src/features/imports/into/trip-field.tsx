import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { addDays, type DateText } from "@castor/core/time/dates.ts";
import { mayCallListed } from "@castor/core/trips/may-call.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useTripList } from "../../../data/use-trip-list.ts";
import { useWords } from "../../../i18n/words.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";

const newTrip = "new";

/** The first and the last day; null where none is told. */
type Days = Record<"startDate" | "endDate", DateText | null>;

export interface TripFieldProps extends Days {
  onChoose: (trip: TripSummary) => void;
}

/** One leaves on the evening before the first day, and is home on the day after the last. */
function isWithin({ startDate, endDate }: Days, trip: Days): boolean {
  if (!startDate || !endDate || !trip.startDate || !trip.endDate) return false;
  return startDate >= addDays(trip.startDate, -1) && endDate <= addDays(trip.endDate, 1);
}

/** Chooses a trip for confirmations in place of a new one. Those on their dates come first, and one alone is named. */
export function TripField({ startDate, endDate, onChoose }: TripFieldProps) {
  const translate = useWords("common", "imports");
  const list = useTripList("all").data ?? [];
  const trips = list.filter((trip) => mayCallListed(trip, tripsEndpoints.save));
  const fitting = trips.filter((trip) => isWithin({ startDate, endDate }, trip));
  const [only] = fitting.length === 1 ? fitting : [];
  const others = trips.filter((trip) => !fitting.includes(trip));
  if (trips.length === 0) return null;
  return (
    <SelectField
      label={translate("importDialog.where")}
      description={only && translate("importBookings.fits", { name: only.name })}
      inputWrapperOrder={["label", "input", "error", "description"]}
      allowDeselect={false}
      searchable
      nothingFoundMessage={translate("trips.notListed")}
      data={[
        { value: newTrip, label: translate("importDialog.newTrip") },
        ...[...fitting, ...others].map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={newTrip}
      onChange={(id) => {
        const chosen = trips.find((trip) => trip.id === id);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
