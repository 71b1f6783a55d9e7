import { useEffect } from "react";
import { CommandPalette } from "../../features/commands/command-palette.tsx";
import { setPaletteOpen, usePaletteOpen } from "../../features/commands/open-palette.ts";

/** Ctrl + K, or Command + K, also on a Russian keyboard. */
const isPaletteKey = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  code === "KeyK" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** The command palette of every page and its key. It does not open over a dialog, which may hold unsaved changes. */
export function CommandKeys({ tripId }: { tripId: string | null }) {
  const isOpen = usePaletteOpen();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteKey(event)) return;
      event.preventDefault();
      if (!document.querySelector('[role="dialog"], [role="menu"]')) setPaletteOpen(true);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return isOpen ? <CommandPalette tripId={tripId} onClose={() => setPaletteOpen(false)} /> : null;
}
