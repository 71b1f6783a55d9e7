import { useEffect, useState } from "react";

/** A rectangle of the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The first element of this selector that is laid out. A narrow screen has some controls in another place. */
export function findTarget(selector: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((element) => element.getClientRects().length > 0) ?? null;
}

/** CSS pixels around a target: of the spotlight, and free when it is scrolled into view. */
export interface TargetRoom {
  spotlightPx: number;
  scrollPx: number;
}

function boxOf(selector: string, padding: number): Box | null {
  const target = findTarget(selector);
  if (!target) return null;
  const { left, top, width, height } = target.getBoundingClientRect();
  return {
    ...{ left: left - padding, top: top - padding },
    ...{ width: width + 2 * padding, height: height + 2 * padding },
  };
}

const isSame = (one: Box | null, other: Box | null) =>
  one?.left === other?.left &&
  one?.top === other?.top &&
  one?.width === other?.width &&
  one?.height === other?.height;

/** Scrolls to a target and follows its box frame by frame, since panels, sheets and keyboards move it. */
export function useTargetBox(
  selector: string | null,
  { spotlightPx, scrollPx }: TargetRoom,
): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    if (selector === null) return setBox(null);
    const target = findTarget(selector);
    if (target) {
      target.style.scrollMarginBlock = `${scrollPx}px`;
      target.scrollIntoView({ block: "nearest" });
      target.style.scrollMarginBlock = "";
    }
    let frame = 0;
    const follow = () => {
      const next = boxOf(selector, spotlightPx);
      setBox((before) => (isSame(before, next) ? before : next));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [selector, spotlightPx, scrollPx]);
  return box;
}
