import { dayOf, isDate } from "@castor/core/basics/dates.ts";
import { datesForMove } from "@castor/core/routes/choose-dates.ts";
import type { DayDate } from "@castor/core/routes/day-dates.ts";
import { moveRoutes } from "@castor/core/routes/move-days.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { DayEffects, useNameList } from "./days/day-effects.tsx";
import { DayField } from "./days/day-field.tsx";
import styles from "./days/dialog-body.module.css";

export interface MoveDayDialogProps {
  /** All days of the trip. */
  routes: readonly Route[];
  route: Route;
  onMove: (dates: readonly DayDate[]) => void;
  onClose: () => void;
}

/** Asks to which date a day goes, alone or with all later ones, and says what goes with it. */
export function MoveDayDialog({ routes, route, onMove, onClose }: MoveDayDialogProps) {
  const translate = useWords();
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
    <Dialog
      isOpen
      title={translate("days.moveTitle", { name: route.name })}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <form
        noValidate
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          if (dates.length > 0 && !isOutOfRange) onMove(dates);
        }}
      >
        <DayField isFirst label={translate("days.newDate")} value={day} onChange={setDay} />
        {hasLater ? (
          <SwitchField
            label={translate("days.withLater")}
            checked={isWithLater}
            onChange={(event) => setWithLater(event.currentTarget.checked)}
          />
        ) : null}
        <DayEffects routes={routes} dates={dates} />
        {dates.length > 0 && there.length > 0 ? (
          <p className="secondary">
            {translate("days.dateTaken", { names: listNames(there.map(({ name }) => name)) })}
          </p>
        ) : null}
        {isOutOfRange ? <Alert kind="error">{translate("days.outOfRange")}</Alert> : null}
        <DialogActions>
          <Button onClick={onClose}>{translate("actions.cancel")}</Button>
          <Button kind="primary" type="submit" disabled={dates.length === 0 || isOutOfRange}>
            {dates.length > 1
              ? translate("days.moveManyAction", { count: dates.length })
              : translate("days.moveAction")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
