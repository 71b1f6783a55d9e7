import type { DayDate } from "@castor/core/routes/day-dates.ts";
import { datesForSwap } from "@castor/core/routes/edit/choose-dates.ts";
import { moveRoutes } from "@castor/core/routes/edit/move-days.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { useState } from "react";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { DayEffects } from "./days/day-effects.tsx";

export interface SwapDaysDialogProps {
  /** All days of the trip. */
  routes: readonly Route[];
  route: Route;
  onSwap: (other: Route, dates: readonly DayDate[]) => void;
  onClose: () => void;
}

/** Asks with which day a day swaps dates. */
export function SwapDaysDialog({ routes, route, onSwap, onClose }: SwapDaysDialogProps) {
  const translate = useWords("common", "day-dialogs");
  const formats = useFormats();
  const others = routes.filter(({ date }) => dayOf(date) !== dayOf(route.date));
  const [otherId, setOther] = useState(
    (others.find(({ date }) => date > route.date) ?? others[0])?.id ?? null,
  );
  const other = others.find(({ id }) => id === otherId);
  const dates = other ? datesForSwap(routes, route.id, other.id) : [];
  const isOutOfRange = moveRoutes(routes, dates) === null;
  return (
    <FormDialog
      title={translate("dayDialogs.swapTitle", { name: route.name })}
      saveLabel={translate("dayDialogs.swapAction")}
      words={useFormDialogWords()}
      isDisabled={!other || isOutOfRange}
      onSubmit={(event) => {
        event.preventDefault();
        if (other) onSwap(other, dates);
      }}
      onClose={onClose}
    >
      <SelectField
        data-autofocus
        searchable={others.length > 10}
        nothingFoundMessage={translate("trips.notListed")}
        label={translate("dayDialogs.swapWith")}
        data={others.map(({ id, date, name }) => ({
          value: id,
          label: `${formats.date(dayOf(date), "short")} ${name}`,
        }))}
        value={otherId}
        allowDeselect={false}
        onChange={setOther}
      />
      <p>
        {translate("dayDialogs.swapText")}
        {dates.length > 2 ? ` ${translate("dayDialogs.swapTogether")}` : null}
      </p>
      <DayEffects isSwap routes={routes} dates={dates} />
      {isOutOfRange ? <Alert kind="error">{translate("dayDialogs.outOfRange")}</Alert> : null}
    </FormDialog>
  );
}
