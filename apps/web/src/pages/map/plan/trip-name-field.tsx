import { limits } from "@castor/core/limits.ts";
import { type Trip, tripForm } from "@castor/core/trips/trip.ts";
import { useRef, useState } from "react";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { validateWith } from "../../../i18n/validate-with.ts";
import { useWords } from "../../../i18n/words.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";

/** Takes another name of the trip: Enter or leaving the field saves it, Escape leaves it as it was. */
export function TripNameField({
  trip,
  onClose,
}: {
  trip: Trip;
  /** Whoever left the field by a key goes on at the title. */
  onClose: (isByKey: boolean) => void;
}) {
  const translate = useWords("common");
  // Another device may rename the trip meanwhile: what nobody has changed here is not saved.
  const [before] = useState(trip.name);
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const isDone = useRef(false);
  const finish = (isByKey: boolean) => {
    isDone.current = true;
    onClose(isByKey);
  };
  const save = (isByKey: boolean) => {
    if (isDone.current) return;
    const name = typed.trim();
    const found = validateWith(tripForm, translate)({ ...trip, name });
    if (found.name !== undefined) {
      setError(found.name);
      return;
    }
    if (name !== before) {
      const history = tripHistoryOf(trip.id);
      const body = { name: "trips.save", args: { id: trip.id, change: { name } } } as const;
      const { step } = history.runTogether([body]);
      offerUndo(history, { step, text: translate("map.renamed", { name }) });
    }
    finish(isByKey);
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
      onBlur={() => (typed.trim() === "" ? finish(false) : save(false))}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) save(true);
        if (event.key !== "Escape") return;
        // It would also close what lies over the page.
        event.stopPropagation();
        finish(true);
      }}
    />
  );
}
