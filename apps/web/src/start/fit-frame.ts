import { lowQuery, phoneQuery } from "../device/screen/media-queries.ts";

/** Fits the frame of a shared trip to the window: of its two drawings only one stays (docs/decisions/068). */
export function fitFrame(root: HTMLElement): void {
  const parts = [...root.querySelectorAll<HTMLElement>("[data-width]")];
  if (root.dataset.frame === undefined || parts.length === 0) return;
  // A phone on its side has the plan beside the map, which is not drawn.
  if (matchMedia(lowQuery).matches) {
    root.replaceChildren();
    delete root.dataset.frame;
    return;
  }
  const width = matchMedia(phoneQuery).matches ? "narrow" : "wide";
  for (const part of parts)
    part.replaceWith(...(part.dataset.width === width ? part.childNodes : []));
  // As in features/routes/days/use-strip.ts.
  const day = root.querySelector<HTMLElement>("[data-day]:has([aria-current])");
  const strip = day?.parentElement;
  if (strip) strip.scrollLeft = day.offsetLeft - (strip.clientWidth - day.clientWidth) / 2;
}
