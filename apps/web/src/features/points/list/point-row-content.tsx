import type { Point } from "@castor/core/points/point.ts";
import type { StopTimes as Times } from "@castor/core/routes/schedule/day-schedule.ts";
import { memo, type ReactNode, Suspense } from "react";
import type { JourneyTo } from "../../../data/use-journeys.ts";
import { lazyAfterFirstPaint } from "../../../ui/lazy/lazy-after-first-paint.ts";
import { type LegChange, LegLine, type LegState } from "../leg-line.tsx";
import { PointMarker } from "../point-marker.tsx";
import between from "./between-stops.module.css";
import { PointFacts } from "./point-facts.tsx";
import styles from "./point-row.module.css";
import { type DragHandle, type PointActions, PointTools } from "./point-tools.tsx";
import { StopTimes } from "./stop-times.tsx";
import { ZoneLine } from "./zone-line.tsx";

/** Most trips have no journey. */
const JourneyLine = lazyAfterFirstPaint(
  async () => (await import("./journey-line.tsx")).JourneyLine,
);

export interface PointRowContentProps {
  point: Point;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  isSelected: boolean;
  isEditing: boolean;
  alsoOn: string;
  /** Arrival and departure; null while unknown. Absent in a list without times. */
  times?: Times | null | undefined;
  markOf: ((id: string) => ReactNode) | undefined;
  onSelect: (id: string) => void;
  onMove: (id: string, by: -1 | 1) => void;
  /** Absent where legs are only shown. */
  onLegChange: ((id: string, change: LegChange) => void) | undefined;
  actions: PointActions;
  /** The leg to this point. */
  leg: LegState | null;
  /** The booked journey that arrives here, in place of a leg. */
  journey?: JourneyTo | null | undefined;
  /** The booked journey away from here that arrives on another day. */
  journeyBeyond?: JourneyTo | null | undefined;
  /** What stands before the row, and beside the leg above it. */
  lead?: ReactNode;
  between?: ReactNode;
}

/** What a row shows and can do. Memoized: while a row is dragged, the library draws all rows at each step. */
export const PointRowContent = memo(function PointRowContent({
  handleRef,
  handleAttributes,
  handleListeners,
  ...props
}: PointRowContentProps & DragHandle) {
  const { point, number, isSelected, isEditing, times, leg, journey, journeyBeyond } = props;
  const { onSelect, onMove, onLegChange } = props;
  const mark = props.markOf?.(point.id);
  return (
    <>
      <div className={styles.leg}>
        {journey ? (
          <Suspense fallback={<div className={between.line} />}>
            <JourneyLine {...journey} />
          </Suspense>
        ) : leg ? (
          <LegLine
            point={point}
            leg={leg}
            onChange={
              isEditing && onLegChange ? (change) => onLegChange(point.id, change) : undefined
            }
          />
        ) : null}
        {times && times.zoneShift !== 0 ? <ZoneLine shift={times.zoneShift} /> : null}
        {props.between}
      </div>
      <div
        className={`row items-center gap-4 ${styles.row} ${isSelected ? styles.selected : ""}`}
        data-point={point.id}
      >
        {props.lead}
        <button
          type="button"
          className={`plain-button grow row items-center gap-16 ${styles.open}`}
          data-opens-stop=""
          aria-current={isSelected || undefined}
          onClick={() => onSelect(point.id)}
        >
          {times === undefined ? null : <StopTimes times={times} />}
          <span className={styles.marker}>
            <PointMarker point={point} number={number} />
            {mark ? <span className={styles.mark}>{mark}</span> : null}
          </span>
          <PointFacts
            point={point}
            alsoOn={props.alsoOn}
            times={times ?? null}
            hasTimes={times !== undefined}
          />
        </button>
        {isEditing ? (
          <PointTools
            point={point}
            isFirst={props.isFirst}
            isLast={props.isLast}
            actions={props.actions}
            onMove={(by) => onMove(point.id, by)}
            handleRef={handleRef}
            handleAttributes={handleAttributes}
            handleListeners={handleListeners}
          />
        ) : null}
      </div>
      {journeyBeyond ? (
        <div className={styles.leg}>
          <Suspense fallback={<div className={between.line} />}>
            <JourneyLine {...journeyBeyond} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
});
