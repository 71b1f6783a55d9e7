import type { Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { createAtom } from "@tanstack/react-store";
import { useEffect, useEffectEvent } from "react";

/** What an import begins with: files, a pasted text, or a mail to the address of the account. */
export type ImportSource = readonly File[] | string | { mailId: string };

/** A dialog of a trip's page that other pages may ask for. Without a place, a new point has its draft alone. */
export type AskedDialog =
  | { kind: "settings" }
  | { kind: "share" }
  | { kind: "check" }
  | { kind: "offline" }
  | { kind: "import"; source?: ImportSource }
  | { kind: "newPoint"; draft: (Position & Partial<FoundPlace>) | null }
  | { kind: "newNote" };

const asked = createAtom<{ tripId: string; dialog: AskedDialog } | null>(null);

/** Asks a page of a trip to open a dialog, now or once it is there. */
export const askForDialog = (tripId: string, dialog: AskedDialog): void =>
  asked.set({ tripId, dialog });

/** Opens the dialogs of a trip that were asked for elsewhere; `toOwn` is null for those of another page. */
export function useAskedDialog<Dialog>(
  tripId: string,
  toOwn: (dialog: AskedDialog) => Dialog | null,
  open: (dialog: Dialog) => void,
): void {
  const answer = useEffectEvent(() => {
    const latest = asked.get();
    const dialog = latest?.tripId === tripId ? toOwn(latest.dialog) : null;
    if (dialog === null) return;
    asked.set(null);
    open(dialog);
  });
  useEffect(() => {
    answer();
    return asked.subscribe(() => answer()).unsubscribe;
  }, []);
}
