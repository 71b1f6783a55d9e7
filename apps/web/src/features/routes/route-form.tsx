import { changeBetween } from "@castor/core/basics/apply-change.ts";
import { type Route, type RouteForm as RouteFields, routeForm } from "@castor/core/routes/route.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { useFormSave } from "../../data/use-form-save.ts";
import { useDateManner } from "../../i18n/date-manner.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { DateTimeField } from "../../ui/fields/date-fields.tsx";
import { TextareaField } from "../../ui/fields/textarea-field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { DayNameField } from "./form/day-name-field.tsx";
import { IconChoice } from "./form/icon-choice.tsx";
import { ModeField } from "./form/mode-field.tsx";

/** A new day, or a saved one of which only changes are sent. */
type Beginning =
  | {
      saved: Route;
      start?: undefined;
      onSave: (change: Partial<RouteFields>) => Promise<ApiError | null>;
    }
  | { saved: null; start: RouteFields; onSave: (form: RouteFields) => Promise<ApiError | null> };

/** `onSave` answers why not; on success whoever opened the form closes it. */
export type RouteFormProps = Beginning & { onClose: () => void };

const fieldsOf = ({ name, moveType, date, icon, description }: RouteFields): RouteFields => ({
  name,
  moveType,
  date,
  icon,
  description,
});

/** The form of a day, new or saved: every field of section 3. Nothing typed is lost when a save fails. */
export function RouteForm(props: RouteFormProps) {
  const { saved, onClose } = props;
  const translate = useWords();
  // What others change meanwhile is not ours to put back.
  const [before] = useState(() => fieldsOf(props.saved ?? props.start));
  const form = useForm({
    initialValues: before,
    validate: validateWith(routeForm, translate),
  });
  const saving = useFormSave(form, (values) => {
    const fields = routeForm.parse(values);
    return props.saved ? props.onSave(changeBetween(before, fields)) : props.onSave(fields);
  });
  return (
    <FormDialog
      title={translate(saved ? "routes.editDayTitle" : "routes.newDayTitle")}
      saveLabel={translate("actions.save")}
      words={useFormDialogWords()}
      {...saving}
      onClose={onClose}
    >
      <DayNameField {...form.getInputProps("name")} />
      <DateTimeField
        required
        label={translate("routes.date")}
        manner={useDateManner()}
        {...form.getInputProps("date")}
        onChange={(date) => form.setFieldValue("date", date ?? "")}
      />
      <ModeField
        value={form.values.moveType}
        onChange={(mode) => form.setFieldValue("moveType", mode)}
      />
      <IconChoice value={form.values.icon} onChange={(icon) => form.setFieldValue("icon", icon)} />
      <TextareaField
        label={translate("routes.description")}
        placeholder={translate("routes.descriptionPlaceholder")}
        autosize
        minRows={2}
        maxRows={10}
        {...form.getInputProps("description")}
      />
    </FormDialog>
  );
}
