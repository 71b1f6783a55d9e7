import { diffFields } from "@castor/core/basics/apply-patch.ts";
import { type TripForm, tripForm } from "@castor/core/trips/trip.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useConflicts } from "../../data/forms/use-conflicts.ts";
import { useFormSave } from "../../data/forms/use-form-save.ts";
import type { ApiError } from "../../data/http/api-error.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { describeTripField } from "../../things/field-words/describe-trip-field.ts";
import { ThingForm } from "../../things/thing-form.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import {
  makeTraveller,
  TravellersList,
  type TravellersListProps,
} from "./form/travellers-list.tsx";
import {
  TravellersFields,
  TripDetailFields,
  TripNameField,
  type TripValues,
} from "./form/trip-fields.tsx";
import { toTripForm } from "./form/trip-values.ts";

export interface TripFormDialogProps {
  tripId: string;
  /** The saved trip, of which only changes are sent. */
  saved: TripForm;
  /** Whether a trip is a draft is for its owner to say. */
  hasDraft?: boolean;
  /** Those who plan the trip: who goes may be chosen of them. */
  members?: TravellersListProps["members"];
  /** Saves; returns the error, or null. On success the caller closes the dialog. */
  onSave: (form: TripForm, change: Partial<TripForm>) => Promise<ApiError | null>;
  /** Opens the dialog of the trip's dates; absent for a trip without days. */
  onDates?: (() => void) | undefined;
  onClose: () => void;
}

/** The form of a saved trip, in a dialog. A failed save keeps the typed text. */
export function TripFormDialog(props: TripFormDialogProps) {
  const { tripId, saved, hasDraft = true, members = [], onSave, onDates, onClose } = props;
  const translate = useWords("common", "trip-dates", "trip-dialogs");
  const [typed, setTyped] = useState("");
  // A name that was typed and not added yet goes too.
  const withTyped = <V extends Pick<TripForm, "travellers">>(values: V): V =>
    typed.trim() === ""
      ? values
      : { ...values, travellers: [...values.travellers, makeTraveller(typed)] };
  const validate = validateWith(tripForm, translate);
  const form = useForm<TripValues>({
    initialValues: saved,
    validate: (values) => validate(withTyped(toTripForm(values))),
    validateInputOnBlur: true,
  });
  const saving = useFormSave(form, (values) => {
    const filled = tripForm.parse(withTyped(toTripForm(values)));
    return onSave(filled, diffFields(saved, filled));
  });
  const conflicts = useConflicts(form, { thing: { kind: "trip", id: tripId }, saved });
  return (
    <ThingForm
      title={translate("tripDialogs.editTitle")}
      saving={{ ...saving, hasChanges: saving.hasChanges || typed.trim() !== "" }}
      conflicts={conflicts}
      wordsOf={(path) => describeTripField(path, translate)}
      onClose={onClose}
    >
      <TripNameField isFirst inputProps={form.getInputProps} />
      {onDates ? (
        <div>
          <Button icon="calendar" onClick={onDates}>
            {translate("tripDates.open")}
          </Button>
        </div>
      ) : null}
      <TravellersFields inputProps={form.getInputProps} />
      <TravellersList
        travellers={form.values.travellers}
        members={members}
        typed={typed}
        error={form.errors.travellers}
        counts={form.values}
        onType={setTyped}
        onChange={(travellers) => form.setFieldValue("travellers", travellers)}
        onCounts={({ adults, kids }) => form.setValues({ adults, kids })}
      />
      <TripDetailFields
        inputProps={form.getInputProps}
        tileType={form.getInitialValues().tileType}
        hasDraft={hasDraft}
      />
    </ThingForm>
  );
}
