import type { Point } from "@castor/core/points/point.ts";
import { pointTypes } from "@castor/core/points/point-types.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { useIsDemo } from "../../../data/demo/demo-trip.ts";
import { ChooseDayDialog } from "../../../features/points/choose-day-dialog.tsx";
import { useWords } from "../../../i18n/words.ts";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import { LazyBoundary } from "../../../ui/lazy/lazy-component.tsx";
import { Menu } from "../../../ui/menus/menu.tsx";
import { LazyNeedsAccountDialog, LazyToTripDialog } from "../dialogs/lazy-dialogs.ts";
import styles from "./selection-bar.module.css";
import { useSeveralActions } from "./use-several-actions.ts";

export interface SelectionBarProps {
  trip: Trip;
  /** In the order of the trip. */
  points: readonly Point[];
  onClear: () => void;
}

/** What can be done with the picked points, at the foot of the list. */
export function SelectionBar({ trip, points, onClear }: SelectionBarProps) {
  const translate = useWords("common", "itinerary");
  const { routes } = trip;
  const actions = useSeveralActions(trip.id);
  const isDemo = useIsDemo(trip.id);
  const [asks, setAsks] = useState<"move" | "copy" | "toTrip" | null>(null);
  const close = () => setAsks(null);
  const { length: count } = points;
  const isExcluded = points.every(({ excludeFromRoute }) => excludeFromRoute);
  // A day that has all of them can take none.
  const others = routes.filter(({ id }) => points.some(({ routeId }) => routeId !== id));
  const finish = (act: () => void) => () => {
    onClear();
    act();
  };
  const types = pointTypes.map(({ id, icon }) => ({
    label: translate(`points.types.${id}`),
    picture: <ThingIcon name={icon} size={18} />,
    onChoose: finish(() => actions.setType(points, id)),
  }));
  return (
    <section
      className={`row wrap items-center justify-between ${styles.bar}`}
      aria-label={translate("itinerary.selection")}
    >
      <div className={styles.count}>
        <IconButton icon="x" label={translate("itinerary.unpick")} onClick={onClear} />
        <span className="tabular" aria-live="polite">
          {translate("itinerary.picked", { count })}
        </span>
      </div>
      <div className={styles.actions}>
        {others.length > 0 ? (
          <>
            <Button kind="primary" icon="calendar" onClick={() => setAsks("move")}>
              {translate("points.move")}
            </Button>
            <Button icon="copy" onClick={() => setAsks("copy")}>
              {translate("itinerary.copy")}
            </Button>
          </>
        ) : null}
        <Menu items={types}>
          <IconButton icon="map-pin" label={translate("itinerary.type")} />
        </Menu>
        <IconButton
          icon={isExcluded ? "eye" : "eye-off"}
          label={translate(isExcluded ? "itinerary.include" : "points.exclude")}
          onClick={finish(() => actions.setExcluded(points, !isExcluded))}
        />
        <IconButton
          icon="map-route"
          label={translate("points.toTrip")}
          onClick={() => setAsks("toTrip")}
        />
        <IconButton
          icon="trash"
          label={translate("points.delete")}
          onClick={finish(() => actions.remove(points))}
        />
      </div>
      {asks === "toTrip" ? (
        <LazyBoundary
          onFail={() => {
            close();
            showToast("error", translate("actions.notOpened"));
          }}
        >
          {isDemo ? (
            <LazyNeedsAccountDialog tripId={trip.id} onClose={close} />
          ) : (
            <LazyToTripDialog trip={trip} points={points} onDone={onClear} onClose={close} />
          )}
        </LazyBoundary>
      ) : asks ? (
        <ChooseDayDialog
          title={translate(asks === "move" ? "itinerary.moveTitle" : "itinerary.copyTitle", {
            count,
          })}
          text={translate(asks === "move" ? "itinerary.moveText" : "itinerary.copyText")}
          routes={others}
          {...(asks === "move" && {
            also: {
              label: translate("ideas.take"),
              onChoose: () => {
                close();
                finish(() => actions.toIdeas(points))();
              },
            },
          })}
          onClose={close}
          onChoose={(routeId) => {
            const day = routes.find(({ id }) => id === routeId);
            close();
            if (day) finish(() => actions[asks](points, day))();
          }}
        />
      ) : null}
    </section>
  );
}
