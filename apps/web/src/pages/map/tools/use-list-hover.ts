import { useEffect } from "react";
import type { HoverStore } from "../../../map/markers/hover-store.ts";

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
 * Highlights the marker of the hovered or focused row, and the row of the hovered marker. It uses listeners on the page
 * and marks rows in the DOM, because a pointer crosses many rows in a second and the list should not be drawn for each.
 */
export function useListHover(hover: HoverStore): void {
  useEffect(() => {
    const point = (id: string | null) => hover.set(id, "list");
    const onOver = ({ target, pointerType, buttons }: PointerEvent) => {
      // While a row is dragged, its own marker stays highlighted.
      if (pointerType === "mouse" && buttons === 0) point(rowIdOf(target));
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
