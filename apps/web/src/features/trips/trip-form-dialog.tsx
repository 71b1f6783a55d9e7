import { changeBetween } from "@castor/core/basics/apply-change.ts";
import { type TripForm, tripForm } from "@castor/core/trips/trip.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TripFields, type TripValues } from "./form/trip-fields.tsx";
import styles from "./trip-form-dialog.module.css";

export interface TripFormDialogProps {
  /** What the form begins with. */
  start: TripForm;
  /** The saved trip, of which only changes are sent; null for a new one. */
  saved: TripForm | null;
  /** Saves; answers why not. On success whoever opened the dialog closes it. */
  onSave: (form: TripForm, change: Partial<TripForm>) => Promise<ApiError | null>;
  onClose: () => void;
}

/** The form of a trip, new or saved, in a dialog. Nothing typed is lost when a save fails. */
export function TripFormDialog({ start, saved, onSave, onClose }: TripFormDialogProps) {
  const translate = useWords();
  const [failure, setFailure] = useState<string | null>(null);
  // What others change meanwhile is not ours to put back.
  const [before] = useState(saved);
  const form = useForm<TripValues>({
    initialValues: start,
    validate: validateWith(tripForm, translate),
    validateInputOnBlur: true,
  });
  const save = async (values: TripValues) => {
    setFailure(null);
    const filled = tripForm.parse(values);
    const error = await onSave(filled, before ? changeBetween(before, filled) : filled);
    if (!error) return;
    form.setErrors(error.fields);
    setFailure(translate("trips.notSaved", { reason: error.message }));
  };
  const showFirstError = (errors: typeof form.errors) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate(before ? "trips.editTitle" : "trips.newTitle")}
      closeLabel={translate("actions.close")}
      unsaved={{
        hasChanges: form.isDirty(),
        title: translate("actions.unsavedTitle"),
        text: translate("actions.unsavedText"),
        leaveLabel: translate("actions.discard"),
        stayLabel: translate("actions.keepEditing"),
      }}
    >
      <form noValidate className={styles.form} onSubmit={form.onSubmit(save, showFirstError)}>
        {failure ? <Alert kind="error">{failure}</Alert> : null}
        <TripFields form={form} />
        <DialogActions>
          <Button onClick={onClose}>{translate("actions.cancel")}</Button>
          <Button kind="primary" type="submit" isBusy={form.submitting}>
            {translate(before ? "actions.save" : "trips.create")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
