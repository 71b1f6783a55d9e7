import { changeBetween } from "@castor/core/basics/apply-change.ts";
import { readTyped } from "@castor/core/basics/typed-number.ts";
import { type TripForm, tripForm } from "@castor/core/trips/trip.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { useFormSave } from "../../data/use-form-save.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { TripFields, type TripValues } from "./form/trip-fields.tsx";

/** What core's schema judges of the form's values. */
const toTripForm = (values: TripValues) => ({
  ...values,
  adults: readTyped(values.adults),
  kids: readTyped(values.kids),
});

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
  // What others change meanwhile is not ours to put back.
  const [before] = useState(saved);
  const validate = validateWith(tripForm, translate);
  const form = useForm<TripValues>({
    initialValues: start,
    validate: (values) => validate(toTripForm(values)),
    validateInputOnBlur: true,
  });
  const saving = useFormSave(form, (values) => {
    const filled = tripForm.parse(toTripForm(values));
    return onSave(filled, before ? changeBetween(before, filled) : filled);
  });
  return (
    <FormDialog
      title={translate(before ? "trips.editTitle" : "trips.newTitle")}
      saveLabel={translate(before ? "actions.save" : "trips.create")}
      words={useFormDialogWords()}
      {...saving}
      onClose={onClose}
    >
      <TripFields form={form} />
    </FormDialog>
  );
}
