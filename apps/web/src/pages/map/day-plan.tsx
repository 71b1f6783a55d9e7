import { dayOf } from "@castor/core/basics/dates.ts";
import { findPlaceAddress } from "@castor/core/points/find-place-address.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { DaySchedule } from "@castor/core/routes/day-schedule.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useMedia } from "../../device/media.ts";
import { RouteNotes } from "../../features/notes/route-notes.tsx";
import { DescriptionText } from "../../features/points/description-text.tsx";
import { PointList } from "../../features/points/point-list.tsx";
import { DayHeading } from "../../features/routes/day-heading.tsx";
import type { DayActions } from "../../features/routes/day-menu.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import styles from "./day-plan.module.css";
import { colorOfRoute, daysOfOtherStops } from "./map-data.ts";
import { openPointDialogs } from "./open-point-dialogs.ts";
import { PathNotes } from "./path-notes.tsx";
import type { PlanContext } from "./plan-context.ts";
import type { DayPath } from "./use-day-path.ts";
import { useDaySums } from "./use-day-sums.ts";

export interface DayPlanProps extends PlanContext {
  route: Route;
  path: DayPath;
  schedule: DaySchedule | null;
  isEditing: boolean;
  dayActions: DayActions | undefined;
}

/** One day: its heading, its points with the legs between, and how to add more. */
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
  } = props;
  const translate = useWords();
  const formats = useFormats();
  const pointActions = openPointDialogs(trip, onEvent, actions);
  const isTouch = useMedia("(pointer: coarse)");
  const color = colorOfRoute(trip, route.id);
  const alsoOn = (point: Point) =>
    daysOfOtherStops(trip, point)
      .map(({ date }) => formats.date(dayOf(date), "short"))
      .join(", ");
  const sums = useDaySums(route, path.totals, schedule);
  const findPlace = (linkId: string) => findPlaceAddress(trip, linkId, route.id);
  const isEmpty = route.points.length === 0;
  return (
    <div className={styles.day} style={{ "--day-color": color } as React.CSSProperties}>
      <DayHeading route={route} color={color} sums={sums} actions={dayActions}>
        {route.description ? (
          <DescriptionText text={route.description} findPlace={findPlace} />
        ) : null}
        <PathNotes path={path} />
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
              <Button icon="map-pin-plus" onClick={onAddPoint}>
                {translate("points.add")}
              </Button>
            ) : undefined
          }
        />
      ) : (
        <PointList
          points={route.points}
          legTo={path.legTo}
          alsoOn={alsoOn}
          timesAt={(id) => schedule?.stops[id] ?? null}
          selectedId={null}
          isEditing={isEditing}
          onSelect={onSelect}
          onOrder={actions.orderPoint}
          keptId={props.keptId}
          actions={pointActions}
        />
      )}
      {isEditing && !isEmpty ? (
        <Button icon="map-pin-plus" isWide onClick={onAddPoint}>
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
      {trip.canEdit ? (
        <RouteNotes
          trip={trip}
          route={route}
          drawText={(text, onTick) => (
            <DescriptionText text={text} findPlace={findPlace} onTick={onTick} />
          )}
        />
      ) : null}
    </div>
  );
}
