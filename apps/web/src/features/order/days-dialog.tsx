import { chooseDays } from "@castor/core/order/days/choose-days.ts";
import { listDealtIdeas } from "@castor/core/order/days/dealt-ideas.ts";
import type { PlannedDay } from "@castor/core/order/describe-plan.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useId, useMemo, useState } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions, DialogCancel } from "../../ui/dialogs/dialog.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import styles from "./order-dialog.module.css";
import { useBestDays } from "./search/use-best-days.ts";
import { useDaysAhead } from "./use-days-ahead.ts";
import { DaysResult } from "./view/days-result.tsx";

export interface DaysDialogProps {
  trip: Trip;
  /** The days around this one are chosen at first. */
  routeId: string;
  onApply: (days: readonly PlannedDay[]) => void;
  onClose: () => void;
}

const noIdeas: readonly Idea[] = [];

/** More days than these are searched by typing. */
const shortList = 10;

/** The points of some days, and ideas if wished, dealt out anew beside today's plan, and a button that takes it. */
export function DaysDialog({ trip, routeId, onApply, onClose }: DaysDialogProps) {
  const translate = useWords("common", "order");
  const formats = useFormats();
  // Another minute does not start another search.
  const [now] = useState(Date.now);
  const ahead = useDaysAhead(trip, now);
  const [{ first, last }, setSpan] = useState(() => chooseDays(trip.routes, routeId, ahead));
  const routes = useMemo(
    () => trip.routes.slice(first, last + 1).filter(({ id }) => ahead.has(id)),
    [trip, ahead, first, last],
  );
  const [hasIdeas, setHasIdeas] = useState(false);
  const ideas = useMemo(() => listDealtIdeas(trip, routes), [trip, routes]);
  const dealt = hasIdeas ? ideas : noIdeas;
  const search = useBestDays(trip, routes, dealt);
  const ofIdeas = useId();
  const proposed =
    search.state === "ready" && search.proposal.kind === "proposed" ? search.proposal : null;
  const choices = trip.routes.flatMap(({ id, date, name }, index) =>
    ahead.has(id)
      ? [{ value: String(index), label: `${formats.date(dayOf(date), "short")} ${name}` }]
      : [],
  );
  const shared = {
    data: choices,
    searchable: choices.length > shortList,
    nothingFoundMessage: translate("trips.notListed"),
    allowDeselect: false,
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("bestDays.title")}
      closeLabel={translate("actions.close")}
    >
      <div className={`grid gap-16 ${styles.content}`}>
        <div className={styles.span}>
          <SelectField
            {...shared}
            label={translate("bestDays.first")}
            value={String(first)}
            onChange={(value) =>
              setSpan({ first: Number(value), last: Math.max(Number(value), last) })
            }
          />
          <SelectField
            {...shared}
            label={translate("bestDays.last")}
            value={String(last)}
            onChange={(value) =>
              setSpan({ first: Math.min(first, Number(value)), last: Number(value) })
            }
          />
        </div>
        {ideas.length > 0 ? (
          <div className="grid gap-8">
            <SwitchField
              label={translate("bestDays.ideas", { count: ideas.length })}
              checked={hasIdeas}
              aria-describedby={ofIdeas}
              onChange={(event) => setHasIdeas(event.currentTarget.checked)}
            />
            <p id={ofIdeas} className="secondary">
              {translate("bestDays.ideasHint")}
            </p>
          </div>
        ) : null}
        <p className="secondary">{translate("bestDays.kept")}</p>
        <DaysResult routes={routes} ideas={dealt} search={search} />
      </div>
      <DialogActions>
        <DialogCancel>{translate(proposed ? "actions.cancel" : "actions.close")}</DialogCancel>
        <Button
          kind="primary"
          disabled={!proposed}
          onClick={() => proposed && onApply(proposed.days)}
        >
          {translate("bestDays.apply")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
