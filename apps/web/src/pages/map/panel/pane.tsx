import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useSyncExternalStore,
} from "react";
import { readOwn, watchOwn, writeOwn } from "../../../device/own-storage.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./pane.module.css";
import { fitPane, leastIn, mostIn, type PaneRule } from "./pane-size.ts";

const stepPx = 16;

/** The size that this person chose for such a pane. */
function useChosenSize({ key, first }: PaneRule): number {
  const watch = useCallback((onChange: () => void) => watchOwn(key, onChange), [key]);
  const stored = Number(useSyncExternalStore(watch, () => readOwn(key)));
  return stored > 0 ? stored : first;
}

export interface PaneProps {
  label: string;
  rule: PaneRule;
  /** What plan and map have together along the edge between them, in pixels. */
  room: number;
  children: ReactNode;
}

/**
 * The plan beside or below the map on a wide screen. Its edge is pulled by pointer or moved by arrow keys; a double
 * click puts it back. A window that shrinks takes from it, one that grows gives back what was chosen.
 */
export function Pane({ label, rule, room, children }: PaneProps) {
  const translate = useWords();
  const { side } = rule;
  const isBelow = side === "below";
  const size = fitPane(rule, useChosenSize(rule), room);
  const change = (to: number) => writeOwn(rule.key, String(fitPane(rule, to, room)));
  const pull = (event: PointerEvent<HTMLHRElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (side === "left") change(event.clientX - frame.left);
    else change(isBelow ? frame.bottom - event.clientY : frame.right - event.clientX);
  };
  const step = (event: KeyboardEvent) => {
    // An arrow moves the edge its own way, wherever the plan lies.
    const [smaller, larger] = {
      left: ["ArrowLeft", "ArrowRight"],
      right: ["ArrowRight", "ArrowLeft"],
      below: ["ArrowDown", "ArrowUp"],
    }[side];
    const to = new Map([
      [smaller, size - stepPx],
      [larger, size + stepPx],
      ["Home", leastIn(rule, room)],
      ["End", mostIn(rule, room)],
    ]).get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    change(to);
  };
  return (
    <div className={styles.frame} data-side={side}>
      <section
        className={styles.pane}
        style={isBelow ? { height: size } : { width: size }}
        aria-label={label}
      >
        {children}
      </section>
      <hr
        className={styles.edge}
        tabIndex={0}
        aria-orientation={isBelow ? "horizontal" : "vertical"}
        aria-label={translate(isBelow ? "mapSettings.paneHeight" : "mapSettings.paneWidth")}
        aria-valuemin={leastIn(rule, room)}
        aria-valuemax={mostIn(rule, room)}
        aria-valuenow={size}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={pull}
        onDoubleClick={() => change(rule.first)}
        onKeyDown={step}
      />
    </div>
  );
}
