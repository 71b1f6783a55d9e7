import { dayColor } from "@castor/core/map/day-colors.ts";
import { addressOf } from "@castor/core/pages.ts";
import { allRoutesId, type Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { useDroppable } from "@dnd-kit/core";
import { memo, useCallback, useRef } from "react";
import { useIsTouch } from "../../device/screen/media.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { dayStripId, ideasDropId } from "../../things/day-drop.ts";
import { DayFaces } from "../../things/people/day-faces.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { AddDays, type AddingDays } from "./add-days.tsx";
import { DayIcon } from "./day-icon.tsx";
import styles from "./day-strip.module.css";
import { moveFocus, useCurrentInView, useWheelScroll } from "./days/use-strip.ts";

export interface DayStripProps {
  tripId: string;
  /** In the trip's order: the index of a day gives its colour. */
  routes: readonly Route[];
  currentId: string;
  /** The days that the map shows together; absent while it shows one. */
  isOn?: ((id: string) => boolean) | undefined;
  /** The day that a dragged point goes to. */
  takesPointId?: string | undefined;
  /** How many ideas there are, and the way to them; absent without any, and for read-only users. */
  ideas?: { count: number; onOpen: () => void } | undefined;
  /** Absent for read-only users. */
  adding?: AddingDays | undefined;
}

interface DayLinkProps {
  tripId: string;
  route: Route;
  color: string;
  isCurrent: boolean;
  isOff: boolean;
  takesPoint: boolean;
}

/** Memoized: a trip may have a hundred days. */
const DayLink = memo(function DayLink(props: DayLinkProps) {
  const { tripId, route, color, isCurrent, isOff, takesPoint } = props;
  const formats = useFormats();
  return (
    <Link
      href={addressOf("map", { tripId, routeId: route.id })}
      className={`surface stack ${styles.day}`}
      style={{ "--day-color": color } as React.CSSProperties}
      aria-current={isCurrent ? "page" : undefined}
      data-off={isOff || undefined}
      data-takes={takesPoint || undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-tab=""
      data-tooltip={route.name}
    >
      <span className={`row items-center justify-between gap-4 secondary tabular ${styles.date}`}>
        {formats.date(dayOf(route.date), "short")}
        <DayIcon icon={route.icon} size={16} />
      </span>
      <span className={`few-lines ${styles.name}`} dir="auto">
        {route.name}
      </span>
      <span className={styles.faces}>
        <DayFaces tripId={tripId} routeId={route.id} />
      </span>
    </Link>
  );
});

/** The days of a trip side by side as links, with one tab stop; the current one is scrolled into view. */
export function DayStrip(props: DayStripProps) {
  const { tripId, routes, currentId, isOn, takesPointId, ideas, adding } = props;
  const translate = useWords("common");
  const strip = useRef<HTMLUListElement>(null);
  const { setNodeRef } = useDroppable({ id: dayStripId });
  const setStrip = useCallback(
    (element: HTMLUListElement | null) => {
      strip.current = element;
      // The library scrolls what a drop place is in: its first child stands for the strip.
      setNodeRef(
        element?.firstElementChild instanceof HTMLElement ? element.firstElementChild : null,
      );
    },
    [setNodeRef],
  );
  useWheelScroll(strip);
  useCurrentInView(strip, currentId, routes.length);
  // Large enough for a finger, the buttons leave too little room to the days: they stand behind them.
  const isTouch = useIsTouch();
  // With more than one day there is no room for words.
  const add = adding ? <AddDays adding={adding} isShort={routes.length > 1} /> : null;
  const isAll = currentId === allRoutesId;
  return (
    <nav
      className={`rigid narrows row gap-8 ${styles.days}`}
      aria-label={translate("routes.days")}
      onKeyDown={moveFocus}
      data-day-strip=""
    >
      <Link
        href={addressOf("map", { tripId, routeId: allRoutesId })}
        className={`surface stack items-center justify-center ${styles.day} ${styles.all}`}
        aria-label={translate("routes.allDays")}
        aria-current={isAll ? "page" : undefined}
        tabIndex={isAll ? 0 : -1}
        data-tab=""
      >
        <Icon name="list" />
        <span className={styles.name} dir="auto">
          {translate("routes.all")}
        </span>
      </Link>
      {ideas ? (
        <button
          type="button"
          className={`surface stack items-center justify-center ${styles.day} ${styles.all}`}
          aria-label={translate("ideas.goTo", { count: ideas.count })}
          tabIndex={-1}
          data-tab=""
          data-day={ideasDropId}
          data-takes={takesPointId === ideasDropId || undefined}
          onClick={ideas.onOpen}
        >
          <Icon name="bulb" />
          <span className={`secondary tabular ${styles.name}`}>
            <span className={styles.word}>{`${translate("ideas.title")} `}</span>
            {ideas.count}
          </span>
        </button>
      ) : null}
      <ul ref={setStrip} className={`plain-list narrows row gap-8 ${styles.strip}`}>
        {routes.map((route, index) => (
          <li key={route.id} data-day={route.id}>
            <DayLink
              tripId={tripId}
              route={route}
              color={dayColor(index)}
              isCurrent={route.id === currentId}
              isOff={isOn?.(route.id) === false}
              takesPoint={route.id === takesPointId}
            />
          </li>
        ))}
        {add && isTouch ? <li>{add}</li> : null}
      </ul>
      {add && !isTouch ? <div className={styles.add}>{add}</div> : null}
    </nav>
  );
}
