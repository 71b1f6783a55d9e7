import type { DayDate } from "@castor/core/routes/day-dates.ts";
import { datesForMove } from "@castor/core/routes/edit/choose-dates.ts";
import { moveRoutes } from "@castor/core/routes/edit/move-days.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf, isDate } from "@castor/core/time/dates.ts";
import { useState } from "react";
import { useDateFieldFormat } from "../../i18n/date-field-format.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useWords } from "../../i18n/words.ts";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { DateField } from "../../ui/fields/date-fields.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { DayEffects, useNameList } from "./days/day-effects.tsx";

export interface MoveDayDialogProps {
  /** All days of the trip. */
  routes: readonly Route[];
  route: Route;
  onMove: (dates: readonly DayDate[]) => void;
  onClose: () => void;
}

/** Asks to which date a day moves, alone or with all later ones, and shows the effects. */
export function MoveDayDialog({ routes, route, onMove, onClose }: MoveDayDialogProps) {
  const translate = useWords("common", "day-dialogs");
  const listNames = useNameList();
  const [day, setDay] = useState(dayOf(route.date));
  const [isWithLater, setWithLater] = useState(false);
  const dates = isDate(day) ? datesForMove(routes, route.id, day, isWithLater) : [];
  const moving = new Set(dates.map(({ id }) => id));
  const there = routes.filter(({ id, date }) => !moving.has(id) && dayOf(date) === day);
  const isOutOfRange = moveRoutes(routes, dates) === null;
  const hasLater = routes.some(
    ({ id, date }) => id !== route.id && dayOf(date) >= dayOf(route.date),
  );
  return (
    <FormDialog
      title={translate("dayDialogs.moveTitle", { name: route.name })}
      saveLabel={
        dates.length > 1
          ? translate("dayDialogs.moveManyAction", { count: dates.length })
          : translate("dayDialogs.moveAction")
      }
      words={useFormDialogWords()}
      isDisabled={dates.length === 0 || isOutOfRange}
      onSubmit={(event) => {
        event.preventDefault();
        onMove(dates);
      }}
      onClose={onClose}
    >
      <DateField
        required
        data-autofocus
        label={translate("dayDialogs.newDate")}
        format={useDateFieldFormat()}
        value={day}
        onChange={(chosen) => setDay(chosen ?? "")}
      />
      {hasLater ? (
        <SwitchField
          label={translate("dayDialogs.withLater")}
          checked={isWithLater}
          onChange={(event) => setWithLater(event.currentTarget.checked)}
        />
      ) : null}
      <DayEffects routes={routes} dates={dates} />
      {dates.length > 0 && there.length > 0 ? (
        <p className="secondary">
          {translate("dayDialogs.dateTaken", { names: listNames(there.map(({ name }) => name)) })}
        </p>
      ) : null}
      {isOutOfRange ? <Alert kind="error">{translate("dayDialogs.outOfRange")}</Alert> : null}
    </FormDialog>
  );
}
