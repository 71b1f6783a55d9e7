import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useLayer } from "../../../ui/layers/use-layer.ts";
import styles from "./plan-sheet.module.css";
import {
  heightAt,
  restHeights,
  type SheetSnap,
  sheetSnaps,
  snapAfterDrag,
  stepSnap,
} from "./sheet-snaps.ts";

/** A shorter movement, in pixels, is a tap. */
const dragFromPx = 6;
/** Long enough for several moves, short enough that a pause before the release is no flick, in milliseconds. */
const recentMs = 160;

export interface PlanSheetProps {
  label: string;
  rest: SheetSnap;
  onRest: (rest: SheetSnap) => void;
  /** The height shared by sheet and map, in pixels. */
  room: number;
  /** What stands beside the handle. */
  beside?: ReactNode;
  children: ReactNode;
}

interface FingerPosition {
  y: number;
  /** Milliseconds. */
  at: number;
}

interface Drag {
  fromY: number;
  fromHeight: number;
  height: number;
  /** The last positions of the finger, newest last. */
  trail: readonly FingerPosition[];
}

/** The speed of the finger before its release, in pixels per millisecond, positive upwards. */
function speedOf(trail: readonly FingerPosition[], now: number): number {
  const recent = trail.filter(({ at }) => now - at < recentMs);
  const [first, last] = [recent[0], recent.at(-1)];
  return first && last && last.at > first.at ? (first.y - last.y) / (last.at - first.at) : 0;
}

/** The plan of a phone over the map: dragged by its handle to one of three snap points, or set by tap and keyboard. */
export function PlanSheet(props: PlanSheetProps) {
  const { label, rest, onRest, room, beside, children } = props;
  const translate = useWords("common");
  const drag = useRef<Drag | null>(null);
  // At full height it hides the map: Back shows it again.
  useLayer(rest === "full", () => onRest("half"));
  const [pulled, setPulled] = useState<number | null>(null);
  const words = {
    peek: translate("map.sheetPeek"),
    half: translate("map.sheetHalf"),
    full: translate("map.sheetFull"),
  };

  const start = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const height = heightAt(rest, room);
    const position = { y: event.clientY, at: event.timeStamp };
    drag.current = { fromY: position.y, fromHeight: height, height, trail: [position] };
  };
  const follow = ({ clientY, timeStamp }: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    const height = now.fromHeight + now.fromY - clientY;
    now.height = Math.max(0, Math.min(height, heightAt("full", room)));
    now.trail = [...now.trail, { y: clientY, at: timeStamp }];
    setPulled(now.height);
  };
  const stop = ({ timeStamp }: PointerEvent) => {
    const last = drag.current;
    drag.current = null;
    setPulled(null);
    if (!last) return;
    const isTap = last.trail.every(({ y }) => Math.abs(y - last.fromY) < dragFromPx);
    if (isTap) onRest(rest === "full" ? "half" : stepSnap(rest, 1));
    else onRest(snapAfterDrag(last.height, speedOf(last.trail, timeStamp), room));
  };
  const step = (event: KeyboardEvent) => {
    const to = {
      ArrowUp: stepSnap(rest, 1),
      ArrowDown: stepSnap(rest, -1),
      Enter: rest === "full" ? ("half" as const) : stepSnap(rest, 1),
      Home: "peek" as const,
      End: "full" as const,
    }[event.key];
    if (!to) return;
    event.preventDefault();
    onRest(to);
  };

  return (
    <section
      className={`stack ${styles.sheet} ${pulled === null ? styles.resting : ""}`}
      style={{ height: pulled ?? restHeights[rest] }}
      aria-label={label}
      data-rest={rest}
    >
      <div
        className={`rigid row items-center justify-center ${styles.handle}`}
        role="slider"
        tabIndex={0}
        aria-label={translate("map.sheetLabel")}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={sheetSnaps.length - 1}
        aria-valuenow={sheetSnaps.indexOf(rest)}
        aria-valuetext={words[rest]}
        onPointerDown={start}
        onPointerMove={follow}
        onPointerUp={stop}
        onPointerCancel={stop}
        onKeyDown={step}
      >
        <span className={styles.grip} />
      </div>
      <div className={styles.beside}>{beside}</div>
      {children}
    </section>
  );
}
