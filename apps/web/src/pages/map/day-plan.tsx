import { dayOf } from "@castor/core/basics/dates.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { retryPaths } from "../../data/use-paths.ts";
import { useMedia } from "../../device/media.ts";
import { DescriptionText } from "../../features/points/description-text.tsx";
import { PointList } from "../../features/points/point-list.tsx";
import { type DayActions, DayHeading } from "../../features/routes/day-heading.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import styles from "./day-plan.module.css";
import { colorOfRoute, daysOfOtherStops } from "./map-data.ts";
import { openPointDialogs } from "./open-point-dialogs.ts";
import type { PlanContext } from "./plan-context.ts";
import type { DayPath } from "./use-day-path.ts";

export interface DayPlanProps extends PlanContext {
  route: Route;
  path: DayPath;
  isEditing: boolean;
  dayActions: DayActions | undefined;
}

/** One day: its heading, its points with the legs between, and how to add more. */
export function DayPlan(props: DayPlanProps) {
  const { trip, route, path, isEditing, dayActions, actions, onEvent, onSelect, onAddPoint } =
    props;
  const translate = useWords();
  const formats = useFormats();
  const pointActions = openPointDialogs(trip, onEvent);
  const isTouch = useMedia("(pointer: coarse)");
  const color = colorOfRoute(trip, route.id);
  const alsoOn = (point: Point) =>
    daysOfOtherStops(trip, point)
      .map(({ date }) => formats.date(dayOf(date), "short"))
      .join(", ");
  const isEmpty = route.points.length === 0;
  return (
    <div className={styles.day} style={{ "--day-color": color } as React.CSSProperties}>
      <DayHeading route={route} color={color} totals={path.totals} actions={dayActions}>
        {route.description ? <DescriptionText text={route.description} /> : null}
        {path.isTooShort ? (
          <p className="secondary">{translate("validation.tooFewPoints")}</p>
        ) : null}
        {path.gap ? (
          <Alert kind="warn">
            {translate("errors.noPathBetween", {
              from: path.gap.from.name,
              to: path.gap.to.name,
            })}
          </Alert>
        ) : null}
        {path.error ? (
          <Alert kind="error">
            {translate("routes.pathFailed")} {path.error.message}{" "}
            <button type="button" className={styles.retry} onClick={retryPaths}>
              {translate("actions.retry")}
            </button>
          </Alert>
        ) : null}
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
          selectedId={null}
          isEditing={isEditing}
          onSelect={onSelect}
          onOrder={actions.orderPoint}
          actions={pointActions}
        />
      )}
      {isEditing && !isEmpty ? (
        <Button icon="map-pin-plus" isWide onClick={onAddPoint}>
          {translate("points.add")}
        </Button>
      ) : null}
      {isEditing ? (
        <p className="secondary">{translate(isTouch ? "map.editHintTouch" : "map.editHint")}</p>
      ) : null}
    </div>
  );
}
