import { dayOf } from "@castor/core/basics/dates.ts";
import { dayColor } from "@castor/core/map/day-colors.ts";
import { addressOf } from "@castor/core/pages.ts";
import { allRoutesId, type Route } from "@castor/core/routes/route.ts";
import { memo, useEffect, useRef } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { AddDays, type AddingDays } from "./add-days.tsx";
import { DayIcon } from "./day-icon.tsx";
import styles from "./day-strip.module.css";

export interface DayStripProps {
  tripId: string;
  /** In the trip's order: a day's colour is that of its place here. */
  routes: readonly Route[];
  currentId: string;
  /** Which days the map shows together; absent while it shows one. */
  isOn?: ((id: string) => boolean) | undefined;
  /** Absent for who may only read. */
  adding?: AddingDays | undefined;
}

interface DayLinkProps {
  tripId: string;
  route: Route;
  color: string;
  isCurrent: boolean;
  isOff: boolean;
}

/** Drawn anew only when something of it changes: a trip has a hundred. */
const DayLink = memo(function DayLink({ tripId, route, color, isCurrent, isOff }: DayLinkProps) {
  const formats = useFormats();
  return (
    <Link
      href={addressOf("map", { tripId, routeId: route.id })}
      className={styles.day}
      style={{ "--day-color": color } as React.CSSProperties}
      aria-current={isCurrent ? "page" : undefined}
      data-off={isOff || undefined}
    >
      <span className={styles.date}>
        {formats.date(dayOf(route.date), "short")}
        <DayIcon icon={route.icon} size={16} />
      </span>
      <span className={`one-line ${styles.name}`} dir="auto">
        {route.name}
      </span>
    </Link>
  );
});

/** The days of a trip side by side, each a link; the current one is kept in sight. */
export function DayStrip({ tripId, routes, currentId, isOn, adding }: DayStripProps) {
  const translate = useWords();
  const current = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current day is another element
  useEffect(() => {
    const strip = current.current?.parentElement;
    const day = current.current;
    if (!strip || !day) return;
    // Not scrollIntoView: it would scroll the page and the sheet too.
    strip.scrollLeft = day.offsetLeft - (strip.clientWidth - day.clientWidth) / 2;
  }, [currentId, routes.length]);
  return (
    <nav className={styles.days} aria-label={translate("routes.days")}>
      <ul className={styles.strip}>
        <li ref={currentId === allRoutesId ? current : undefined} className={styles.pinnedLeft}>
          <Link
            href={addressOf("map", { tripId, routeId: allRoutesId })}
            className={`${styles.day} ${styles.all}`}
            aria-label={translate("routes.allDays")}
            aria-current={currentId === allRoutesId ? "page" : undefined}
          >
            <Icon name="list" />
            <span className={`one-line ${styles.name}`} dir="auto">
              {translate("routes.all")}
            </span>
          </Link>
        </li>
        {routes.map((route, at) => (
          <li key={route.id} ref={route.id === currentId ? current : undefined}>
            <DayLink
              tripId={tripId}
              route={route}
              color={dayColor(at)}
              isCurrent={route.id === currentId}
              isOff={isOn?.(route.id) === false}
            />
          </li>
        ))}
        {adding ? (
          <li className={styles.pinnedRight}>
            {/* With more than one day the words would hide it. */}
            <AddDays adding={adding} isShort={routes.length > 1} />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
