import { addressOf } from "@castor/core/pages.ts";
import { isMemberOf, seesMoneyOf } from "@castor/core/trips/may-call.ts";
import { type CopyWish, proposeStart, wholeCopy } from "@castor/core/trips/plan-copy.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { useConnection } from "../../data/http/connection.ts";
import { useSession } from "../../data/session/session-store.ts";
import { useToday } from "../../device/use-today.ts";
import { useDateFieldFormat } from "../../i18n/date-field-format.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { OfflineNotice } from "../../things/offline-notice.tsx";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialogs/dialog.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { DateField } from "../../ui/fields/date-fields.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { DayChecklist } from "./copy/day-checklist.tsx";
import { useCopy } from "./copy/use-copy.ts";

export interface CopyToAccountDialogProps {
  trip: Pick<Trip, "id" | "name" | "startDate">;
  /** What was chosen before a login. */
  wish?: CopyWish | undefined;
  onClose: () => void;
}

/**
 * Copies an own or a public trip: all days or some, on its dates or others (specification#trip-copy). For a past trip it
 * proposes a day to come. It loads the days itself. Then it opens the copy.
 */
export function CopyToAccountDialog({ trip, wish: before, onClose }: CopyToAccountDialogProps) {
  const translate = useWords("common", "sharing");
  const { dateRange, weekday } = useFormats();
  const format = useDateFieldFormat();
  const words = useFormDialogWords();
  const { isLoggedIn } = useSession();
  const isConnected = useConnection() === "online";
  const today = useToday();
  const [wish, setWish] = useState<CopyWish>(
    () => before ?? { ...wholeCopy, startDate: proposeStart(trip.startDate, today) },
  );
  const { source, plan, run, isBusy, error, hasLostDays } = useCopy(trip.id, wish, onClose);
  if (source.error?.isMissing) return <EndedDialog onClose={onClose} />;

  const change = (part: Partial<CopyWish>) => setWish((now) => ({ ...now, ...part }));
  const routes = source.data?.routes ?? [];
  const { data } = source;
  const copied =
    !data || !isMemberOf(data)
      ? "copyText"
      : seesMoneyOf(data)
        ? "copyOwnText"
        : "copyWithoutCostsText";
  const firstDay = plan.firstDay ?? trip.startDate;
  const dates = plan.chosen.flatMap((id) => plan.dates.get(id) ?? []);
  const [from, to] = [dates[0], dates.at(-1)];
  const isNothing = routes.length > 0 && plan.chosen.length === 0;
  const failure = hasLostDays ? translate("visitor.daysGone") : (error?.message ?? null);
  return (
    <FormDialog
      title={translate("visitor.copyTitle", { name: trip.name })}
      saveLabel={translate(isLoggedIn ? "visitor.copyDo" : "visitor.logInToCopy")}
      words={words}
      failure={error && !error.fields.startDate ? failure : null}
      isBusy={isBusy}
      isDisabled={isNothing || !isConnected}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
      onClose={onClose}
    >
      <OfflineNotice text={translate("visitor.offline")} />
      <p>{translate(`visitor.${copied}`)}</p>
      {isLoggedIn ? null : <p className="secondary">{translate("visitor.logInHint")}</p>}
      {firstDay ? (
        <>
          <DateField
            label={translate("visitor.copyStart")}
            description={translate("visitor.copyStartHint")}
            format={format}
            value={wish.startDate}
            onChange={(startDate) => change({ startDate })}
            opensAt={firstDay}
            clearable
            error={error?.fields.startDate}
          />
          <SwitchField
            label={translate("visitor.keepWeekdays")}
            description={translate("visitor.keepWeekdaysHint", { weekday: weekday(firstDay) })}
            checked={wish.keepsWeekdays}
            onChange={({ currentTarget: { checked } }) => change({ keepsWeekdays: checked })}
          />
        </>
      ) : null}
      {source.state === "loading" ? (
        <Loading label={translate("visitor.loadingDays")} count={3} />
      ) : source.state === "error" ? (
        <ErrorState
          text={source.error.message}
          retryLabel={translate("actions.retry")}
          onRetry={source.reload}
        />
      ) : routes.length > 0 ? (
        <DayChecklist
          title={
            from && to
              ? translate("visitor.result", { count: dates.length, dates: dateRange(from, to) })
              : translate("visitor.noneChosen")
          }
          routes={routes}
          chosen={plan.chosen}
          dates={plan.dates}
          onChange={(routeIds) =>
            change({ routeIds: routeIds.length === routes.length ? null : routeIds })
          }
        />
      ) : null}
    </FormDialog>
  );
}

/** Stands in place of the copy dialog once the trip is not public any more. */
function EndedDialog({ onClose }: { onClose: () => void }) {
  const translate = useWords("common");
  return (
    <Dialog
      isOpen
      size="small"
      title={translate("sharing.endedTitle")}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <p>{translate("sharing.endedText")}</p>
      <DialogActions>
        <ButtonLink href={addressOf("catalog")} onClick={onClose}>
          {translate("sharing.toCatalog")}
        </ButtonLink>
        <Button kind="primary" onClick={onClose}>
          {translate("actions.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
