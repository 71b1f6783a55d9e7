import type { Point } from "@castor/core/points/point.ts";
import { pointTypes } from "@castor/core/points/point-types.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useState } from "react";
import { ChooseDayDialog } from "../../../features/points/choose-day-dialog.tsx";
import { useWords } from "../../../i18n/words.ts";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import { Menu } from "../../../ui/menus/menu.tsx";
import styles from "./selection-bar.module.css";
import { useSeveralActions } from "./use-several-actions.ts";

export interface SelectionBarProps {
  tripId: string;
  /** All days of the trip. */
  routes: readonly Route[];
  /** In the order of the trip. */
  points: readonly Point[];
  onClear: () => void;
}

/** What can be done with the picked points, at the foot of the list. */
export function SelectionBar({ tripId, routes, points, onClear }: SelectionBarProps) {
  const translate = useWords("common", "itinerary");
  const actions = useSeveralActions(tripId);
  const [asks, setAsks] = useState<"move" | "copy" | null>(null);
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
          icon="trash"
          label={translate("points.delete")}
          onClick={finish(() => actions.remove(points))}
        />
      </div>
      {asks ? (
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
                setAsks(null);
                finish(() => actions.toIdeas(points))();
              },
            },
          })}
          onClose={() => setAsks(null)}
          onChoose={(routeId) => {
            const day = routes.find(({ id }) => id === routeId);
            setAsks(null);
            if (day) finish(() => actions[asks](points, day))();
          }}
        />
      ) : null}
    </section>
  );
}
