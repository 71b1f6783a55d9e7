import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStable } from "../../../ui/interaction/use-stable.ts";

/** By a key or a button. */
const stepFactor = 1.5;
export const largestZoom = 5;

const unzoomed = { zoom: 1, held: null };

interface Spot {
  clientX: number;
  clientY: number;
}

/** What of the content stays where it is on the screen: parts of its size, and pixels of the box. */
interface Held {
  part: { x: number; y: number };
  at: { x: number; y: number };
}

/**
 * How large pages are in the box that scrolls them: 1 is as wide as the box. Fingers and mouse zoom what is below them. Of the box
 * all else is the browser's own scrolling.
 */
export function usePageZoom(box: HTMLElement | null) {
  const [{ zoom, held }, setLook] = useState<{ zoom: number; held: Held | null }>(unzoomed);
  const by = (factor: number, spot?: Spot) => {
    if (!box) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const at = spot
      ? { x: spot.clientX - left, y: spot.clientY - top }
      : { x: width / 2, y: height / 2 };
    const part = {
      x: (box.scrollLeft + at.x) / box.scrollWidth,
      y: (box.scrollTop + at.y) / box.scrollHeight,
    };
    setLook((now) => ({
      zoom: Math.min(Math.max(now.zoom * factor, 1), largestZoom),
      held: { part, at },
    }));
  };
  useLayoutEffect(() => {
    if (!box || !held) return;
    const { part, at } = held;
    box.scrollLeft = part.x * box.scrollWidth - at.x;
    box.scrollTop = part.y * box.scrollHeight - at.y;
  }, [box, held]);
  const apart = useRef<number | null>(null);
  const { roll, pinch } = useStable({
    roll(event: WheelEvent) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      by(Math.exp(-event.deltaY / 100), event);
    },
    pinch(event: TouchEvent) {
      const [one, other] = event.touches;
      if (!one || !other) {
        apart.current = null;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
      const middle = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      };
      if (apart.current !== null) by(now / apart.current, middle);
      apart.current = now;
    },
  });
  useEffect(() => {
    if (!box) return;
    // React's own listeners may not keep the page from zooming.
    box.addEventListener("wheel", roll, { passive: false });
    const touches = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
    for (const name of touches) box.addEventListener(name, pinch, { passive: false });
    return () => {
      box.removeEventListener("wheel", roll);
      for (const name of touches) box.removeEventListener(name, pinch);
    };
  }, [box, roll, pinch]);
  return {
    zoom,
    zoomIn: () => by(stepFactor),
    zoomOut: () => by(1 / stepFactor),
    /** True where the key did something. */
    onKey({
      key,
      ctrlKey,
      metaKey,
      altKey,
    }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): boolean {
      if (ctrlKey || metaKey || altKey) return false;
      if (key === "+" || key === "=") by(stepFactor);
      else if (key === "-") by(1 / stepFactor);
      else if (key === "0") by(1 / zoom);
      else return false;
      return true;
    },
  };
}
