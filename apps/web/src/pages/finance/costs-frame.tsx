import type { DateText } from "@castor/core/basics/dates.ts";
import { isSoon } from "@castor/core/finance/list-deadlines.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ReactNode } from "react";
import { ExportMenu } from "../../features/finance/export-menu.tsx";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import styles from "./costs-frame.module.css";
import type { useCosts } from "./use-costs.ts";

const views = ["table", "charts", "deadlines"] as const;
type View = (typeof views)[number];

export interface CostsFrameProps {
  trip: Trip;
  costs: ReturnType<typeof useCosts>;
  today: DateText;
  view: View;
  isEmpty: boolean;
  onView: (view: View) => void;
  onAdd: () => void;
  onTravellers: () => void;
  children: ReactNode;
}

/** Whose costs these are and for how many people, what can be done, and in which of three ways they are shown. */
export function CostsFrame(props: CostsFrameProps) {
  const { trip, costs, today, view, isEmpty, onView, onAdd, onTravellers, children } = props;
  const translate = useWords();
  const { adults, kids } = trip;
  const travellers = translate("costs.travellers", {
    adults: translate("costs.adults", { count: adults }),
    kids: translate("costs.kids", { count: kids }),
  });
  const countSoon = costs.deadlines.filter(isSoon).length;
  return (
    <PageFrame
      width="broad"
      title={translate("titles.finance")}
      lead={
        <span className={styles.lead}>
          <Link href={addressOf("map", { tripId: trip.id, routeId: showTrip })} dir="auto">
            {trip.name}
          </Link>
          <button
            type="button"
            className={styles.travellers}
            title={translate("costs.changeTravellers")}
            aria-label={`${travellers}: ${translate("costs.changeTravellers")}`}
            onClick={onTravellers}
          >
            <Icon name="users" size={16} />
            {travellers}
            <Icon name="pencil" size={14} className="on-screen" />
          </button>
        </span>
      }
      actions={
        <>
          {isEmpty || view === "deadlines" ? null : (
            <ExportMenu
              table={costs.table}
              rates={costs.rates}
              tripName={trip.name}
              today={today}
            />
          )}
          <Button kind="primary" icon="plus" onClick={onAdd}>
            {translate("costs.add")}
          </Button>
        </>
      }
    >
      {isEmpty ? null : (
        <SegmentedChoice
          className={`${styles.views} on-screen`}
          label={translate("costs.view")}
          value={view}
          choices={views.map((value) => ({
            value,
            label:
              value === "deadlines" && countSoon > 0
                ? `${translate("costs.views.deadlines")} (${countSoon})`
                : translate(`costs.views.${value}`),
          }))}
          onChange={onView}
        />
      )}
      {children}
    </PageFrame>
  );
}
