import type { Travellers } from "@castor/core/finance/table/sum-finance.ts";
import { findSite } from "@castor/core/markup/known-sites.ts";
import { labelUrl } from "@castor/core/markup/label-url.ts";
import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { isWebAddress } from "@castor/core/schemas/texts.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { FormattedText } from "../../things/formatted-text.tsx";
import type { FindPlace } from "../../things/markup-lines.tsx";
import { NavigateMenu } from "../../things/navigate/navigate-menu.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { CoordinatesFact } from "./card/coordinates-fact.tsx";
import { type Fact, FactList } from "./card/fact-list.tsx";
import { PriceFacts } from "./card/price-facts.tsx";
import { useStayFacts } from "./card/use-stay-facts.ts";
import { useTimesFacts } from "./card/use-times-facts.ts";
import { HoursFact } from "./hours/hours-fact.tsx";
import { LateLine } from "./lines/late-line.tsx";
import { SharedLine } from "./lines/shared-line.tsx";
import styles from "./point-card.module.css";
import { PointMarker } from "./point-marker.tsx";

const secondsOfMinute = 60;

export interface PointCardProps {
  point: Point;
  number: number;
  /** Arrival and departure; null while unknown. */
  times: StopTimes | null;
  /** The other days of the same place, in words. */
  alsoOn: string;
  /** The travellers, for whom the price is added up. */
  people: Travellers;
  /** Finds the places that the description links. */
  findPlace?: FindPlace | undefined;
  /** Ticks a task of the description; without it tasks are read-only. */
  onTick?: ((tick: TaskTick) => void) | undefined;
  /** Buttons below the name. */
  children?: ReactNode;
}

/** A point, read-only. */
export function PointCard(props: PointCardProps) {
  const { point, number, times, alsoOn, people, findPlace, onTick, children } = props;
  const translate = useWords("common");
  const formats = useFormats();
  const { duration } = useFormats();
  const minutes = (count: number) => (count > 0 ? duration(count * secondsOfMinute) : null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Keyboard and screen reader users continue in the card; the map keeps its own selection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each point is a card of its own
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [point.id]);
  // On the street these are looked up first: on a phone they are seen without scrolling, however long the description is.
  const first: Fact[] = [
    [translate("points.address"), point.address],
    [
      translate("points.reservationTime"),
      point.reservationTime && formats.time(point.reservationTime),
    ],
    ...useStayFacts(point.hotelData),
  ];
  const visit: Fact[] = [
    [translate("points.priority"), priorityOf(point, translate)],
    ...useTimesFacts(times),
    [translate("points.cameBeforeMin"), minutes(point.cameBeforeMin)],
    [translate("points.timeToSpend"), minutes(point.timeToSpend)],
    [translate("points.mode"), translate(`points.modes.${point.routeMode}`)],
  ];
  const place: Fact[] = [
    [
      translate("points.workingHours"),
      point.workingHours && <HoursFact key="hours" point={point} times={times} />,
    ],
    [translate("points.website"), websiteOf(point, translate)],
    [translate("points.coordinates"), <CoordinatesFact key="at" lat={point.lat} lng={point.lng} />],
  ];
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <PointMarker point={point} number={number} />
        <div>
          <h2
            ref={heading}
            tabIndex={-1}
            className={styles.name}
            dir="auto"
            data-tooltip={point.name}
          >
            {point.name}
          </h2>
          <p className="secondary">{translate(`points.types.${point.typeId}`)}</p>
          <SharedLine alsoOn={alsoOn} />
          {times ? <LateLine point={point} times={times} /> : null}
        </div>
      </header>
      {children}
      <FactList facts={first} />
      <div>
        <NavigateMenu point={point}>
          <Button icon="route">{translate("card.navigate")}</Button>
        </NavigateMenu>
      </div>
      {point.description ? (
        <FormattedText text={point.description} findPlace={findPlace} onTick={onTick} />
      ) : null}
      <FactList facts={visit} />
      <FactList facts={place} />
      {point.finance ? <PriceFacts finance={point.finance} people={people} /> : null}
    </article>
  );
}

type Translate = ReturnType<typeof useWords>;

function priorityOf(point: Point, translate: Translate): string | null {
  return point.priority === "normal" ? null : translate(`points.priorities.${point.priority}`);
}

function websiteOf({ url }: Point, translate: Translate): ReactNode {
  if (!isWebAddress(url)) return null;
  const site = findSite(url);
  return (
    <a href={url} data-tooltip={url} target="_blank" rel="noopener noreferrer nofollow">
      {site ? translate(`card.sites.${site}`) : labelUrl(url)}
    </a>
  );
}
