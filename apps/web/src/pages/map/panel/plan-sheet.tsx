import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import styles from "./plan-sheet.module.css";
import { heightAt, restAfterDrag, type SheetRest, sheetRests, stepRest } from "./sheet-rests.ts";

/** Less is a tap. */
const dragFromPx = 6;

export interface PlanSheetProps {
  label: string;
  rest: SheetRest;
  onRest: (rest: SheetRest) => void;
  /** The height that the sheet shares with the map, in pixels. */
  room: number;
  children: ReactNode;
}

interface Drag {
  fromY: number;
  fromHeight: number;
  height: number;
  /** Pixels a millisecond, upwards. */
  speed: number;
  y: number;
  at: number;
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
    const { clientY, timeStamp } = event;
    drag.current = {
      fromY: clientY,
      fromHeight: height,
      height,
      speed: 0,
      y: clientY,
      at: timeStamp,
    };
  };
  const follow = ({ clientY, timeStamp }: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    const passed = Math.max(timeStamp - now.at, 1);
    const height = now.fromHeight + now.fromY - clientY;
    now.height = Math.max(0, Math.min(height, heightAt("full", room)));
    now.speed = (now.y - clientY) / passed;
    now.y = clientY;
    now.at = timeStamp;
    setPulled(now.height);
  };
  const stop = () => {
    const last = drag.current;
    drag.current = null;
    setPulled(null);
    if (!last) return;
    const isTap = Math.abs(last.y - last.fromY) < dragFromPx;
    if (isTap) onRest(rest === "full" ? "half" : stepRest(rest, 1));
    else onRest(restAfterDrag(last.height, last.speed, room));
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
