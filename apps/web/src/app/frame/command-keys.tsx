import { useEffect } from "react";
import { CommandPalette } from "../../features/commands/command-palette.tsx";
import { KeysDialog } from "../../features/commands/keys-dialog.tsx";
import { showQuickDialog, useQuickDialog } from "../../features/commands/quick-dialog.ts";
import { useQuestionMark } from "../../ui/interaction/use-sign-key.ts";

/** Ctrl + K, or Command + K, also on a Russian keyboard. */
const isPaletteKey = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  code === "KeyK" && (ctrlKey || metaKey) && !altKey && !shiftKey;

const close = () => showQuickDialog(null);

/**
 * The command palette and the list of keys of every page, and their keys. They do not open over a dialog, which may hold
 * unsaved changes.
 */
export function CommandKeys({ tripId }: { tripId: string | null }) {
  const shown = useQuickDialog();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteKey(event)) return;
      event.preventDefault();
      if (!document.querySelector('[role="dialog"], [role="menu"]')) showQuickDialog("palette");
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  useQuestionMark(() => showQuickDialog("keys"));
  if (shown === "palette") return <CommandPalette tripId={tripId} onClose={close} />;
  return shown === "keys" ? <KeysDialog onClose={close} /> : null;
}
