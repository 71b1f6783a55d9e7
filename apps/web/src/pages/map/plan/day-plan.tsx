import { findPlaceAddress } from "@castor/core/points/find-place-address.ts";
import { listUsualStays } from "@castor/core/points/usual-stays.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { DaySchedule } from "@castor/core/routes/schedule/day-schedule.ts";
import { isMemberOf } from "@castor/core/trips/may-call.ts";
import { useCallback, useMemo } from "react";
import { useJourneys } from "../../../data/use-journeys.ts";
import { useKeptEqual } from "../../../data/use-kept-equal.ts";
import { useMedia } from "../../../device/screen/media.ts";
import { findingsOf } from "../../../features/check/check-state.ts";
import { DayFindings } from "../../../features/check/day-findings.tsx";
import { FindingMark } from "../../../features/check/finding-mark.tsx";
import { LazyFiles } from "../../../features/files/lazy-files.tsx";
import { NoteFiles } from "../../../features/files/note-files.tsx";
import { RouteNotes } from "../../../features/notes/route-notes.tsx";
import { PointList } from "../../../features/points/point-list.tsx";
import { DayHeading } from "../../../features/routes/day-heading.tsx";
import type { DayActions } from "../../../features/routes/day-menu.tsx";
import { DayNow } from "../../../features/trips/day-now.tsx";
import { useDayNow } from "../../../features/trips/use-day-now.ts";
import { useWords } from "../../../i18n/words.ts";
import { FindPlaceProvider, TripText } from "../../../things/trip-text.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { colorOfRoute } from "../canvas/map-data.ts";
import { usePointDialogs } from "../dialogs/use-point-dialogs.ts";
import { PathNotes } from "./path-notes.tsx";
import type { PlanContext } from "./plan-context.ts";
import { ShortPathNote } from "./short-path-note.tsx";
import type { DayPath } from "./use-day-path.ts";
import { useDaySums } from "./use-day-sums.ts";
import { useOtherDays } from "./use-other-days.ts";

export interface DayPlanProps extends PlanContext {
  route: Route;
  path: DayPath;
  schedule: DaySchedule | null;
  isEditing: boolean;
  /** The point that is held. */
  draggedId: string | null;
  dayActions: DayActions | undefined;
}

/** One day: its heading, its points with their legs, and the buttons that add more. */
export function DayPlan(props: DayPlanProps) {
  const {
    trip,
    route,
    path,
    schedule,
    isEditing,
    dayActions,
    actions,
    onEvent,
    onSelect,
    onAddPoint,
    check,
  } = props;
  const translate = useWords("common");
  const pointActions = usePointDialogs(trip, onEvent, actions);
  const isTouch = useMedia("(pointer: coarse)");
  const color = colorOfRoute(trip, route.id);
  const alsoOn = useOtherDays(trip);
  const { journeyTo, journeyBeyond } = useJourneys(trip.routes);
  const findPlace = useCallback(
    (linkId: string) => findPlaceAddress(trip, linkId, route.id),
    [trip, route.id],
  );
  const findings = useKeptEqual(
    useMemo(
      () => findingsOf(check).filter(({ routeIds }) => routeIds.includes(route.id)),
      [check, route.id],
    ),
  );
  const markOf = useCallback(
    (id: string) => <FindingMark findings={findings} stopId={id} />,
    [findings],
  );
  const isEmpty = route.points.length === 0;
  // While a changed path loads, the legs before stay.
  const isUnknown = path.isLoading && Object.keys(path.legs).length === 0;
  const going = useDayNow(trip, route, isUnknown ? null : path);
  // Who edits sees the plan.
  const followed = isEditing ? null : going;
  const shown = followed?.going.schedule ?? schedule;
  const usual = isEditing ? listUsualStays(route) : [];
  const sums = useDaySums(route, path, shown);
  return (
    <FindPlaceProvider value={findPlace}>
      <div className="stack gap-16" style={{ "--day-color": color } as React.CSSProperties}>
        {followed ? <DayNow followed={followed} /> : null}
        <DayHeading
          route={route}
          color={color}
          sums={sums}
          actions={dayActions}
          badge={
            isMemberOf(trip) ? (
              <DayFindings
                findings={findings}
                onOpen={() => onEvent({ kind: "open", dialog: { kind: "check" } })}
              />
            ) : null
          }
        >
          {route.description ? <TripText text={route.description} /> : null}
          <ShortPathNote path={path} canEdit={trip.canEdit} />
        </DayHeading>
        {isEmpty ? (
          <EmptyState
            pose="gnaws-pencil"
            isSmall
            text={
              trip.canEdit
                ? `${translate("points.empty")} ${translate(isEditing ? "points.emptyHintEditing" : "points.emptyHint")}`
                : translate("points.emptyReadOnly")
            }
            action={
              trip.canEdit ? (
                <Button icon="map-pin-plus" data-tour="add-point" onClick={onAddPoint}>
                  {translate("points.add")}
                </Button>
              ) : undefined
            }
          />
        ) : (
          <PointList
            points={route.points}
            legTo={path.legTo}
            journeyTo={journeyTo}
            journeyBeyond={journeyBeyond}
            alsoOn={alsoOn}
            markOf={markOf}
            timesAt={(id) => shown?.stops[id] ?? null}
            selectedId={null}
            isEditing={isEditing}
            onSelect={onSelect}
            onOrder={actions.orderPoint}
            onLegChange={actions.changeLeg}
            draggedId={props.draggedId}
            keptId={props.keptId}
            actions={pointActions}
          />
        )}
        <PathNotes path={path} />
        {usual.length > 0 ? (
          <Button kind="quiet" icon="clock" onClick={() => actions.fillStays(usual)}>
            {translate("points.fillStays", { count: usual.length })}
          </Button>
        ) : null}
        {isEditing && !isEmpty ? (
          <Button icon="map-pin-plus" isWide data-tour="add-point" onClick={onAddPoint}>
            {translate("points.add")}
          </Button>
        ) : null}
        {isEditing && trip.routes.some(({ points }) => points.length > 0) ? (
          <Button
            icon="map-pins"
            isWide
            onClick={() =>
              onEvent({ kind: "open", dialog: { kind: "pickExisting", routeId: route.id } })
            }
          >
            {translate("picker.open")}
          </Button>
        ) : null}
        {isEditing ? (
          <p className="secondary">{translate(isTouch ? "map.editHintTouch" : "map.editHint")}</p>
        ) : null}
        {isMemberOf(trip) ? (
          <NoteFiles trip={trip}>
            <RouteNotes trip={trip} route={route} />
          </NoteFiles>
        ) : null}
        <LazyFiles trip={trip} kind="route" thingId={route.id} look="card" takesDrops />
      </div>
    </FindPlaceProvider>
  );
}
