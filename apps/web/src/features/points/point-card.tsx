import { labelUrl } from "@castor/core/basics/find-links.ts";
import { isWebAddress } from "@castor/core/basics/texts.ts";
import type { Point } from "@castor/core/points/point.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { DescriptionText } from "./description-text.tsx";
import styles from "./point-card.module.css";
import { PointMarker } from "./point-marker.tsx";

const secondsOfMinute = 60;
const coordinateDigits = 5;

export interface PointCardProps {
  point: Point;
  number: number;
  /** The other days on which its place stands, in words. */
  alsoOn: string;
  /** What can be done, under the name. */
  children?: ReactNode;
}

/** All that is known of a point, to read. */
export function PointCard({ point, number, alsoOn, children }: PointCardProps) {
  const translate = useWords();
  const { duration } = useFormats();
  const minutes = (count: number) => (count > 0 ? duration(count * secondsOfMinute) : null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opened it by keyboard or reader goes on here; the map keeps its own selection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each point is a card of its own
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [point.id]);
  const website = isWebAddress(point.url) ? (
    <a href={point.url} target="_blank" rel="noopener noreferrer nofollow">
      {labelUrl(point.url)}
    </a>
  ) : null;
  const facts: [label: string, value: ReactNode][] = [
    [translate("points.priority"), priorityOf(point, translate)],
    [translate("points.reservationTime"), point.reservationTime],
    [translate("points.cameBeforeMin"), minutes(point.cameBeforeMin)],
    [translate("points.timeToSpend"), minutes(point.timeToSpend)],
    [translate("points.mode"), translate(`points.modes.${point.routeMode}`)],
    [translate("points.workingHours"), point.workingHours],
    [translate("points.address"), point.address],
    [translate("points.website"), website],
    [
      translate("points.coordinates"),
      `${point.lat.toFixed(coordinateDigits)}, ${point.lng.toFixed(coordinateDigits)}`,
    ],
  ];
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <PointMarker point={point} number={number} />
        <div>
          <h2 ref={heading} tabIndex={-1} className={styles.name} dir="auto">
            {point.name}
          </h2>
          <p className="secondary">{translate(`points.types.${point.typeId}`)}</p>
          {alsoOn ? (
            <p className="secondary">{translate("points.alsoOn", { days: alsoOn })}</p>
          ) : null}
        </div>
      </header>
      {children}
      {point.description ? <DescriptionText text={point.description} /> : null}
      <dl className={styles.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className={styles.fact}>
              <dt className="secondary">{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </article>
  );
}

function priorityOf(point: Point, translate: ReturnType<typeof useWords>): string | null {
  return point.priority === "normal" ? null : translate(`points.priorities.${point.priority}`);
}
