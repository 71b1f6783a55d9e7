import type { DayDate } from "@castor/core/routes/day-dates.ts";
import { planDuplicate } from "@castor/core/routes/edit/choose-dates.ts";
import { moveRoutes } from "@castor/core/routes/edit/move-days.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { type DateText, dayOf, isDate } from "@castor/core/time/dates.ts";
import { useState } from "react";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { DayEffects } from "./days/day-effects.tsx";

export interface DuplicateDayDialogProps {
  /** All days of the trip. */
  routes: readonly Route[];
  route: Route;
  onDuplicate: (day: DateText, dates: readonly DayDate[]) => void;
  onClose: () => void;
}

/** Asks where a day stands once more. */
export function DuplicateDayDialog(props: DuplicateDayDialogProps) {
  const { routes, route, onDuplicate, onClose } = props;
  const translate = useWords("common", "day-dialogs");
  const formats = useFormats();
  const isLast = dayOf(route.date) === dayOf(routes.at(-1)?.date ?? route.date);
  const [where, setWhere] = useState<"after" | "end">("after");
  const { day, dates } = planDuplicate(routes, route, where);
  const isOutOfRange = !isDate(day) || moveRoutes(routes, dates) === null;
  return (
    <FormDialog
      title={translate("dayDialogs.duplicateTitle", { name: route.name })}
      saveLabel={translate("dayDialogs.duplicateAction")}
      words={useFormDialogWords()}
      isDisabled={isOutOfRange}
      onSubmit={(event) => {
        event.preventDefault();
        onDuplicate(day, dates);
      }}
      onClose={onClose}
    >
      {isLast ? null : (
        <SegmentedChoice
          isLabelShown
          label={translate("dayDialogs.duplicateWhere")}
          value={where}
          choices={[
            { value: "after", label: translate("dayDialogs.duplicateAfter") },
            { value: "end", label: translate("dayDialogs.duplicateAtEnd") },
          ]}
          onChange={setWhere}
        />
      )}
      {isOutOfRange ? (
        <Alert kind="error">{translate("dayDialogs.outOfRange")}</Alert>
      ) : (
        <p>{translate("dayDialogs.insertOn", { date: formats.date(day, "long") })}</p>
      )}
      {dates.length > 0 ? <DayEffects routes={routes} dates={dates} /> : null}
      <p className="secondary">{translate("dayDialogs.duplicateText")}</p>
    </FormDialog>
  );
}
