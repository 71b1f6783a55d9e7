import { useElementSize } from "@mantine/hooks";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useIsLow, useIsPhone } from "../../../device/screen/media.ts";
import styles from "./folding-scroll.module.css";

/** A shorter movement, in pixels, is a trembling finger. */
const leastPx = 8;

/** True while the last scrolling went up, and at the top. */
function useScrollsBack(view: RefObject<HTMLElement | null>, isOn: boolean): boolean {
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

export interface FoldingScrollProps {
  /** The scrolling element. */
  view: RefObject<HTMLDivElement | null>;
  /** What stands above the list. */
  top: ReactNode;
  /** Shows the top again: the sheet is too low for anything else. */
  isAtTop: boolean;
  /** Shows the top over the list: a point is held, which may go to another day. */
  isHolding: boolean;
  /** The card of a point is shown in place of the list: the head may leave, however short the card is. */
  isCard: boolean;
  children: ReactNode;
}

/**
 * A list under a head. Where height is scarce, the head scrolls away with the list and comes back when one scrolls up,
 * so that the list has the whole sheet.
 */
export function FoldingScroll(props: FoldingScrollProps) {
  const { view, top, isAtTop, isHolding, isCard, children } = props;
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  const folds = isPhone || isLow;
  const head = useElementSize();
  const isBack = useScrollsBack(view, folds);
  useEffect(() => {
    if (isAtTop && view.current) view.current.scrollTop = 0;
  }, [isAtTop, view]);
  if (!folds)
    return (
      <>
        {top}
        <div
          ref={view}
          tabIndex={-1}
          className={`${styles.scroll} ${styles.list}`}
          data-scroll="plan"
        >
          {children}
        </div>
      </>
    );
  return (
    <div
      ref={view}
      tabIndex={-1}
      className={styles.scroll}
      data-scroll="plan"
      // What is scrolled into view is not put under the head.
      style={{ scrollPaddingTop: head.height }}
    >
      <div
        ref={head.ref}
        className={styles.head}
        data-folding-head
        data-is-back={isBack || isHolding || undefined}
        style={{ "--away": `${-head.height}px` } as React.CSSProperties}
      >
        {top}
      </div>
      <div className={styles.list} data-is-card={isCard || undefined}>
        {children}
      </div>
    </div>
  );
}
