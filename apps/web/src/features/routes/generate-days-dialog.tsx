import { defaults, limits } from "@castor/core/limits.ts";
import { daysForDates, listFreeDates, roomForDays } from "@castor/core/routes/edit/choose-dates.ts";
import { type Route, type RouteForm, routeForm } from "@castor/core/routes/route.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { addDays, type DateText, isDate } from "@castor/core/time/dates.ts";
import { translateMessage } from "@castor/i18n/words.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useFormSave } from "../../data/forms/use-form-save.ts";
import type { ApiError } from "../../data/http/api-error.ts";
import { useDateFieldFormat } from "../../i18n/date-field-format.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { DateField } from "../../ui/fields/date-fields.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { ModeField } from "./form/mode-field.tsx";

/** The default number of days: a long weekend. */
const daysAtFirst = 3;

export interface GenerateDaysDialogProps {
  /** All days of the trip. */
  routes: readonly Route[];
  /** The first date to offer. */
  firstDay: DateText;
  /** Returns the error, or null; on success the caller closes the dialog. */
  onGenerate: (days: readonly RouteForm[]) => Promise<ApiError | null>;
  onClose: () => void;
}

type Values = Pick<RouteForm, "name" | "moveType"> & { first: string; last: string };

/** Asks for a range of dates and creates a day for each date without one. */
export function GenerateDaysDialog(props: GenerateDaysDialogProps) {
  const { routes, firstDay, onGenerate, onClose } = props;
  const translate = useWords("common", "day-dialogs");
  const format = useDateFieldFormat();
  const room = roomForDays(routes);
  const [initialValues] = useState(
    (): Values => ({
      first: firstDay,
      last: addDays(firstDay, daysAtFirst - 1),
      name: translate("days.nameOfDay", { number: routes.length + 1 }),
      moveType: "car",
    }),
  );
  // One date above the limit is enough to know that there are too many.
  const daysOf = ({ first, last, ...day }: Values) =>
    isDate(first) && isDate(last)
      ? daysForDates(listFreeDates(routes, first, last, room + 1), {
          ...day,
          name: day.name.trim(),
        })
      : [];
  const findProblem = (values: Values): string | null => {
    const { first, last } = values;
    if (!isDate(last))
      return translateMessage(translate, message(last ? "invalidDate" : "required"));
    if (isDate(first) && last < first)
      return translateMessage(translate, message("dateFrom", first));
    const count = daysOf(values).length;
    if (count > room) return translate("days.noRoom", { max: limits.routesPerTrip, room });
    return isDate(first) && count === 0 ? translate("dayDialogs.noneToMake") : null;
  };
  const form = useForm({
    initialValues,
    validate: (values) => {
      const { name, first, moveType } = values;
      const day = { name, moveType, date: `${first} ${defaults.routeTime}`, description: "" };
      const wrong = validateWith(routeForm, translate)({ ...day, icon: "none" });
      const last = findProblem(values);
      return {
        ...(wrong.name && { name: wrong.name }),
        ...(wrong.date && { first: wrong.date }),
        ...(last && { last }),
      };
    },
  });
  const saving = useFormSave(form, (values) => onGenerate(daysOf(values)));
  const days = findProblem(form.values) === null ? daysOf(form.values) : [];
  const isReversed = form.values.last !== "" && form.values.last < form.values.first;
  return (
    <FormDialog
      title={translate("dayDialogs.generateTitle")}
      saveLabel={translate("dayDialogs.generateAction")}
      words={useFormDialogWords()}
      {...saving}
      onClose={onClose}
    >
      <DateField
        required
        data-autofocus
        format={format}
        label={translate("days.firstDate")}
        value={form.values.first}
        error={form.errors.first}
        onChange={(day) => {
          form.setFieldValue("first", day ?? "");
          form.clearFieldError("last");
        }}
      />
      <DateField
        required
        format={format}
        label={translate("days.lastDate")}
        value={form.values.last}
        error={form.errors.last ?? (isReversed ? findProblem(form.values) : null)}
        onChange={(day) => form.setFieldValue("last", day ?? "")}
      />
      <TextField
        required
        label={translate("dayDialogs.firstName")}
        description={translate("dayDialogs.namesCount")}
        maxLength={limits.name}
        {...form.getInputProps("name")}
      />
      <ModeField
        value={form.values.moveType}
        onChange={(mode) => form.setFieldValue("moveType", mode)}
      />
      <p aria-live="polite">
        {days.length > 0
          ? translate(days.length === 1 ? "days.willMakeOne" : "days.willMake", {
              count: days.length,
              first: days[0]?.name ?? "",
              last: days.at(-1)?.name ?? "",
            })
          : null}{" "}
        {routes.length > 0 ? translate("dayDialogs.skipped") : null}
      </p>
    </FormDialog>
  );
}
