import { useEffect, useState } from "react";

/** Whoever crosses the screen with the mouse is not told about everything on the way, in milliseconds. */
const hoverMs = 500;
/** A finger that rests so long asks what a control is, in milliseconds. */
const holdMs = 500;
/** A finger that moves further than this scrolls, in pixels. */
const stillPx = 10;

const controls = "a, button, input, select, textarea, label, summary";

/** The element whose tooltip is shown; null: none. */
type Shown = Element | null;

const anchorOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-tooltip]") : null;

const isCutOff = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;

/** False where the tooltip would only repeat what is seen whole. */
function tellsMore(anchor: Element): boolean {
  const { tooltip = "" } = anchor instanceof HTMLElement ? anchor.dataset : {};
  if (tooltip === "") return false;
  const { parentElement } = anchor;
  const isSame = anchor.textContent.trim() === tooltip.trim();
  return !isSame || isCutOff(anchor) || (parentElement !== null && isCutOff(parentElement));
}

/**
 * Follows mouse, keyboard and finger: the mouse rests on an element with `data-tooltip`, the keyboard gives it the focus, a
 * finger rests on it, or taps what does nothing else. Escape, a press elsewhere and a scroll hide the tooltip.
 */
export function useShownTooltip(): Shown {
  const [shown, setShown] = useState<Shown>(null);
  useEffect(() => {
    let over: Shown = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let touched: { anchor: Element; x: number; y: number } | null = null;
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const show = (anchor: Element) =>
      setShown(anchor.isConnected && tellsMore(anchor) ? anchor : null);
    const showAfter = (anchor: Element, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => show(anchor), ms);
    };
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === "touch") return;
      const anchor = anchorOf(target);
      if (anchor === over) return;
      over = anchor;
      hide();
      if (anchor) showAfter(anchor, hoverMs);
    };
    const onDown = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      hide();
      const anchor = pointerType === "touch" ? anchorOf(target) : null;
      touched = anchor && { anchor, x, y };
      if (anchor) showAfter(anchor, holdMs);
    };
    const onMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== "touch" || !touched) return;
      if (Math.hypot(clientX - touched.x, clientY - touched.y) <= stillPx) return;
      touched = null;
      clearTimeout(timer);
    };
    const onUp = ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch" || !touched) return;
      clearTimeout(timer);
      if (touched.anchor.closest(controls) === null) show(touched.anchor);
      touched = null;
    };
    const onFocus = ({ target }: FocusEvent) => {
      const anchor = anchorOf(target);
      if (anchor && target instanceof Element && target.matches(":focus-visible")) show(anchor);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") hide();
    };
    const ending = new AbortController();
    const options = { capture: true, passive: true, signal: ending.signal };
    document.addEventListener("pointerover", onOver, options);
    document.addEventListener("pointerdown", onDown, options);
    document.addEventListener("pointermove", onMove, options);
    document.addEventListener("pointerup", onUp, options);
    document.addEventListener("pointercancel", hide, options);
    document.addEventListener("focusin", onFocus, options);
    document.addEventListener("focusout", hide, options);
    document.addEventListener("keydown", onKey, options);
    document.addEventListener("scroll", hide, options);
    window.addEventListener("blur", hide, options);
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (!shown) return;
    // What is removed while its tooltip is shown fires no event.
    const removal = new MutationObserver(() => {
      if (!shown.isConnected) setShown(null);
    });
    removal.observe(document.body, { childList: true, subtree: true });
    return () => removal.disconnect();
  }, [shown]);
  return shown;
}
