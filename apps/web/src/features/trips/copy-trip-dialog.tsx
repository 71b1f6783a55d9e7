import { endpoints } from "@castor/core/endpoints.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { type FormEvent, useState } from "react";
import { useChange } from "../../data/use-change.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { DateField, DateWords } from "../../ui/fields/date-fields.tsx";
import styles from "./trip-form-dialog.module.css";

export interface CopyTripDialogProps {
  trip: Pick<Trip, "id" | "name" | "startDate">;
  onCopied: (copy: Trip) => void;
  onClose: () => void;
}

/** Copies a trip into the user's own, its days moved along to another first day if one is given. */
export function CopyTripDialog({ trip, onCopied, onClose }: CopyTripDialogProps) {
  const translate = useWords();
  const language = useLanguage();
  const copying = useChange(endpoints.trips.copy);
  const [startDate, setStartDate] = useState<string | null>(null);
  const copy = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await copying.run({ id: trip.id, ...(startDate ? { startDate } : {}) });
    if (outcome.isDone) onCopied(outcome.answer);
  };
  const { error } = copying;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={translate("trips.copyTitle", { name: trip.name })}
      closeLabel={translate("actions.close")}
    >
      <form noValidate className={styles.form} onSubmit={(event) => void copy(event)}>
        {error && !error.fields.startDate ? <Alert kind="error">{error.message}</Alert> : null}
        <p>{translate("trips.copyText")}</p>
        {trip.startDate ? (
          <DateWords locale={language}>
            <DateField
              label={translate("trips.copyStart")}
              description={translate("trips.copyStartHint")}
              value={startDate}
              onChange={setStartDate}
              defaultDate={trip.startDate}
              valueFormat="DD.MM.YYYY"
              placeholder={trip.startDate.split("-").toReversed().join(".")}
              clearable
              error={error?.fields.startDate}
            />
          </DateWords>
        ) : null}
        <DialogActions>
          <Button onClick={onClose}>{translate("actions.cancel")}</Button>
          <Button kind="primary" type="submit" icon="copy" isBusy={copying.isBusy}>
            {translate("trips.copyDo")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
