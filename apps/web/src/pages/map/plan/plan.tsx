import type { Point } from "@castor/core/points/point.ts";
import type { ChosenRoutes } from "@castor/core/routes/choose-routes.ts";
import { allRoutesId, type Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { frameScroll } from "../../../device/screen/frame-scroll.ts";
import { useIsPhone } from "../../../device/screen/media.ts";
import { useThisMinute } from "../../../device/use-today.ts";
import { HistoryBar } from "../../../features/history/history-bar.tsx";
import { useDaysAhead } from "../../../features/order/use-days-ahead.ts";
import { PointDragArea } from "../../../features/points/point-drag-area.tsx";
import { PointLines } from "../../../features/points/point-lines.tsx";
import { usePointDrag } from "../../../features/points/use-point-drag.ts";
import { FirstDays } from "../../../features/routes/add-days.tsx";
import { DayOverview } from "../../../features/routes/day-overview.tsx";
import { DayStrip } from "../../../features/routes/day-strip.tsx";
import { useWords } from "../../../i18n/words.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { useShownDays } from "../canvas/use-shown-days.ts";
import { openAddingDays, openDayDialogs } from "../dialogs/open-day-dialogs.ts";
import { FoldingScroll } from "../panel/folding-scroll.tsx";
import { CopyTripButton } from "./copy-trip-button.tsx";
import { DayPlan } from "./day-plan.tsx";
import { focusAfterRow } from "./focus-after-row.ts";
import type { PlanContext } from "./plan-context.ts";
import { PointPlan } from "./point-plan.tsx";
import { TripHeader } from "./trip-header.tsx";
import { useDayFolding } from "./use-day-folding.ts";
import { type DayPath, useDayPath } from "./use-day-path.ts";
import { useDaySchedule } from "./use-day-schedule.ts";

export interface PlanProps extends PlanContext {
  /** The scrolling element. */
  view: RefObject<HTMLDivElement | null>;
  chosen: Exclude<ChosenRoutes<Route>, { kind: "missing" }>;
  path: DayPath;
  countMissing: (routeId: string) => number;
  selected: { point: Point; route: Route } | null;
}

const noPoints: Route["points"] = [];

/** The plan beside the map: the trip, its days, and the day or point in view. */
export function Plan({
  view: scroll,
  chosen,
  path,
  countMissing,
  selected,
  ...context
}: PlanProps) {
  const translate = useWords("common");
  const { trip, screen, onEvent, onSelect } = context;
  const current = chosen.kind === "one" ? chosen.route : null;
  const scheduled = selected?.route ?? current;
  // With several days in view, the path of the selected point's day is needed too.
  const other = scheduled === current ? null : scheduled;
  const pathOfOther = useDayPath(other?.points ?? noPoints);
  const schedule = useDaySchedule(scheduled, other ? pathOfOther : path);
  const viewKey = selected?.point.id ?? current?.id ?? allRoutesId;
  const [frameTop] = useState(() => frameScroll("plan"));
  const startTop = useRef(frameTop);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view starts at its top, the first one where its frame was
  useEffect(() => {
    if (!scroll.current) return;
    // On a low sheet a card begins where the head was, which comes back on scrolling up.
    const head = selected && scroll.current.querySelector<HTMLElement>("[data-folding-head]");
    if (head) {
      // From the top: a list that was scrolled further would count as scrolled up, which brings the head back.
      scroll.current.scrollTop = 0;
      scroll.current.dispatchEvent(new Event("scroll"));
    }
    scroll.current.scrollTop = head?.offsetHeight ?? startTop.current;
    startTop.current = 0;
  }, [viewKey]);
  // Deferred: the switch answers at once, and the tools of all rows are drawn in slices.
  const isEditing = useDeferredValue(trip.canEdit && screen.mode === "edit");
  const ahead = useDaysAhead(trip, useThisMinute());
  const hasOtherDates = new Set(trip.routes.map(({ date }) => dayOf(date))).size > 1;
  const dayActions = useMemo(
    () => openDayDialogs({ hasOtherDates, ahead }, onEvent),
    [hasOtherDates, ahead, onEvent],
  );
  const adding = openAddingDays(current?.id ?? null, onEvent);
  const days = useShownDays(trip, chosen.kind === "several" ? chosen.routes : trip.routes);
  const isPhone = useIsPhone();
  const folding = useDayFolding(trip);
  const { orderPoint, movePoint } = context.actions;
  const drag = usePointDrag({
    routes: trip.routes,
    current,
    onOrder: orderPoint,
    onMove(id, { routeId, order }) {
      if (current) focusAfterRow(current.points, id);
      movePoint(id, routeId, order);
    },
  });
  const { drop } = drag;
  const draggedId = drag.dragged?.id ?? null;
  const drawPoints = useCallback(
    ({ id, points }: Route) => (
      <PointLines
        points={points}
        isEditing={isEditing}
        draggedId={draggedId}
        drop={drop?.routeId === id ? drop : null}
        onSelect={onSelect}
      />
    ),
    [isEditing, draggedId, drop, onSelect],
  );
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
          folding={folding}
          takesPointId={drop?.routeId}
          drawPoints={drawPoints}
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
        draggedId={draggedId}
      />
    );
  };
  const top = (
    <>
      <TripHeader
        trip={trip}
        mode={screen.mode}
        onMode={(mode) => onEvent({ kind: "setMode", mode })}
        onSettings={() => onEvent({ kind: "open", dialog: { kind: "settings" } })}
        check={context.check}
        onCheck={() => onEvent({ kind: "open", dialog: { kind: "check" } })}
        onShare={() => onEvent({ kind: "open", dialog: { kind: "share" } })}
        onDownloads={() => onEvent({ kind: "open", dialog: { kind: "downloads" } })}
        copyButton={<CopyTripButton trip={trip} />}
      />
      {chosen.kind === "empty" ? null : (
        <DayStrip
          tripId={trip.id}
          routes={trip.routes}
          currentId={current?.id ?? allRoutesId}
          isOn={chosen.kind === "several" ? days.isOn : undefined}
          takesPointId={drop?.routeId}
          adding={trip.canEdit ? adding : undefined}
        />
      )}
      {trip.canEdit ? (
        <HistoryBar tripId={trip.id} isShown={isEditing} isEmpty={chosen.kind === "empty"} />
      ) : null}
    </>
  );
  return (
    <PointDragArea drag={drag} routes={trip.routes}>
      <FoldingScroll
        view={scroll}
        top={top}
        isAtTop={screen.rest === "peek"}
        isHolding={drag.dragged !== null}
        isCard={selected !== null}
      >
        {draw()}
      </FoldingScroll>
    </PointDragArea>
  );
}
