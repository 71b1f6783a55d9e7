import { endpoints } from "@castor/core/endpoints.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { type FormEvent, useState } from "react";
import { useChange } from "../../data/use-change.ts";
import { useDateManner } from "../../i18n/date-manner.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useWords } from "../../i18n/words.ts";
import { DateField } from "../../ui/fields/date-fields.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";

export interface CopyTripDialogProps {
  trip: Pick<Trip, "id" | "name" | "startDate">;
  onCopied: (copy: Trip) => void;
  onClose: () => void;
}

/** Copies a trip into the user's own, its days moved along to another first day if one is given. */
export function CopyTripDialog({ trip, onCopied, onClose }: CopyTripDialogProps) {
  const translate = useWords();
  const manner = useDateManner();
  const copying = useChange(endpoints.trips.copy);
  const [startDate, setStartDate] = useState<string | null>(null);
  const copy = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await copying.run({ id: trip.id, ...(startDate ? { startDate } : {}) });
    if (outcome.isDone) onCopied(outcome.answer);
  };
  const { error } = copying;
  return (
    <FormDialog
      size="small"
      title={translate("trips.copyTitle", { name: trip.name })}
      saveLabel={translate("trips.copyDo")}
      words={useFormDialogWords()}
      failure={error && !error.fields.startDate ? error.message : null}
      isBusy={copying.isBusy}
      onSubmit={(event) => void copy(event)}
      onClose={onClose}
    >
      <p>{translate("trips.copyText")}</p>
      {trip.startDate ? (
        <DateField
          label={translate("trips.copyStart")}
          description={translate("trips.copyStartHint")}
          manner={manner}
          value={startDate}
          onChange={setStartDate}
          opensAt={trip.startDate}
          clearable
          error={error?.fields.startDate}
        />
      ) : null}
    </FormDialog>
  );
}
