import type { Route } from "@castor/core/routes/route.ts";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useStable } from "../../ui/interaction/use-stable.ts";
import type { DayActions } from "./day-menu.tsx";
import styles from "./day-overview.module.css";
import { AllDaysLine, type ShownDays } from "./day-switch.tsx";
import { OverviewDay } from "./days/overview-day.tsx";

export interface DayOverviewProps {
  tripId: string;
  /** All days of the trip, in order. */
  routes: readonly Route[];
  /** Absent for read-only users. */
  actions?: DayActions | undefined;
  shown: ShownDays;
  /** The number of points of a day without a path to them. */
  countMissing: (routeId: string) => number;
  /** True where the map has no legend: the switches are here then. */
  hasSwitches: boolean;
  folding: DayFolding;
  /** The day that a dragged point goes to. */
  takesPointId?: string | undefined;
  /** The points of a day that is not folded; the same function while none of them changes. */
  drawPoints: (route: Route) => ReactNode;
}

/** Which days show their points. */
export interface DayFolding {
  isOpen: (id: string) => boolean;
  turn: (id: string) => void;
  turnAll: (isOpen: boolean) => void;
}

/** All days in a list, each with date and number of points, and with its points while it is unfolded. */
export function DayOverview(props: DayOverviewProps) {
  const { tripId, routes, actions, shown, countMissing, hasSwitches } = props;
  const { folding, takesPointId, drawPoints } = props;
  const isAnyOpen = routes.some(({ id }) => folding.isOpen(id));
  const translate = useWords("common");
  const { onTurn } = useStable({ onTurn: folding.turn });
  return (
    <>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={() => folding.turnAll(!isAnyOpen)}>
          {translate(isAnyOpen ? "routes.foldAll" : "routes.unfoldAll")}
        </button>
        {hasSwitches ? <AllDaysLine total={routes.length} shown={shown} /> : null}
      </div>
      <ol className={styles.list} aria-label={translate("routes.days")}>
        {routes.map((route, at) => {
          const isOpen = folding.isOpen(route.id) && route.points.length > 0;
          return (
            <OverviewDay
              key={route.id}
              tripId={tripId}
              route={route}
              number={at + 1}
              isOn={shown.isOn(route.id)}
              isOpen={isOpen}
              takesPoint={route.id === takesPointId}
              countMissing={countMissing(route.id)}
              switches={hasSwitches ? shown : undefined}
              onTurn={onTurn}
              actions={actions}
              drawPoints={drawPoints}
            />
          );
        })}
      </ol>
    </>
  );
}
