import { useEffect, useEffectEvent } from "react";

/** A dialog of a trip's map that other parts of the page may ask for. */
type AskedDialog = "settings" | "share" | "offline";

let asked: { tripId: string; dialog: AskedDialog } | null = null;
const listeners = new Set<() => void>();

/** Asks the map page of a trip to open a dialog, now or once it is there. */
export function askForDialog(tripId: string, dialog: AskedDialog): void {
  asked = { tripId, dialog };
  for (const listener of listeners) listener();
}

/** Opens the dialog of a trip that was asked for elsewhere. */
export function useAskedDialog(tripId: string, open: (dialog: AskedDialog) => void): void {
  const answer = useEffectEvent(() => {
    if (asked?.tripId !== tripId) return;
    const { dialog } = asked;
    asked = null;
    open(dialog);
  });
  useEffect(() => {
    const listen = () => answer();
    listen();
    listeners.add(listen);
    return () => void listeners.delete(listen);
  }, []);
}
