import { diffFields } from "@castor/core/basics/apply-patch.ts";
import { type Route, type RouteForm as RouteFields, routeForm } from "@castor/core/routes/route.ts";
import { useForm } from "@mantine/form";
import { useConflicts } from "../../data/forms/use-conflicts.ts";
import { useFormSave } from "../../data/forms/use-form-save.ts";
import type { ApiError } from "../../data/http/api-error.ts";
import { useTour } from "../../data/tours/tours-store.ts";
import { useDateFieldFormat } from "../../i18n/date-field-format.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { describeRouteField } from "../../things/field-words/describe-route-field.ts";
import { ThingForm } from "../../things/thing-form.tsx";
import { DateTimeField } from "../../ui/fields/date-fields.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { TextareaField } from "../../ui/fields/textarea-field.tsx";
import { DayNameField } from "./form/day-name-field.tsx";
import { IconChoice } from "./form/icon-choice.tsx";
import { ModeField } from "./form/mode-field.tsx";

/** A new day, or a saved one; of a saved day only changes are sent. */
type Beginning =
  | {
      saved: Route;
      start?: undefined;
      onSave: (change: Partial<RouteFields>) => Promise<ApiError | null>;
      /** Where it was deleted meanwhile: adds it as a new one. */
      onAdd?: ((form: RouteFields) => Promise<ApiError | null>) | undefined;
    }
  | { saved: null; start: RouteFields; onSave: (form: RouteFields) => Promise<ApiError | null> };

/** `onSave` returns the error, or null; on success the caller closes the form. */
export type RouteFormProps = Beginning & { onClose: () => void };

const fieldsOf = (route: RouteFields): RouteFields => {
  const { name, moveType, date, icon, description, track } = route;
  return { name, moveType, date, icon, description, ...(track && { track }) };
};

/** The form of a new or saved day, with every field of specification#route. A failed save keeps the typed text. */
export function RouteForm(props: RouteFormProps) {
  const { saved, onClose } = props;
  useTour("editRouteTour");
  const translate = useWords("common", "route-form");
  const before = fieldsOf(props.saved ?? props.start);
  const form = useForm({
    initialValues: before,
    validate: validateWith(routeForm, translate),
  });
  const saving = useFormSave(form, (values) => {
    const fields = routeForm.parse(values);
    if (!props.saved) return props.onSave(fields);
    return props.onAdd?.(fields) ?? props.onSave(diffFields(before, fields));
  });
  const conflicts = useConflicts(form, {
    thing: saved && { kind: "route", id: saved.id },
    saved: saved && before,
    isGone: props.saved !== null && props.onAdd !== undefined,
  });
  return (
    <ThingForm
      title={translate(saved ? "routeForm.editDayTitle" : "routeForm.newDayTitle")}
      {...{ saving, conflicts, onClose }}
      wordsOf={(path) => describeRouteField(path, translate)}
    >
      <DayNameField {...form.getInputProps("name")} />
      <DateTimeField
        required
        label={translate("routes.date")}
        format={useDateFieldFormat()}
        {...form.getInputProps("date")}
        onChange={(date) => form.setFieldValue("date", date ?? "")}
      />
      <ModeField
        value={form.values.moveType}
        onChange={(mode) => form.setFieldValue("moveType", mode)}
      />
      <IconChoice value={form.values.icon} onChange={(icon) => form.setFieldValue("icon", icon)} />
      {before.track ? (
        <SwitchField
          label={translate("routeForm.track")}
          description={translate("routeForm.trackHint")}
          checked={form.values.track !== ""}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue("track", checked ? before.track : "")
          }
        />
      ) : null}
      <TextareaField
        label={translate("routes.description")}
        placeholder={translate("routeForm.descriptionPlaceholder")}
        autosize
        minRows={2}
        maxRows={10}
        {...form.getInputProps("description")}
      />
    </ThingForm>
  );
}
