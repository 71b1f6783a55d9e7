// Fits the frame of a shared trip to the window (docs/decisions/068). The build inlines it before start-frame.js.
(() => {
  const root = document.querySelector("#root[data-frame]");
  const parts = [...(root?.querySelectorAll("[data-width]") ?? [])];
  if (parts.length === 0) return;
  // A phone on its side has the plan beside the map, which is not drawn. The media are those of device/screen/media.ts.
  if (matchMedia("(max-height: 479px) and (min-width: 560px)").matches) {
    root.replaceChildren();
    delete root.dataset.frame;
    return;
  }
  const width = matchMedia("(max-width: 767px)").matches ? "narrow" : "wide";
  for (const part of parts)
    part.replaceWith(...(part.dataset.width === width ? part.childNodes : []));
  // As in features/routes/days/use-strip.ts.
  const day = root.querySelector("[data-day]:has([aria-current])");
  const strip = day?.parentElement;
  if (strip) strip.scrollLeft = day.offsetLeft - (strip.clientWidth - day.clientWidth) / 2;
})();
