import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import type { Travellers } from "@castor/core/finance/table/sum-finance.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { defaults } from "@castor/core/limits.ts";
import { isBed } from "@castor/core/points/is-bed.ts";
import type { Point, PointChange } from "@castor/core/points/point.ts";
import { pointForm } from "@castor/core/points/point.ts";
import { type MoveType, modeForNewPoint } from "@castor/core/points/travel-modes.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { useEffect, useRef } from "react";
import { useConflicts } from "../../data/forms/use-conflicts.ts";
import { useDraftForm } from "../../data/forms/use-draft-form.ts";
import type { ApiError } from "../../data/http/api-error.ts";
import { useTour } from "../../data/tours/tours-store.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { describePointField } from "../../things/field-words/describe-point-field.ts";
import { useMoneyFormat } from "../../things/field-words/use-money-format.ts";
import { FinanceFields } from "../../things/finance-fields.tsx";
import { ThingForm } from "../../things/thing-form.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { BookingFields } from "./form/booking-fields.tsx";
import { atFormFields } from "./form/booking-values.ts";
import { MoreFields } from "./form/more-fields.tsx";
import { PlaceFields } from "./form/place-fields.tsx";
import styles from "./form/point-fields.module.css";
import {
  type PointValues,
  pointChangeOf,
  toPointForm,
  valuesOf,
  withoutMoney,
} from "./form/point-values.ts";
import { type DayChoice, VisitFields } from "./form/visit-fields.tsx";
import { useSuggestion } from "./suggestion/use-suggestion.ts";

/** A new point, or a saved one; of a saved point only changes are sent. */
type Beginning =
  | { saved: Point; start?: undefined }
  | { saved: null; start: Parameters<typeof valuesOf>[0] };

/** What is in the fields of a form. */
export type TypedPoint = PointValues;

/** A form that began without a position leaves for the map and comes back, with what was typed. */
export interface PickedOnMap {
  typed: TypedPoint | null;
  onLeave: (typed: TypedPoint) => void;
}

/** They are kept with a draft, changed or not: the next form may begin at another place. */
const positionFields = ["lat", "lng"] as const;
const moneyFields = ["finance"] as const;

export type PointFormProps = Beginning & {
  /** It was deleted meanwhile: all of it is sent, as of a new one. */
  isGone?: boolean;
  picked?: PickedOnMap | undefined;
  /** Fills the empty name of a new point; a typed name stays. */
  nameSuggestion?: string | null;
  /** The other stops of a saved point: their days in words, and their number. */
  others?: { days: string; count: number } | undefined;
  /** The choice of the day of a new point; absent where the day is settled. */
  day?: DayChoice | undefined;
  /** A point without a day: nothing leads to it. */
  isIdea?: boolean;
  /** The name under which the draft is stored. */
  draftName: string;
  /** The date of the point's day. */
  date: DateText;
  /** The currency in which a new price begins; null for who sees no money: then nothing is asked or sent of it. */
  currency: CurrencyId | null;
  /** For whom prices are added up, and who may be named in a booking. */
  people: Travellers & { travellers?: readonly { name: string }[] };
  /** Where the next stop of the trip is; null where none is known. */
  nextStop?: Position | null;
  /** How the day is travelled: the default travel mode of its points. */
  moveType: MoveType;
  /** Saves; returns the error, or null. On success the caller closes the form. */
  onSave: (change: PointChange) => Promise<ApiError | null>;
  onClose: () => void;
};

/** The form of a new or saved point, with every field of specification#point. A failed save keeps the typed text. */
export function PointForm(props: PointFormProps) {
  const { saved, start, nameSuggestion, others, day, date, draftName, moveType } = props;
  const { people, picked, isIdea = false, isGone = false, onSave, onClose } = props;
  const hasMoney = props.currency !== null;
  const currency = props.currency ?? defaults.currency;
  useTour("editPointTour");
  const translate = useWords("common", "point-form", "booking");
  const validate = validateWith(pointForm, translate);
  const form = useForm({
    initialValues: valuesOf(saved ?? start, currency),
    validate: (values) => atFormFields(validate(toPointForm(values))),
  });
  const isSuggested = useRef(false);
  useEffect(() => {
    if (!nameSuggestion || isSuggested.current || form.getValues().name !== "") return;
    isSuggested.current = true;
    // A suggestion is not an unsaved change: closing the form does not ask.
    form.setInitialValues({ ...form.getInitialValues(), name: nameSuggestion });
    form.setFieldValue("name", nameSuggestion);
  });
  useUsualMode(form, moveType, saved === null);
  const help = useSuggestion(form.values);
  const typed = useRef(picked?.typed ?? null);
  useEffect(() => {
    if (!typed.current) return;
    const { lat, lng } = form.getInitialValues();
    // Whoever comes back without a position keeps what was chosen before.
    form.setValues({ ...typed.current, ...(lat === "" ? {} : { lat, lng }) });
    typed.current = null;
  }, [form]);
  const { draft, saving } = useDraftForm(
    draftName,
    form,
    (values) => {
      const change = pointChangeOf(values, isGone ? null : saved);
      return onSave(hasMoney ? change : withoutMoney(change));
    },
    { along: saved ? undefined : positionFields, hidden: hasMoney ? undefined : moneyFields },
  );
  const pick =
    picked &&
    (() => {
      draft.forget();
      picked.onLeave(form.getValues());
    });
  const conflicts = useConflicts(form, {
    thing: saved && { kind: "point", id: saved.id },
    saved: saved && valuesOf(saved, currency),
    isGone,
  });
  const formatMoney = useMoneyFormat()({
    mine: form.values.finance.currency,
    theirs: saved?.finance?.currency ?? currency,
  });
  return (
    <ThingForm
      title={translate(saved ? "pointForm.editTitle" : "pointForm.newTitle")}
      {...{ draft, conflicts, onClose }}
      saving={help.guard(saving)}
      wordsOf={(path) => describePointField(path, translate, formatMoney)}
      size="large"
    >
      {others ? (
        <Alert kind="info">
          {translate(others.count === 1 ? "pointForm.sharedTwice" : "pointForm.shared", {
            days: others.days,
            stops: others.count + 1,
          })}
        </Alert>
      ) : null}
      <div className={styles.columns}>
        <PlaceFields form={form} help={help} onPick={pick} />
        <div className="stack gap-12">
          <VisitFields form={form} day={day} />
          <BookingFields
            form={form}
            day={date}
            names={people.travellers?.map(({ name }) => name) ?? []}
            nextStop={props.nextStop ?? null}
          />
          {hasMoney ? (
            <FinanceFields
              values={form.values.finance}
              people={people}
              stay={isBed(form.values) ? form.values.hotelData : undefined}
              inputProps={(field) => form.getInputProps(`finance.${field}`)}
              onChange={(change) => {
                form.setFieldValue("finance", (finance) => ({ ...finance, ...change }));
                for (const field of Object.keys(change)) form.clearFieldError(`finance.${field}`);
              }}
            />
          ) : null}
          <MoreFields form={form} moveType={isIdea ? null : moveType} />
        </div>
      </div>
    </ThingForm>
  );
}

/** A new point has the travel mode of its day until another is chosen (specification#travel-modes), also when its day changes. */
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
