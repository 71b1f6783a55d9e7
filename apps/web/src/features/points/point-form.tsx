import type { DateText } from "@castor/core/basics/dates.ts";
import type { CurrencyId } from "@castor/core/finance/currencies.ts";
import type { FinanceValues } from "@castor/core/finance/finance-values.ts";
import type { Point, PointChange } from "@castor/core/points/point.ts";
import { pointForm } from "@castor/core/points/point.ts";
import { type MoveType, modeForNewPoint } from "@castor/core/points/travel-modes.ts";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { useFormDraft } from "../../data/use-form-draft.ts";
import { useFormSave } from "../../data/use-form-save.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { useDraft } from "./draft/use-draft.ts";
import { DayField, type DayFieldProps } from "./form/day-field.tsx";
import { PlaceFields } from "./form/place-fields.tsx";
import { StayFields } from "./form/stay-fields.tsx";
import { VisitFields } from "./form/visit-fields.tsx";
import { hasStay, type PointValues, pointChangeOf, toPointForm, valuesOf } from "./point-values.ts";

/** A new point, or a saved one of which only changes are sent. */
type Beginning =
  | { saved: Point; start?: undefined }
  | { saved: null; start: Parameters<typeof valuesOf>[0] };

export type PointFormProps = Beginning & {
  /** A name for a new point that has none; whoever types another has their own. */
  nameSuggestion?: string | null;
  /** The other stops of a saved point: on which days, in words, and how many there are. */
  others?: { days: string; count: number } | undefined;
  /** On which day a new point will stand. */
  day?: DayFieldProps | undefined;
  /** By what name that which is typed is kept over a reload. */
  draftName: string;
  /** The date of the day on which it stands. */
  date: DateText;
  /** What a price begins in, and its fields, which finance items have too. */
  money: {
    currency: CurrencyId;
    draw: (fields: {
      values: FinanceValues;
      inputProps: (field: keyof FinanceValues) => { error?: ReactNode };
      onChange: (change: Partial<FinanceValues>) => void;
    }) => ReactNode;
  };
  /** How its day moves: what a point on the path goes by when it says nothing else. */
  moveType: MoveType;
  /** Saves; answers why not. On success whoever opened the form closes it. */
  onSave: (change: PointChange) => Promise<ApiError | null>;
  onClose: () => void;
};

/** The form of a point, new or saved: every field of section 3. Nothing typed is lost when a save fails. */
export function PointForm(props: PointFormProps) {
  const { saved, start, nameSuggestion, others, day, date, draftName, moveType, money } = props;
  const { onSave, onClose } = props;
  const translate = useWords();
  // What others change meanwhile is not ours to put back.
  const [before] = useState(saved);
  const validate = validateWith(pointForm, translate);
  const form = useForm({
    initialValues: valuesOf(saved ?? start, money.currency),
    validate: (values) => validate(toPointForm(values)),
  });
  const isSuggested = useRef(false);
  useEffect(() => {
    if (!nameSuggestion || isSuggested.current || form.getValues().name !== "") return;
    isSuggested.current = true;
    // A suggestion is nothing that was typed: closing the form does not ask about it.
    form.setInitialValues({ ...form.getInitialValues(), name: nameSuggestion });
    form.setFieldValue("name", nameSuggestion);
  });
  useUsualMode(form, moveType, before === null);
  const [hadStay, setHadStay] = useState(false);
  const hasStayNow = form.values.typeId === "Hotel" || hasStay(form.values.hotelData);
  // Emptied, it stays under the hand.
  if (hasStayNow && !hadStay) setHadStay(true);
  const draft = useFormDraft(draftName, form);
  const help = useDraft(form.values);
  const saving = useFormSave(form, async (values) => {
    const error = await onSave(pointChangeOf(values, before));
    if (!error) draft.forget();
    return error;
  });
  return (
    <FormDialog
      title={translate(saved ? "points.editTitle" : "points.newTitle")}
      saveLabel={translate("actions.save")}
      words={useFormDialogWords()}
      {...help.guard(saving)}
      onClose={() => {
        draft.forget();
        onClose();
      }}
    >
      {draft.isRestored ? (
        <Alert kind="info">
          {translate("points.draftRestored")}{" "}
          <Button kind="quiet" onClick={draft.startAnew}>
            {translate("points.draftDiscard")}
          </Button>
        </Alert>
      ) : null}
      {others ? (
        <Alert kind="info">
          {translate(others.count === 1 ? "picker.sharedTwice" : "picker.shared", {
            days: others.days,
            stops: others.count + 1,
          })}
        </Alert>
      ) : null}
      {day ? <DayField {...day} /> : null}
      <PlaceFields form={form} help={help} />
      <VisitFields form={form} moveType={moveType} />
      {hadStay ? <StayFields form={form} day={date} /> : null}
      {money.draw({
        values: form.values.finance,
        inputProps: (field) => form.getInputProps(`finance.${field}`),
        onChange: (change) => {
          form.setFieldValue("finance", (finance) => ({ ...finance, ...change }));
          for (const field of Object.keys(change)) form.clearFieldError(`finance.${field}`);
        },
      })}
    </FormDialog>
  );
}

/** A new point goes by its day's mode until somebody says another (decisions 5), also when its day is changed. */
function useUsualMode(
  form: UseFormReturnType<PointValues>,
  moveType: MoveType,
  isNew: boolean,
): void {
  const usual = modeForNewPoint(moveType);
  useEffect(() => {
    const initial = form.getInitialValues();
    if (!isNew || initial.routeMode === usual) return;
    form.setInitialValues({ ...initial, routeMode: usual });
    if (form.getValues().routeMode === initial.routeMode) form.setFieldValue("routeMode", usual);
  }, [form, isNew, usual]);
}
