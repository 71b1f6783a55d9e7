import { dayColor, dayColors } from "@castor/core/map/day-colors.ts";
import { coverSize, drawCover, smoothLine } from "./draw-cover.ts";
import styles from "./trip-cover.module.css";

export interface TripCoverProps {
  tripId: string;
  dayCount: number;
  className?: string | undefined;
}

/** A small imagined map with a stop in the colour of each day. It is decoration, not the plan. */
export function TripCover({ tripId, dayCount, className }: TripCoverProps) {
  const { isWarm, contours, river, days } = drawCover(tripId, Math.min(dayCount, dayColors.length));
  const [width, height] = [coverSize.width, coverSize.height];
  const way = days.length > 1 ? smoothLine(days) : null;
  return (
    <svg
      className={[styles.cover, isWarm && styles.warm, className].filter(Boolean).join(" ")}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable={false}
    >
      {contours.map((line) => (
        <path key={line} d={line} className={styles.contour} />
      ))}
      <path d={river} className={styles.river} />
      {way ? (
        <>
          <path d={way} className={styles.casing} />
          <path d={way} className={styles.way} />
        </>
      ) : null}
      {days.map(({ x, y }, index) => (
        <circle key={`${x}`} cx={x} cy={y} r={5.5} fill={dayColor(index)} className={styles.day} />
      ))}
    </svg>
  );
}
