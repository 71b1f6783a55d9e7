import type { Point } from "@castor/core/points/point.ts";
import type { ChosenRoutes } from "@castor/core/routes/choose-routes.ts";
import { allRoutesId, type Route } from "@castor/core/routes/route.ts";
import { type RefObject, useEffect } from "react";
import { DayOverview } from "../../features/routes/day-overview.tsx";
import { DayStrip } from "../../features/routes/day-strip.tsx";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DayPlan } from "./day-plan.tsx";
import styles from "./plan.module.css";
import type { PlanContext } from "./plan-context.ts";
import { PointPlan } from "./point-plan.tsx";
import { TripHeader } from "./trip-header.tsx";
import type { DayPath } from "./use-day-path.ts";

export interface PlanProps extends PlanContext {
  /** The part that scrolls. */
  view: RefObject<HTMLDivElement | null>;
  chosen: Exclude<ChosenRoutes<Route>, { kind: "missing" }>;
  path: DayPath;
  selected: { point: Point; route: Route } | null;
}

/** The plan beside or below the map: the trip, its days, and the day or point in view. */
export function Plan({ view: scroll, chosen, path, selected, ...context }: PlanProps) {
  const translate = useWords();
  const { trip, screen, onEvent } = context;
  const viewKey = selected?.point.id ?? (chosen.kind === "one" ? chosen.route.id : allRoutesId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view begins at its top
  useEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [viewKey]);
  const isEditing = trip.canEdit && screen.mode === "edit";
  const addDay = () => onEvent({ kind: "open", dialog: { kind: "newRoute" } });
  const dayActions = {
    onEdit: (routeId: string) => onEvent({ kind: "open", dialog: { kind: "route", routeId } }),
    onDelete: (routeId: string) =>
      onEvent({ kind: "open", dialog: { kind: "deleteRoute", routeId } }),
  };
  const draw = () => {
    if (chosen.kind === "empty")
      return (
        <EmptyState
          pose="unrolls-map"
          isSmall
          title={trip.canEdit ? translate("map.emptyTitle") : undefined}
          text={translate(trip.canEdit ? "map.emptyText" : "map.emptyReadOnly")}
          action={
            trip.canEdit ? (
              <Button kind="primary" icon="plus" onClick={addDay}>
                {translate("routes.addDay")}
              </Button>
            ) : undefined
          }
        />
      );
    if (selected) return <PointPlan {...context} {...selected} isEditing={isEditing} />;
    if (chosen.kind === "several")
      return (
        <DayOverview
          tripId={trip.id}
          routes={trip.routes}
          actions={isEditing ? dayActions : undefined}
        />
      );
    return (
      <DayPlan
        {...context}
        route={chosen.route}
        path={path}
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
        onEdit={() => onEvent({ kind: "open", dialog: { kind: "trip" } })}
      />
      {chosen.kind === "empty" ? null : (
        <DayStrip
          tripId={trip.id}
          routes={trip.routes}
          currentId={chosen.kind === "one" ? chosen.route.id : allRoutesId}
          onAdd={trip.canEdit ? addDay : undefined}
        />
      )}
      <div ref={scroll} tabIndex={-1} className={styles.scroll}>
        {draw()}
      </div>
    </>
  );
}
