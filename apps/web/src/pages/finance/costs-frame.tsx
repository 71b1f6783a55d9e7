import { isSoon } from "@castor/core/finance/table/list-deadlines.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { isOwnerOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ReactNode } from "react";
import { useIsPhone } from "../../device/screen/media.ts";
import { ExportMenu } from "../../features/finance/export-menu.tsx";
import { ShareControl } from "../../features/sharing/share-control.tsx";
import { useWords } from "../../i18n/words.ts";
import { PeopleLater } from "../../things/people/people-later.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { PageFrame } from "../../ui/layout/page-frame.tsx";
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

/** The frame of the costs: the trip, the travellers, the actions, and the choice of one of three views. */
export function CostsFrame(props: CostsFrameProps) {
  const { trip, costs, today, view, isEmpty, onView, onAdd, onTravellers, children } = props;
  const translate = useWords("common", "costs");
  const { adults, kids } = trip;
  const adultsText = translate("costs.adults", { count: adults });
  const travellers =
    kids === 0
      ? adultsText
      : translate("costsPage.travellers", {
          adults: adultsText,
          kids: translate("costs.kids", { count: kids }),
        });
  const countSoon = costs.deadlines.filter(isSoon).length;
  const isPhone = useIsPhone();
  const choice = isEmpty ? null : (
    <SegmentedChoice
      className={`${styles.views} on-screen`}
      label={translate("costsPage.view")}
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
  );
  return (
    <PageFrame
      isDense
      width="broad"
      title={translate("titles.finance")}
      lead={
        <div className={`row wrap items-center ${styles.lead}`}>
          <Link href={addressOf("map", { tripId: trip.id, routeId: showTrip })} dir="auto">
            {trip.name}
          </Link>
          {isOwnerOf(trip) ? <ShareControl trip={trip} look="badge" /> : null}
          <PeopleLater trip={trip} />
          {trip.canEdit ? (
            <button
              type="button"
              className={`plain-button inline-row items-center gap-6 ${styles.travellers}`}
              data-tooltip={translate("costsPage.changeTravellers")}
              aria-label={`${travellers}: ${translate("costsPage.changeTravellers")}`}
              onClick={onTravellers}
            >
              <Icon name="users" size={16} />
              {travellers}
              <Icon name="pencil" size={14} className="on-screen" />
            </button>
          ) : (
            <span className="inline-row items-center gap-6">
              <Icon name="users" size={16} />
              {travellers}
            </span>
          )}
        </div>
      }
      actions={
        <>
          {isPhone ? null : choice}
          {isEmpty || view === "deadlines" ? null : (
            <ExportMenu
              table={costs.table}
              rates={costs.rates}
              tripName={trip.name}
              today={today}
            />
          )}
          {trip.canEdit ? (
            <Button kind="primary" icon="plus" onClick={onAdd}>
              {translate("costs.add")}
            </Button>
          ) : null}
        </>
      }
    >
      {isPhone ? choice : null}
      {children}
    </PageFrame>
  );
}
