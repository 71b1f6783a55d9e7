import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useSyncExternalStore,
} from "react";
import {
  readUserStorage,
  watchUserStorage,
  writeUserStorage,
} from "../../../device/storage/user-storage.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./pane.module.css";
import { clampPane, maxPaneSize, minPaneSize, type PaneRule } from "./pane-size.ts";

const stepPx = 16;

/** The size that the user chose for this layout. */
function useChosenSize({ key, first }: PaneRule): number {
  const watch = useCallback((onChange: () => void) => watchUserStorage(key, onChange), [key]);
  const read = () => readUserStorage(key);
  const stored = Number(useSyncExternalStore(watch, read, read));
  return stored > 0 ? stored : first;
}

/** The room that the days have beside the plan, in pixels. */
function widthOfRail(edge: HTMLElement): number {
  const pane = edge.previousElementSibling;
  return pane ? Number.parseFloat(getComputedStyle(pane).paddingLeft) || 0 : 0;
}

export interface PaneProps {
  label: string;
  rule: PaneRule;
  /** The size that plan and map share, in pixels. */
  room: number;
  children: ReactNode;
}

/**
 * The plan beside or below the map on a wide screen. Its edge is moved by pointer or arrow keys; a double click resets it.
 * A smaller window shrinks the pane, a larger one restores the chosen size.
 */
export function Pane({ label, rule, room, children }: PaneProps) {
  const translate = useWords("common");
  const { side } = rule;
  const isBelow = side === "below";
  const size = clampPane(rule, useChosenSize(rule), room);
  const change = (to: number) => writeUserStorage(rule.key, String(clampPane(rule, to, room)));
  const pull = (event: PointerEvent<HTMLHRElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const rail = widthOfRail(event.currentTarget);
    if (side === "left") change(event.clientX - frame.left - rail);
    else change(isBelow ? frame.bottom - event.clientY : frame.right - event.clientX - rail);
  };
  const step = (event: KeyboardEvent) => {
    // An arrow key moves the edge in its own direction, in every layout.
    const [smaller, larger] = {
      left: ["ArrowLeft", "ArrowRight"],
      right: ["ArrowRight", "ArrowLeft"],
      below: ["ArrowDown", "ArrowUp"],
    }[side];
    const to = new Map([
      [smaller, size - stepPx],
      [larger, size + stepPx],
      ["Home", minPaneSize(rule, room)],
      ["End", maxPaneSize(rule, room)],
    ]).get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    change(to);
  };
  return (
    <div className={`rigid narrows row ${styles.frame}`} data-side={side}>
      <section
        className={`rigid narrows stack ${styles.pane}`}
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
        aria-valuemin={minPaneSize(rule, room)}
        aria-valuemax={maxPaneSize(rule, room)}
        aria-valuenow={size}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={pull}
        onDoubleClick={() => change(rule.first)}
        onKeyDown={step}
      />
    </div>
  );
}
