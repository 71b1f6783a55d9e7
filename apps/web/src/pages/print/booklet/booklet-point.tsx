import { pointTypeOf } from "@castor/core/points/point-types.ts";
import { travelModeOf } from "@castor/core/points/travel-modes.ts";
import type { PrintDetail } from "@castor/core/print/point-details.ts";
import type { PrintPoint } from "@castor/core/print/print-point.ts";
import { MarkupLines } from "../../../things/markup-lines.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import { BookletPhotos } from "./booklet-photos.tsx";
import { BookletPicture } from "./booklet-picture.tsx";
import styles from "./booklet-point.module.css";

/** These need no label: everybody knows an address when seeing one. */
const unlabelled: ReadonlySet<PrintDetail["kind"]> = new Set(["address", "coordinates", "url"]);

/** A point with the leg that leads to it. It never breaks across pages unless it is longer than one. */
export function BookletPoint({ point }: { point: PrintPoint }) {
  const { leg, number, name, type, marks, facts, warnings, details, description, picture } = point;
  return (
    <li className={styles.point} data-point={point.id}>
      {leg ? (
        <p className={`row items-center muted ${styles.leg}`}>
          <ThingIcon name={travelModeOf(leg.mode).icon} size={14} />
          {leg.text}
        </p>
      ) : null}
      <div className={`bold tabular ${styles.times}`}>
        {point.arrival}
        {point.departure ? <span className={styles.departure}>{point.departure}</span> : null}
      </div>
      <div className={styles.marker} data-priority={point.priority} data-off={point.isOffPath}>
        {number}
      </div>
      <div className={styles.content}>
        {picture ? <BookletPicture picture={picture} name={name} /> : null}
        <p className={`row wrap items-baseline ${styles.title}`}>
          <bdi className={`narrows bold ${styles.name}`}>{name}</bdi>
          <span className={`inline-row items-center muted ${styles.type}`}>
            <ThingIcon name={pointTypeOf(point.typeId).icon} size={14} />
            {type}
          </span>
          {marks.map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
        </p>
        {warnings.map((warning) => (
          <p key={warning} className={`row items-center bold ${styles.warning}`}>
            <Icon name="alert-triangle" size={14} />
            {warning}
          </p>
        ))}
        {facts.length > 0 ? <p className={styles.facts}>{facts.join(" · ")}</p> : null}
        <dl className={`row wrap ${styles.details}`}>
          {details.map(({ kind, label, text, href }) => (
            <div key={`${kind} ${label} ${text}`} data-kind={kind}>
              <dt
                className={unlabelled.has(kind) ? "visually-hidden" : styles.label}
              >{`${label}: `}</dt>
              <dd>
                {href ? (
                  <a href={href} target="_blank" rel="noopener noreferrer nofollow">
                    {text}
                  </a>
                ) : (
                  <bdi>{text}</bdi>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {description.length > 0 ? (
          <div className={styles.description}>
            <MarkupLines lines={description} />
          </div>
        ) : null}
        <BookletPhotos photos={point.photos} />
      </div>
    </li>
  );
}
