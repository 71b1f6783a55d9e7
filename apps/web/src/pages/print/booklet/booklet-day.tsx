import type { PrintDay } from "@castor/core/print/print-day.ts";
import { memo } from "react";
import { DayIcon } from "../../../features/routes/day-icon.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useSvgAddress } from "../../../map/picture/use-svg-address.ts";
import { MarkupLines } from "../../../things/markup-lines.tsx";
import styles from "./booklet-day.module.css";
import { BookletNotes } from "./booklet-notes.tsx";
import { BookletPhotos } from "./booklet-photos.tsx";
import { BookletPoint } from "./booklet-point.tsx";
import { BookletQr } from "./booklet-qr.tsx";

export interface BookletDayProps {
  day: PrintDay;
  /** SVG; absent while it is drawn. */
  map: string | undefined;
}

/** A day: its head, its description, its points in order, its notes. */
export const BookletDay = memo(function BookletDay({ day, map }: BookletDayProps) {
  const translate = useWords("common", "print");
  const { id, label, name, icon, color, date, start, summary, description } = day;
  return (
    <section
      id={`day-${id}`}
      className={styles.day}
      style={{ "--day-color": color } as React.CSSProperties}
      aria-labelledby={`name-${id}`}
    >
      <header className={`row items-start justify-between ${styles.head}`}>
        <div className="narrows">
          <p className={`row wrap muted tabular ${styles.when}`}>
            <strong>{label}</strong>
            <span>{date}</span>
            <span>{start}</span>
          </p>
          <h3 id={`name-${id}`} className={styles.name} dir="auto">
            <DayIcon icon={icon} size={22} />
            {name}
          </h3>
          {summary.length > 0 ? (
            <p className={`muted tabular ${styles.summary}`}>{summary.join(" · ")}</p>
          ) : null}
        </div>
        <BookletQr address={day.address} label={translate("print.dayMap")} />
      </header>
      {description.length > 0 ? (
        <div className={styles.description}>
          <MarkupLines lines={description} />
        </div>
      ) : null}
      {day.map ? <BookletMap svg={map} label={translate("print.dayMap")} /> : null}
      <BookletPhotos photos={day.photos} />
      <ol className={styles.points}>
        {day.points.map((point) => (
          <BookletPoint key={point.id} point={point} />
        ))}
      </ol>
      {day.remark ? <p className={styles.remark}>{day.remark}</p> : null}
      {day.notes.length > 0 ? <BookletNotes notes={day.notes} /> : null}
    </section>
  );
});

interface BookletMapProps {
  /** The picture as SVG. Absent while it is drawn: its place is kept. */
  svg: string | undefined;
  label: string;
}

/** The map of a day. */
function BookletMap({ svg, label }: BookletMapProps) {
  const address = useSvgAddress(svg);
  return <div className={styles.map}>{address ? <img src={address} alt={label} /> : null}</div>;
}
