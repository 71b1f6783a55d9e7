import { findPlaceAddress } from "@castor/core/points/find-place-address.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import { useState } from "react";
import { useFindsPictures } from "../../../data/pictures/finds-pictures.ts";
import { LazyFiles } from "../../../features/files/lazy-files.tsx";
import { PointPicture } from "../../../features/pictures/point-picture.tsx";
import { PointBooking } from "../../../features/points/point-booking.tsx";
import { PointCard } from "../../../features/points/point-card.tsx";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { daysOfOtherStops } from "../canvas/map-data.ts";
import { LazyPictureDialog } from "../dialogs/lazy-dialogs.ts";
import { usePointDialogs } from "../dialogs/use-point-dialogs.ts";
import type { PlanContext } from "./plan-context.ts";
import styles from "./point-plan.module.css";

export interface PointPlanProps extends PlanContext {
  point: Point;
  route: Route;
  times: StopTimes | null;
  isEditing: boolean;
}

/** One point in the panel, with links to its day and its neighbours. */
export function PointPlan({
  trip,
  point,
  route,
  times,
  isEditing,
  onEvent,
  actions,
  onSelect,
}: PointPlanProps) {
  const translate = useWords("common");
  const formats = useFormats();
  const can = usePointDialogs(trip, onEvent, actions);
  const findsPictures = useFindsPictures(!isEditing);
  const [isChoosing, setChoosing] = useState(false);
  const index = route.points.findIndex(({ id }) => id === point.id);
  const [previous, next] = [route.points[index - 1], route.points[index + 1]];
  const alsoOn = daysOfOtherStops(trip, point).map(({ date }) =>
    formats.date(dayOf(date), "short"),
  );
  return (
    <>
      <div className={`row items-center justify-between ${styles.bar}`}>
        <Button kind="quiet" icon="arrow-left" onClick={() => onSelect(null)}>
          {translate("points.backToList")}
        </Button>
        <span className="row">
          <IconButton
            icon="chevron-up"
            label={translate("points.previous")}
            disabled={!previous}
            onClick={() => previous && onSelect(previous.id)}
          />
          <IconButton
            icon="chevron-down"
            label={translate("points.next")}
            disabled={!next}
            onClick={() => next && onSelect(next.id)}
          />
        </span>
      </div>
      <PointCard
        point={point}
        times={times}
        number={index + 1}
        alsoOn={alsoOn.join(", ")}
        people={trip}
        edit={
          isEditing
            ? {
                point,
                currency: seesMoneyOf(trip) ? trip.currency : null,
                onSave: (change) => actions.editPoint(point.id, change),
              }
            : undefined
        }
        onTick={trip.canEdit ? (tick) => actions.tickTask(point.id, tick) : undefined}
        booking={<PointBooking point={point} routes={trip.routes} />}
        picture={
          <PointPicture
            name={point.name}
            picture={point.picture}
            onChoose={isEditing && findsPictures ? () => setChoosing(true) : undefined}
            onRemove={isEditing ? () => actions.changePicture(point.id, null) : undefined}
          />
        }
        files={<LazyFiles trip={trip} kind="place" thingId={point.linkId} look="card" takesDrops />}
        findPlace={(linkId) => findPlaceAddress(trip, linkId, route.id)}
      >
        {isEditing ? (
          <div className="row wrap gap-8">
            <Button kind="primary" icon="pencil" onClick={() => can.onEdit(point.id)}>
              {translate("points.edit")}
            </Button>
            {can.onMoveToDay ? (
              <Button icon="calendar" onClick={() => can.onMoveToDay?.(point.id)}>
                {translate("points.move")}
              </Button>
            ) : null}
            <IconButton
              icon="trash"
              label={translate("points.delete")}
              onClick={() => can.onDelete(point.id)}
            />
          </div>
        ) : null}
      </PointCard>
      {isChoosing ? (
        <LazyPictureDialog
          point={point}
          onChoose={(picture) => {
            setChoosing(false);
            actions.changePicture(point.id, picture);
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}
