import type { Point } from "@castor/core/points/point.ts";
import type { ChosenRoutes } from "@castor/core/routes/choose-routes.ts";
import { allRoutesId, type Route } from "@castor/core/routes/route.ts";
import { type RefObject, useEffect } from "react";
import { useIsPhone } from "../../device/media.ts";
import { FirstDays } from "../../features/routes/add-days.tsx";
import { DayOverview } from "../../features/routes/day-overview.tsx";
import { DayStrip } from "../../features/routes/day-strip.tsx";
import { useWords } from "../../i18n/words.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DayPlan } from "./day-plan.tsx";
import { HistoryBar } from "./history-bar.tsx";
import { openAddingDays, openDayDialogs } from "./open-day-dialogs.ts";
import styles from "./plan.module.css";
import type { PlanContext } from "./plan-context.ts";
import { PointPlan } from "./point-plan.tsx";
import { TripHeader } from "./trip-header.tsx";
import { type DayPath, useDayPath } from "./use-day-path.ts";
import { useDaySchedule } from "./use-day-schedule.ts";
import { useShownDays } from "./use-shown-days.ts";

export interface PlanProps extends PlanContext {
  /** The part that scrolls. */
  view: RefObject<HTMLDivElement | null>;
  chosen: Exclude<ChosenRoutes<Route>, { kind: "missing" }>;
  path: DayPath;
  countMissing: (routeId: string) => number;
  selected: { point: Point; route: Route } | null;
}

const noPoints: Route["points"] = [];

/** The plan beside or below the map: the trip, its days, and the day or point in view. */
export function Plan({
  view: scroll,
  chosen,
  path,
  countMissing,
  selected,
  ...context
}: PlanProps) {
  const translate = useWords();
  const { trip, screen, onEvent } = context;
  const current = chosen.kind === "one" ? chosen.route : null;
  const scheduled = selected?.route ?? current;
  // Where several days are in view, a point's day has its path too.
  const other = scheduled === current ? null : scheduled;
  const pathOfOther = useDayPath(other?.points ?? noPoints);
  const schedule = useDaySchedule(scheduled, other ? pathOfOther : path);
  const viewKey = selected?.point.id ?? current?.id ?? allRoutesId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view begins at its top
  useEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [viewKey]);
  const isEditing = trip.canEdit && screen.mode === "edit";
  const dayActions = openDayDialogs(trip, onEvent);
  const adding = openAddingDays(current?.id ?? null, onEvent);
  const days = useShownDays(trip, chosen.kind === "several" ? chosen.routes : trip.routes);
  const isPhone = useIsPhone();
  const draw = () => {
    if (chosen.kind === "empty")
      return (
        <EmptyState
          pose="unrolls-map"
          isSmall
          title={trip.canEdit ? translate("map.emptyTitle") : undefined}
          text={translate(trip.canEdit ? "map.emptyText" : "map.emptyReadOnly")}
          action={trip.canEdit ? <FirstDays adding={adding} /> : undefined}
        />
      );
    if (selected)
      return (
        <PointPlan
          {...context}
          {...selected}
          times={schedule?.stops[selected.point.id] ?? null}
          isEditing={isEditing}
        />
      );
    if (chosen.kind === "several")
      return (
        <DayOverview
          tripId={trip.id}
          routes={trip.routes}
          actions={isEditing ? dayActions : undefined}
          shown={days}
          countMissing={countMissing}
          hasSwitches={isPhone}
        />
      );
    return (
      <DayPlan
        {...context}
        route={chosen.route}
        path={path}
        schedule={schedule}
        isEditing={isEditing}
        dayActions={isEditing ? dayActions : undefined}
      />
    );
  };
  return (
    <>
      <TripHeader
        trip={trip}
        mode={screen.mode}
        onMode={(mode) => onEvent({ kind: "setMode", mode })}
        onSettings={() => onEvent({ kind: "open", dialog: { kind: "settings" } })}
      />
      {chosen.kind === "empty" ? null : (
        <DayStrip
          tripId={trip.id}
          routes={trip.routes}
          currentId={current?.id ?? allRoutesId}
          isOn={chosen.kind === "several" ? days.isOn : undefined}
          adding={trip.canEdit ? adding : undefined}
        />
      )}
      {trip.canEdit ? <HistoryBar tripId={trip.id} isShown={isEditing} /> : null}
      <div ref={scroll} tabIndex={-1} className={styles.scroll}>
        {draw()}
      </div>
    </>
  );
}
