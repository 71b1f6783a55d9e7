import { type MouseEvent, type PointerEvent, useRef } from "react";
import { vibrate } from "../../../device/vibrate.ts";

/** A finger that rests so long, in milliseconds, picks; one that moves farther, in pixels, scrolls. */
const holdMs = 500;
const holdPx = 8;

/** Tools of the row have presses of their own. */
const isTool = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("button, a, input") !== null &&
  target.closest("[data-opens-stop]") === null;

export interface StopPressOptions {
  isOn: boolean;
  /** True while some stops are picked. */
  isPicking: boolean;
  /** `isRange`: with all stops since the one that was picked last. */
  onPick: (isRange: boolean) => void;
}

/** Presses on a row that pick it: with Shift, Ctrl or Command, by a finger that rests, and each while some are picked. */
export function useStopPresses({ isOn, isPicking, onPick }: StopPressOptions) {
  const hold = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  /** The finger has picked, and rests on. */
  const hasHeld = useRef(false);
  const endHold = () => {
    if (hold.current) clearTimeout(hold.current.timer);
    hold.current = null;
  };
  if (!isOn) return {};
  return {
    onPointerDown({ pointerType, target, clientX: x, clientY: y }: PointerEvent) {
      hasHeld.current = false;
      if (pointerType === "mouse" || isTool(target)) return;
      endHold();
      const timer = setTimeout(() => {
        endHold();
        hasHeld.current = true;
        stopNextClick();
        vibrate();
        onPick(false);
      }, holdMs);
      hold.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { current } = hold;
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > holdPx) endHold();
    },
    onPointerUp: endHold,
    onPointerCancel: endHold,
    // The menu of the browser for a long press would take the finger.
    onContextMenu(event: MouseEvent) {
      if (hold.current || hasHeld.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      const { shiftKey, ctrlKey, metaKey, target } = event;
      const isModified = shiftKey || ctrlKey || metaKey;
      if (isTool(target) || !(isModified || isPicking)) return;
      event.preventDefault();
      event.stopPropagation();
      onPick(shiftKey);
    },
  };
}

/**
 * The click that ends a hold does nothing, wherever it is: what loads late may have moved the rows below the finger. The next
 * press counts again.
 */
function stopNextClick(): void {
  const stop = (event: globalThis.MouseEvent) => {
    // A key makes a click without a press.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const end = () => {
    window.removeEventListener("click", stop, true);
    window.removeEventListener("pointerdown", end, true);
  };
  window.addEventListener("click", stop, true);
  window.addEventListener("pointerdown", end, true);
}
