import { pointOfIdea } from "@castor/core/points/edit/share-place.ts";
import { findPlaceAddress } from "@castor/core/points/find-place-address.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import { useMemo } from "react";
import { LazyFiles } from "../../../features/files/lazy-files.tsx";
import { PointPicture } from "../../../features/pictures/point-picture.tsx";
import { PointBooking } from "../../../features/points/point-booking.tsx";
import { PointCard } from "../../../features/points/point-card.tsx";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { daysOfOtherStops } from "../canvas/map-data.ts";
import type { PlanContext } from "./plan-context.ts";
import styles from "./point-plan.module.css";

interface IdeaPlanProps extends Pick<PlanContext, "trip" | "onEvent" | "actions" | "onSelect"> {
  idea: Idea;
  /** The day in view, if it is one. */
  current: Route | null;
  isEditing: boolean;
}

/** One idea in the panel: the card of a point without a day. */
export function IdeaPlan(props: IdeaPlanProps) {
  const { trip, idea, current, isEditing, onEvent, actions, onSelect } = props;
  const translate = useWords("common");
  const formats = useFormats();
  const point = useMemo(() => pointOfIdea(idea), [idea]);
  const { id, name, picture } = idea;
  const alsoOn = daysOfOtherStops(trip, idea).map(({ date }) => formats.date(dayOf(date), "short"));
  const open = (kind: "idea" | "ideaToDay") =>
    onEvent({ kind: "open", dialog: { kind, ideaId: id } });
  return (
    <>
      <div className={styles.bar}>
        <Button kind="quiet" icon="arrow-left" onClick={() => onSelect(null)}>
          {translate("points.backToList")}
        </Button>
      </div>
      <PointCard
        point={point}
        times={null}
        alsoOn={alsoOn.join(", ")}
        people={trip}
        edit={
          isEditing
            ? {
                point,
                currency: seesMoneyOf(trip) ? trip.currency : null,
                onSave: (change) => actions.editIdea(id, change),
              }
            : undefined
        }
        onTick={trip.canEdit ? (tick) => actions.tickIdea(id, tick) : undefined}
        booking={<PointBooking point={point} routes={trip.routes} />}
        picture={<PointPicture {...{ name, picture }} />}
        files={<LazyFiles trip={trip} kind="place" thingId={point.linkId} look="card" takesDrops />}
        findPlace={(linkId) => findPlaceAddress(trip, linkId, current?.id ?? "")}
      >
        {isEditing ? (
          <div className="row wrap gap-8">
            {trip.routes.length > 0 ? (
              <Button
                kind="primary"
                icon="calendar-plus"
                onClick={() => (current ? actions.putIdea(id, current.id) : open("ideaToDay"))}
              >
                {translate(current ? "ideas.putOnThisDay" : "ideas.toDay")}
              </Button>
            ) : null}
            <Button icon="pencil" onClick={() => open("idea")}>
              {translate("points.edit")}
            </Button>
            <IconButton
              icon="trash"
              label={translate("points.delete")}
              onClick={() => actions.deleteIdea(idea)}
            />
          </div>
        ) : null}
      </PointCard>
    </>
  );
}
