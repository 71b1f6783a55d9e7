import { useEffect, useEffectEvent } from "react";
import { addLayer } from "./layer-stack.ts";

/** While it is open, Escape and Back close it first, before what lies under it (decision 040). */
export function useLayer(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    return addLayer({ close: () => onClose() });
  }, [isOpen]);
}
