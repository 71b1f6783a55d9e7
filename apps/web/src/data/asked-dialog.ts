import type { Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { useEffect, useEffectEvent } from "react";

/** A dialog of a trip's page that other pages may ask for. Without a place, a new point has its draft alone. */
export type AskedDialog =
  | { kind: "settings" }
  | { kind: "share" }
  | { kind: "check" }
  | { kind: "offline" }
  | { kind: "import" }
  | { kind: "newPoint"; draft: (Position & Partial<FoundPlace>) | null }
  | { kind: "newNote" };

let asked: { tripId: string; dialog: AskedDialog } | null = null;
const listeners = new Set<() => void>();

/** Asks a page of a trip to open a dialog, now or once it is there. */
export function askForDialog(tripId: string, dialog: AskedDialog): void {
  asked = { tripId, dialog };
  for (const listener of listeners) listener();
}

/** Opens the dialogs of a trip that were asked for elsewhere; `toOwn` is null for those of another page. */
export function useAskedDialog<Dialog>(
  tripId: string,
  toOwn: (dialog: AskedDialog) => Dialog | null,
  open: (dialog: Dialog) => void,
): void {
  const answer = useEffectEvent(() => {
    const dialog = asked?.tripId === tripId ? toOwn(asked.dialog) : null;
    if (dialog === null) return;
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
