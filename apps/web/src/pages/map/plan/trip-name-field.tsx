import { limits } from "@castor/core/limits.ts";
import { type Trip, tripForm } from "@castor/core/trips/trip.ts";
import { useRef, useState } from "react";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { validateWith } from "../../../i18n/validate-with.ts";
import { useWords } from "../../../i18n/words.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";

/** Takes another name of the trip: Enter or leaving the field saves it, Escape leaves it as it was. */
export function TripNameField({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const translate = useWords("common");
  const [typed, setTyped] = useState(trip.name);
  const [error, setError] = useState<string | null>(null);
  const isDone = useRef(false);
  const finish = () => {
    isDone.current = true;
    onClose();
  };
  const save = () => {
    if (isDone.current) return;
    const name = typed.trim();
    const found = validateWith(tripForm, translate)({ ...trip, name });
    if (found.name !== undefined) {
      setError(found.name);
      return;
    }
    if (name !== trip.name) {
      const history = tripHistoryOf(trip.id);
      const body = { name: "trips.save", args: { id: trip.id, change: { name } } } as const;
      const { step } = history.runTogether([body]);
      offerUndo(history, { step, text: translate("map.renamed", { name }) });
    }
    finish();
  };
  return (
    <TextField
      autoFocus
      aria-label={translate("map.rename")}
      value={typed}
      error={error}
      maxLength={limits.name}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        setError(null);
      }}
      onBlur={() => (typed.trim() === "" ? finish() : save())}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) save();
        if (event.key !== "Escape") return;
        // It would also close what lies over the page.
        event.stopPropagation();
        finish();
      }}
    />
  );
}
