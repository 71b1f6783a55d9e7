import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import styles from "./plan-sheet.module.css";
import { heightAt, restAfterDrag, type SheetRest, sheetRests, stepRest } from "./sheet-rests.ts";

/** Less is a tap. */
const dragFromPx = 6;
/** Long enough to hold several moves, short enough that a rest before letting go is no flick. */
const recentMs = 160;

export interface PlanSheetProps {
  label: string;
  rest: SheetRest;
  onRest: (rest: SheetRest) => void;
  /** The height that the sheet shares with the map, in pixels. */
  room: number;
  children: ReactNode;
}

interface Spot {
  y: number;
  /** Milliseconds. */
  at: number;
}

interface Drag {
  fromY: number;
  fromHeight: number;
  height: number;
  /** Where the finger was of late, newest last. */
  trail: readonly Spot[];
}

/** Pixels a millisecond, upwards, over the last moments before the finger left. */
function speedOf(trail: readonly Spot[], now: number): number {
  const recent = trail.filter(({ at }) => now - at < recentMs);
  const [first, last] = [recent[0], recent.at(-1)];
  return first && last && last.at > first.at ? (first.y - last.y) / (last.at - first.at) : 0;
}

/** A phone's plan over the map: pulled by its handle to one of three rests, or set there by tap and keyboard. */
export function PlanSheet({ label, rest, onRest, room, children }: PlanSheetProps) {
  const translate = useWords();
  const drag = useRef<Drag | null>(null);
  const [pulled, setPulled] = useState<number | null>(null);
  const words = {
    peek: translate("map.sheetPeek"),
    half: translate("map.sheetHalf"),
    full: translate("map.sheetFull"),
  };

  const start = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const height = heightAt(rest, room);
    const spot = { y: event.clientY, at: event.timeStamp };
    drag.current = { fromY: spot.y, fromHeight: height, height, trail: [spot] };
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
    if (isTap) onRest(rest === "full" ? "half" : stepRest(rest, 1));
    else onRest(restAfterDrag(last.height, speedOf(last.trail, timeStamp), room));
  };
  const step = (event: KeyboardEvent) => {
    const to = {
      ArrowUp: stepRest(rest, 1),
      ArrowDown: stepRest(rest, -1),
      Enter: rest === "full" ? ("half" as const) : stepRest(rest, 1),
      Home: "peek" as const,
      End: "full" as const,
    }[event.key];
    if (!to) return;
    event.preventDefault();
    onRest(to);
  };

  return (
    <section
      className={`${styles.sheet} ${pulled === null ? styles.resting : ""}`}
      style={{ height: pulled ?? heightAt(rest, room) }}
      aria-label={label}
      data-rest={rest}
    >
      <div
        className={styles.handle}
        role="slider"
        tabIndex={0}
        aria-label={translate("map.sheetLabel")}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={sheetRests.length - 1}
        aria-valuenow={sheetRests.indexOf(rest)}
        aria-valuetext={words[rest]}
        onPointerDown={start}
        onPointerMove={follow}
        onPointerUp={stop}
        onPointerCancel={stop}
        onKeyDown={step}
      >
        <span className={styles.grip} />
      </div>
      {children}
    </section>
  );
}
