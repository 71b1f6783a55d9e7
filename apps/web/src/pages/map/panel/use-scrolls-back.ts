import { type RefObject, useEffect, useState } from "react";

/** A shorter movement, in pixels, is a trembling finger. */
const leastPx = 8;

/** True while the last scrolling went up, and at the top. */
export function useScrollsBack(view: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const [isBack, setBack] = useState(true);
  useEffect(() => {
    const element = view.current;
    if (!element || !isOn) return;
    let last = element.scrollTop;
    const look = () => {
      const now = element.scrollTop;
      if (now > 0 && Math.abs(now - last) < leastPx) return;
      setBack(now <= last || now <= 0);
      last = now;
    };
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [view, isOn]);
  return isBack;
}
