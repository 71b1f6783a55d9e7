import type { Point, PointChange } from "@castor/core/points/point.ts";
import { pointForm } from "@castor/core/points/point.ts";
import type { MoveType } from "@castor/core/points/travel-modes.ts";
import { useForm } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogCancel } from "../../ui/dialog.tsx";
import { DayField, type DayFieldProps } from "./form/day-field.tsx";
import { PlaceFields } from "./form/place-fields.tsx";
import styles from "./form/point-fields.module.css";
import { VisitFields } from "./form/visit-fields.tsx";
import { pointChangeOf, toPointForm, valuesOf } from "./point-values.ts";

/** A new point, or a saved one of which only changes are sent. */
type Beginning =
  | { saved: Point; start?: undefined }
  | { saved: null; start: Parameters<typeof valuesOf>[0] };

export type PointFormProps = Beginning & {
  /** A name for a new point that has none; whoever types another has their own. */
  nameSuggestion?: string | null;
  /** On which day a new point will stand. */
  day?: DayFieldProps | undefined;
  /** How its day moves: what a point on the path goes by when it says nothing else. */
  moveType: MoveType;
  /** Saves; answers why not. On success whoever opened the form closes it. */
  onSave: (change: PointChange) => Promise<ApiError | null>;
  onClose: () => void;
};

/** The form of a point, new or saved: every field of section 3. Nothing typed is lost when a save fails. */
export function PointForm(props: PointFormProps) {
  const { saved, start, nameSuggestion, day, moveType, onSave, onClose } = props;
  const translate = useWords();
  const [failure, setFailure] = useState<string | null>(null);
  const validate = validateWith(pointForm, translate);
  const form = useForm({
    initialValues: valuesOf(saved ?? start),
    validate: (values) => validate(toPointForm(values)),
  });
  const isSuggested = useRef(false);
  useEffect(() => {
    if (!nameSuggestion || isSuggested.current || form.getValues().name !== "") return;
    isSuggested.current = true;
    // A suggestion is nothing that was typed: closing the form does not ask about it.
    form.setInitialValues({ ...form.getValues(), name: nameSuggestion });
    form.setFieldValue("name", nameSuggestion);
  });
  const save = async (values: typeof form.values) => {
    setFailure(null);
    const error = await onSave(pointChangeOf(values, saved));
    if (!error) return;
    form.setErrors(error.fields);
    setFailure(translate("map.notSaved", { reason: error.message }));
  };
  const showFirstError = (errors: typeof form.errors) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate(saved ? "points.editTitle" : "points.newTitle")}
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
        {day ? <DayField {...day} /> : null}
        <PlaceFields form={form} />
        <VisitFields form={form} moveType={moveType} />
        <DialogActions>
          <DialogCancel>{translate("actions.cancel")}</DialogCancel>
          <Button kind="primary" type="submit" isBusy={form.submitting}>
            {translate("actions.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
