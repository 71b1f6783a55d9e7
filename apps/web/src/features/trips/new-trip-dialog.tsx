import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { questionOf } from "@castor/core/geo/pasted/question-of.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { placeOfPasted } from "@castor/core/services/places/place-of-pasted.ts";
import { newTrip, type Trip, type TripForm, tripForm } from "@castor/core/trips/trip.ts";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { useFormSave } from "../../data/forms/use-form-save.ts";
import { ApiError, toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { isConnected } from "../../data/http/connection.ts";
import { useMe } from "../../data/session/session.ts";
import { useTour } from "../../data/tours/tours-store.ts";
import { useDateFieldFormat } from "../../i18n/date-field-format.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { PlaceField } from "../../things/place-field.tsx";
import { loadPastedReader } from "../../things/use-pasted-reader.ts";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { DateField } from "../../ui/fields/date-fields.tsx";
import { Collapsible } from "../../ui/layout/collapsible.tsx";
import { readNewTripMap } from "./form/new-trip-map.ts";
import { findDatesProblem, planDays, type TripDates } from "./form/plan-days.ts";
import styles from "./form/trip-fields.module.css";
import {
  TravellersFields,
  TripDetailFields,
  TripNameField,
  type TripValues,
} from "./form/trip-fields.tsx";
import { toTripForm } from "./form/trip-values.ts";
import { useTripCreation } from "./form/use-trip-creation.ts";

export interface NewTripDialogProps {
  /** `days`: how many days were made with it. */
  onCreated: (trip: Trip, days: number) => void;
  onClose: () => void;
}

/** Creates a trip and its days; its currency and map are at first those of the settings. */
export function NewTripDialog(props: NewTripDialogProps) {
  const me = useMe();
  // The initial values are read once: the form waits for the user, unless reading the user fails.
  if (me.state === "loading") return null;
  const start = newTrip(me.data?.defaultCurrency ?? undefined);
  return <NewTripForm {...props} start={{ ...start, tileType: readNewTripMap() }} />;
}

type Values = TripValues & TripDates & { where: string };

function NewTripForm({ start, onCreated, onClose }: NewTripDialogProps & { start: TripForm }) {
  useTour("newTripDialogTour");
  const translate = useWords("common", "trip-dialogs");
  const format = useDateFieldFormat();
  const create = useTripCreation(onCreated);
  const validate = validateWith(tripForm, translate);
  const form = useForm<Values>({
    initialValues: { ...start, where: "", first: "", last: "" },
    validate: (values) => ({
      ...validate(toTripForm(values)),
      ...findDatesProblem(values, translate),
    }),
  });
  const chosen = useRef<FoundPlace | null>(null);
  const proposed = useRef("");
  const choosePlace = (where: string, place: FoundPlace | null) => {
    chosen.current = place;
    form.setFieldValue("where", where);
    form.clearFieldError("where");
    if (!place || (form.values.name.trim() !== "" && form.values.name !== proposed.current)) return;
    proposed.current = place.name;
    form.setFieldValue("name", place.name);
    form.clearFieldError("name");
  };
  /** The chosen place, else the best for the typed text. Throws an `ApiError`. */
  const findArea = async (where: string): Promise<FoundPlace | null> => {
    const pasted = (await loadPastedReader())(where);
    const q = questionOf(pasted, where) ?? "";
    // Without a network the map opens where it opens for a trip without a place.
    if (chosen.current || where.trim() === "" || !isConnected())
      return chosen.current ?? placeOfPasted(pasted);
    const [best] = q === "" ? [] : await callEndpoint(servicesEndpoints.search, { q, limit: "1" });
    const text = translate("tripDialogs.whereNotFound");
    if (!best) throw new ApiError(404, "NOT_FOUND", text, { fields: { where: text } });
    return best;
  };
  const saving = useFormSave(form, async ({ where, first, last, ...values }) => {
    try {
      return await create({
        area: await findArea(where),
        form: tripForm.parse(toTripForm(values)),
        days: planDays({ first, last }, translate),
      });
    } catch (thrown) {
      return toApiError(thrown);
    }
  });
  const { first, last, where } = form.values;
  const problem = findDatesProblem({ first, last }, translate);
  const days = problem.first || problem.last ? [] : planDays({ first, last }, translate);
  const date = (field: "first" | "last") => ({
    format,
    clearable: true,
    value: form.values[field],
    error: form.errors[field] ?? (field === "last" && last !== "" ? problem.last : undefined),
    "data-path": field,
    onChange: (day: string | null) => {
      form.setFieldValue(field, day ?? "");
      form.clearFieldError(field);
    },
  });
  return (
    <FormDialog
      title={translate("tripDialogs.newTitle")}
      saveLabel={translate("tripDialogs.create")}
      words={useFormDialogWords()}
      {...saving}
      onClose={onClose}
    >
      <PlaceField
        data-autofocus
        data-path="where"
        takesFirst
        label={translate("tripDialogs.where")}
        placeholder={translate("tripDialogs.wherePlaceholder")}
        value={where}
        error={form.errors.where}
        onChange={choosePlace}
      />
      <div>
        <div className={`grid gap-16 ${styles.pair}`}>
          <DateField label={translate("days.firstDate")} {...date("first")} />
          <DateField
            label={translate("days.lastDate")}
            opensAt={first || undefined}
            {...date("last")}
          />
        </div>
        <p className="mt-4 secondary" aria-live="polite">
          {days.length > 0
            ? translate(days.length === 1 ? "days.willMakeOne" : "days.willMake", {
                count: days.length,
                first: days[0]?.name ?? "",
                last: days.at(-1)?.name ?? "",
              })
            : translate("tripDialogs.datesHint")}
        </p>
      </div>
      <TripNameField isFirst={false} inputProps={form.getInputProps} />
      <TravellersFields inputProps={form.getInputProps} />
      <Collapsible
        title={translate("tripDialogs.details")}
        summary={form.values.currency}
        startsOpen={false}
      >
        <TripDetailFields
          inputProps={form.getInputProps}
          tileType={form.getInitialValues().tileType}
        />
      </Collapsible>
    </FormDialog>
  );
}
