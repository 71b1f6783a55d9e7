import { useEffect } from "react";
import type { HoverTie } from "../../../map/hover-tie.ts";

const attribute = "data-hovered";

const rowIdOf = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest("[data-point]")?.getAttribute("data-point") ?? null)
    : null;

function markRow(id: string | null): void {
  for (const row of document.querySelectorAll(`[${attribute}]`)) row.removeAttribute(attribute);
  if (id === null) return;
  for (const row of document.querySelectorAll(`[data-point="${CSS.escape(id)}"]`))
    row.setAttribute(attribute, "");
}

/**
 * Ties the rows of points to their markers: a row that the mouse is on or that has the keyboard's focus, and the row of
 * the marker that is pointed at. It listens to the page and marks rows by themselves, as a pointer crosses many of them
 * in a second and the list should not be drawn anew for each.
 */
export function useListHover(hover: HoverTie): void {
  useEffect(() => {
    const point = (id: string | null) => hover.set(id, "list");
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === "mouse") point(rowIdOf(target));
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible")) point(rowIdOf(target));
    };
    const onLeave = () => point(null);
    document.addEventListener("pointerover", onOver);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onLeave);
    document.documentElement.addEventListener("pointerleave", onLeave);
    const stop = hover.watch(markRow);
    return () => {
      document.removeEventListener("pointerover", onOver);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onLeave);
      document.documentElement.removeEventListener("pointerleave", onLeave);
      stop();
      point(null);
      markRow(null);
    };
  }, [hover]);
}
