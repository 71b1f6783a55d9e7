import { type RefObject, useEffect, useRef, useState } from "react";
import { frameScroll } from "../../../device/screen/frame-scroll.ts";

/** Another view of the plan starts at its top, the first one where its frame was. */
export function usePlanScroll(
  scroll: RefObject<HTMLDivElement | null>,
  viewKey: string,
  isCard: boolean,
): void {
  const [frameTop] = useState(() => frameScroll("plan"));
  const startTop = useRef(frameTop);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another view moves it
  useEffect(() => {
    if (!scroll.current) return;
    // On a low sheet a card begins where the head was, which comes back on scrolling up.
    const head = isCard ? scroll.current.querySelector<HTMLElement>("[data-folding-head]") : null;
    if (head) {
      // From the top: a list that was scrolled further would count as scrolled up, which brings the head back.
      scroll.current.scrollTop = 0;
      scroll.current.dispatchEvent(new Event("scroll"));
    }
    scroll.current.scrollTop = head?.offsetHeight ?? startTop.current;
    startTop.current = 0;
  }, [viewKey]);
}
