import { type KeyboardEvent, type RefObject, useEffect } from "react";

/** A mouse wheel moves the strip sideways, as far as it goes; then the page has it. */
export function useWheelScroll(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      const before = element.scrollLeft;
      const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 32 : event.deltaY;
      element.scrollLeft = before + by;
      if (element.scrollLeft !== before) event.preventDefault();
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [strip]);
}

/** Keeps the current day in view: when another is chosen, and when the strip changes its width. */
export function useCurrentInView(
  strip: RefObject<HTMLElement | null>,
  currentId: string,
  count: number,
): void {
  useEffect(() => {
    const element = strip.current;
    if (!element || count === 0) return;
    const show = () => {
      const tab = element.querySelector<HTMLElement>(`[data-day="${CSS.escape(currentId)}"]`);
      // scrollIntoView would also scroll the page and the sheet.
      if (!tab) return;
      element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.clientWidth) / 2;
      element.scrollTop = tab.offsetTop - (element.clientHeight - tab.clientHeight) / 2;
    };
    // It calls at once, too, when the frame has its layout. Asking here would make one more.
    const observer = new ResizeObserver(show);
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip, currentId, count]);
}

const tabsOf = (nav: HTMLElement) => [...nav.querySelectorAll<HTMLElement>("[data-tab]")];

/** The keys that go to the day before and the day after, where days stand side by side and where one below the other. */
const stepKeys = { row: ["ArrowLeft", "ArrowRight"], column: ["ArrowUp", "ArrowDown"] } as const;

/** Arrow keys, Home and End move the focus along the days. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = tabsOf(event.currentTarget);
  const index = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
  if (index < 0) return;
  const isColumn = getComputedStyle(event.currentTarget).flexDirection === "column";
  const [before, after] = stepKeys[isColumn ? "column" : "row"];
  const to = new Map<string, number>([
    [before, index - 1],
    [after, index + 1],
    ["Home", 0],
    ["End", tabs.length - 1],
  ]).get(event.key);
  if (to === undefined) return;
  event.preventDefault();
  tabs[to]?.focus();
}
