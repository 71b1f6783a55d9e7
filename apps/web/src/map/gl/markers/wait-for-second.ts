import type { Map as GlMap } from "maplibre-gl";

/** Two presses within this time, in milliseconds, are a double press. */
export const doubleTapMs = 350;

/** Waits after a press until it cannot become a double press or a drag any more. */
export function waitForSecond(map: GlMap) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hadMenu = false;
  const cancel = () => clearTimeout(timer);
  // Runs before the menu hears of the press.
  const onDown = () => {
    hadMenu = document.querySelector("[role=menu]") !== null;
  };
  map.on("movestart", cancel);
  map.on("mousedown", onDown);
  map.on("touchstart", onDown);
  return {
    begin(run: () => void): void {
      cancel();
      timer = setTimeout(run, doubleTapMs);
    },
    cancel,
    /** True when the last press only closed a menu. */
    isDismissal: () => hadMenu,
    stop(): void {
      cancel();
      map.off("movestart", cancel);
      map.off("mousedown", onDown);
      map.off("touchstart", onDown);
    },
  };
}
