import { useId, useLayoutEffect, useRef, useState } from "react";
import styles from "./tooltip.module.css";
import { useShownTooltip } from "./use-shown-tooltip.ts";

/** Between the element, its tooltip and the edge of the window, in pixels. */
const gapPx = 8;

interface Place {
  left: number;
  top: number;
}

/** Below the element, above it where there is no room, and within the window. */
function placeBeside(anchor: Element, tooltip: Element): Place {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const own = tooltip.getBoundingClientRect();
  const mostLeft = window.innerWidth - own.width - gapPx;
  const below = bottom + gapPx;
  const isRoomBelow = below + own.height <= window.innerHeight - gapPx;
  return {
    left: Math.max(gapPx, Math.min(left + (width - own.width) / 2, mostLeft)),
    top: isRoomBelow ? below : Math.max(gapPx, top - gapPx - own.height),
  };
}

/** Says to screen readers what the focused element does not say itself. */
function describeBy(anchor: Element, id: string, text: string): () => void {
  const { activeElement } = document;
  const focused = anchor.contains(activeElement) ? activeElement : null;
  const own = focused?.getAttribute("aria-label") ?? anchor.textContent.trim();
  if (!focused || focused.hasAttribute("aria-describedby") || own === text) return () => {};
  focused.setAttribute("aria-describedby", id);
  return () => focused.removeAttribute("aria-describedby");
}

/**
 * The tooltip of the page: shows the `data-tooltip` of the element under the mouse, with the focus of the keyboard, or under a
 * resting finger. One for all elements, at most 400 pixels wide (specification#notifications).
 */
export function Tooltip() {
  const anchor = useShownTooltip();
  return anchor instanceof HTMLElement ? <Shown anchor={anchor} /> : null;
}

function Shown({ anchor }: { anchor: HTMLElement }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const text = anchor.dataset.tooltip ?? "";
  useLayoutEffect(() => {
    if (box.current) setPlace(placeBeside(anchor, box.current));
    return describeBy(anchor, id, text);
  }, [anchor, id, text]);
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      className={`small breaks ${styles.tooltip} on-screen`}
      style={place ?? { visibility: "hidden" }}
      // The style sheet writes it: a search in the page meets each text once.
      aria-label={text}
    />
  );
}
