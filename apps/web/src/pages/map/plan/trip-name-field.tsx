import { limits } from "@castor/core/limits.ts";
import { type Trip, tripForm } from "@castor/core/trips/trip.ts";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { validateWith } from "../../../i18n/validate-with.ts";
import { useWords } from "../../../i18n/words.ts";
import { InPlaceField } from "../../../ui/fields/in-place-field.tsx";

/** Takes another name of the trip. */
export function TripNameField({
  trip,
  onClose,
}: {
  trip: Trip;
  onClose: (isByKey: boolean) => void;
}) {
  const translate = useWords("common");
  const save = (name: string): string | null => {
    const { name: wrong } = validateWith(tripForm, translate)({ ...trip, name });
    if (wrong !== undefined) return wrong;
    const history = tripHistoryOf(trip.id);
    const body = { name: "trips.save", args: { id: trip.id, change: { name } } } as const;
    const { step } = history.runTogether([body]);
    offerUndo(history, { step, text: translate("map.renamed", { name }) });
    return null;
  };
  return (
    <InPlaceField
      label={translate("map.rename")}
      value={trip.name}
      maxLength={limits.name}
      isRequired
      onSave={save}
      onClose={onClose}
    />
  );
}
