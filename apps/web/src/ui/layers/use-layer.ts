import { useEffectEvent, useLayoutEffect } from "react";
import { addLayer } from "./layer-stack.ts";

/**
 * While it is open, Escape and Back close it first, before what lies under it (decision 040). An ordinary effect could run
 * after the paint: a Back pressed between them would leave the page.
 */
export function useLayer(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    return addLayer({ close: () => onClose() });
  }, [isOpen]);
}
