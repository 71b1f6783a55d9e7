import { useEffect, useEffectEvent } from "react";

/** Listens for Escape on the whole page: what opens by itself may not have the focus yet when somebody presses it. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onEscape();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}
