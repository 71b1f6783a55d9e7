import { type Days, isOnDates } from "@castor/core/bookings/inbound/is-on-dates.ts";
import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { mayCallListed } from "@castor/core/trips/may-call.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useTripList } from "../../../data/use-trip-list.ts";
import { useWords } from "../../../i18n/words.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";

const newTrip = "new";

export interface TripFieldProps extends Days {
  onChoose: (trip: TripSummary) => void;
}

/** Chooses a trip for confirmations in place of a new one. Those on their dates come first, and one alone is named. */
export function TripField({ startDate, endDate, onChoose }: TripFieldProps) {
  const translate = useWords("common", "imports");
  const list = useTripList("all").data ?? [];
  const trips = list.filter((trip) => mayCallListed(trip, tripsEndpoints.save));
  const fitting = trips.filter((trip) => isOnDates({ startDate, endDate }, trip));
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
