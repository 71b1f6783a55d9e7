import { addDays, type DateText, isDate } from "@castor/core/basics/dates.ts";
import { message } from "@castor/core/basics/validation.ts";
import { defaults, limits } from "@castor/core/limits.ts";
import { daysForDates, listFreeDates, roomForDays } from "@castor/core/routes/choose-dates.ts";
import { type Route, type RouteForm, routeForm } from "@castor/core/routes/route.ts";
import { wordMessage } from "@castor/i18n/words.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { useFormSave } from "../../data/use-form-save.ts";
import { useDateManner } from "../../i18n/date-manner.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useFormats } from "../../i18n/formats.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { DateField } from "../../ui/fields/date-fields.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { ModeField } from "./form/mode-field.tsx";

/** A long weekend, to begin with. */
const daysAtFirst = 3;

export interface GenerateDaysDialogProps {
  /** All days of the trip. */
  routes: readonly Route[];
  /** The first date to offer. */
  firstDay: DateText;
  /** Answers why not; on success whoever opened the dialog closes it. */
  onGenerate: (days: readonly RouteForm[]) => Promise<ApiError | null>;
  onClose: () => void;
}

type Values = Pick<RouteForm, "name" | "moveType"> & { first: string; last: string };

/** Asks for a range of dates and makes a day for each of them that has none. */
export function GenerateDaysDialog(props: GenerateDaysDialogProps) {
  const { routes, firstDay, onGenerate, onClose } = props;
  const translate = useWords();
  const formats = useFormats();
  const manner = useDateManner();
  const room = roomForDays(routes);
  const [initialValues] = useState(
    (): Values => ({
      first: firstDay,
      last: addDays(firstDay, daysAtFirst - 1),
      name: translate("days.nameOfDay", { number: routes.length + 1 }),
      moveType: "car",
    }),
  );
  // One more than there is room for tells that there are too many.
  const daysOf = ({ first, last, ...day }: Values) =>
    isDate(first) && isDate(last)
      ? daysForDates(listFreeDates(routes, first, last, room + 1), {
          ...day,
          name: day.name.trim(),
        })
      : [];
  const findProblem = (values: Values): string | null => {
    const { first, last } = values;
    if (!isDate(last)) return wordMessage(translate, message(last ? "invalidDate" : "required"));
    if (isDate(first) && last < first)
      return wordMessage(translate, message("dateFrom", formats.date(first)));
    const count = daysOf(values).length;
    if (count > room) return translate("days.noRoom", { max: limits.routesPerTrip, room });
    return isDate(first) && count === 0 ? translate("days.noneToMake") : null;
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
      title={translate("days.generateTitle")}
      saveLabel={translate("days.generateAction")}
      words={useFormDialogWords()}
      {...saving}
      onClose={onClose}
    >
      <DateField
        required
        data-autofocus
        manner={manner}
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
        manner={manner}
        label={translate("days.lastDate")}
        value={form.values.last}
        error={form.errors.last ?? (isReversed ? findProblem(form.values) : null)}
        onChange={(day) => form.setFieldValue("last", day ?? "")}
      />
      <TextField
        required
        label={translate("days.firstName")}
        description={translate("days.namesCount")}
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
        {routes.length > 0 ? translate("days.skipped") : null}
      </p>
    </FormDialog>
  );
}
