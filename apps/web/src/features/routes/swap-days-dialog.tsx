import { dayOf } from "@castor/core/basics/dates.ts";
import { datesForSwap } from "@castor/core/routes/choose-dates.ts";
import type { DayDate } from "@castor/core/routes/day-dates.ts";
import { moveRoutes } from "@castor/core/routes/move-days.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useState } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { DayEffects } from "./days/day-effects.tsx";
import styles from "./days/dialog-body.module.css";

export interface SwapDaysDialogProps {
  /** All days of the trip. */
  routes: readonly Route[];
  route: Route;
  onSwap: (other: Route, dates: readonly DayDate[]) => void;
  onClose: () => void;
}

/** Asks with which day another changes dates. */
export function SwapDaysDialog({ routes, route, onSwap, onClose }: SwapDaysDialogProps) {
  const translate = useWords();
  const formats = useFormats();
  const others = routes.filter(({ date }) => dayOf(date) !== dayOf(route.date));
  const [otherId, setOther] = useState(
    (others.find(({ date }) => date > route.date) ?? others[0])?.id ?? null,
  );
  const other = others.find(({ id }) => id === otherId);
  const dates = other ? datesForSwap(routes, route.id, other.id) : [];
  const isOutOfRange = moveRoutes(routes, dates) === null;
  return (
    <Dialog
      isOpen
      title={translate("days.swapTitle", { name: route.name })}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <form
        noValidate
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          if (other && !isOutOfRange) onSwap(other, dates);
        }}
      >
        <SelectField
          data-autofocus
          searchable={others.length > 10}
          label={translate("days.swapWith")}
          data={others.map(({ id, date, name }) => ({
            value: id,
            label: `${formats.date(dayOf(date), "short")} ${name}`,
          }))}
          value={otherId}
          allowDeselect={false}
          onChange={setOther}
        />
        <p>
          {translate("days.swapText")}
          {dates.length > 2 ? ` ${translate("days.swapTogether")}` : null}
        </p>
        <DayEffects isSwap routes={routes} dates={dates} />
        {isOutOfRange ? <Alert kind="error">{translate("days.outOfRange")}</Alert> : null}
        <DialogActions>
          <Button onClick={onClose}>{translate("actions.cancel")}</Button>
          <Button kind="primary" type="submit" disabled={!other || isOutOfRange}>
            {translate("days.swapAction")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
