import type { Point } from "@castor/core/points/point.ts";
import { pointTypeOf } from "@castor/core/points/point-types.ts";
import { ThingIcon } from "../../ui/icons/thing-icon.tsx";
import styles from "./point-marker.module.css";

export interface PointMarkerProps {
  point: Pick<Point, "typeId" | "priority" | "excludeFromRoute">;
  /** The number in the day; absent for an unsaved point. */
  number?: number | undefined;
}

/** The marker of a point in lists, as on the map: type by colour and icon, priority by ring and size. */
export function PointMarker({ point, number }: PointMarkerProps) {
  const { icon, color } = pointTypeOf(point.typeId);
  const classes = [
    styles.marker,
    point.priority === "star" && styles.star,
    point.priority === "second" && styles.second,
    point.excludeFromRoute && styles.hollow,
  ];
  return (
    <span
      className={classes.filter(Boolean).join(" ")}
      style={{ "--type-color": color } as React.CSSProperties}
      aria-hidden
    >
      <ThingIcon name={icon} size={16} />
      {number === undefined ? null : (
        <span className={`bold tabular ${styles.number}`}>{number}</span>
      )}
    </span>
  );
}
