import { defaults } from "@castor/core/limits.ts";
import type { DayDate } from "@castor/core/routes/day-dates.ts";
import {
  datesForInsert,
  type InsertPlace,
  isAdjacentDateTaken,
} from "@castor/core/routes/edit/choose-dates.ts";
import { moveRoutes } from "@castor/core/routes/edit/move-days.ts";
import { type Route, type RouteForm, routeForm } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { useForm } from "@mantine/form";
import { useFormSave } from "../../data/forms/use-form-save.ts";
import type { ApiError } from "../../data/http/api-error.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useFormats } from "../../i18n/formats.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { DayEffects } from "./days/day-effects.tsx";
import { DayNameField } from "./form/day-name-field.tsx";
import { ModeField } from "./form/mode-field.tsx";

export interface InsertDayDialogProps {
  /** All days of the trip. */
  routes: readonly Route[];
  /** The day beside which the new one is inserted. */
  route: Route;
  place: InsertPlace;
  /** Returns the error, or null; on success the caller closes the dialog. */
  onInsert: (day: RouteForm, dates: readonly DayDate[]) => Promise<ApiError | null>;
  onClose: () => void;
}

type Values = Pick<RouteForm, "name" | "moveType"> & { isWithLater: boolean };

/** Asks for the name of a day to insert beside another, and whether later days move. */
export function InsertDayDialog({ routes, route, place, onInsert, onClose }: InsertDayDialogProps) {
  const translate = useWords("common", "day-dialogs");
  const formats = useFormats();
  const plan = (isWithLater: boolean) => {
    const insertion = datesForInsert(routes, route.id, place, isWithLater);
    return { day: insertion?.day ?? dayOf(route.date), dates: insertion?.dates ?? [] };
  };
  const toDay = (values: Values): RouteForm => ({
    name: values.name,
    moveType: values.moveType,
    date: `${plan(values.isWithLater).day} ${defaults.routeTime}`,
    icon: "none",
    description: "",
  });
  const form = useForm({
    initialValues: {
      name: "",
      moveType: route.moveType,
      isWithLater: isAdjacentDateTaken(routes, route.id, place),
    } satisfies Values as Values,
    validate: (values) => validateWith(routeForm, translate)(toDay(values)),
  });
  const saving = useFormSave(form, (values) =>
    onInsert(routeForm.parse(toDay(values)), plan(values.isWithLater).dates),
  );
  const { day, dates } = plan(form.values.isWithLater);
  const hasLater = plan(true).dates.length > 0;
  const isOutOfRange = moveRoutes(routes, dates) === null || form.errors.date !== undefined;
  return (
    <FormDialog
      title={translate(
        place === "before" ? "dayDialogs.insertBeforeTitle" : "dayDialogs.insertAfterTitle",
        {
          name: route.name,
        },
      )}
      saveLabel={translate("dayDialogs.insertAction")}
      words={useFormDialogWords()}
      {...saving}
      onClose={onClose}
    >
      <DayNameField {...form.getInputProps("name")} />
      <ModeField
        value={form.values.moveType}
        onChange={(mode) => form.setFieldValue("moveType", mode)}
      />
      <p>{translate("dayDialogs.insertOn", { date: formats.date(day, "long") })}</p>
      {hasLater ? (
        <SwitchField
          label={translate(place === "before" ? "dayDialogs.makeRoomFor" : "dayDialogs.makeRoom", {
            name: route.name,
          })}
          {...form.getInputProps("isWithLater", { type: "checkbox" })}
        />
      ) : null}
      {dates.length > 0 ? <DayEffects routes={routes} dates={dates} /> : null}
      {isOutOfRange ? <Alert kind="error">{translate("dayDialogs.outOfRange")}</Alert> : null}
    </FormDialog>
  );
}
