import { useEffect } from "react";
import { showQuickDialog, useQuickDialog } from "../../features/commands/quick-dialog.ts";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { useQuestionMark } from "../../ui/interaction/use-sign-key.ts";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";

// Loaded when one of them opens for the first time: most visitors never press their keys.
const CommandPalette = lazyComponent(
  async () => (await import("../../features/commands/command-palette.tsx")).CommandPalette,
);
const KeysDialog = lazyComponent(
  async () => (await import("../../features/commands/keys-dialog.tsx")).KeysDialog,
);

/** Ctrl + K, or Command + K, also on a Russian keyboard. */
const isPaletteKey = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  code === "KeyK" && (ctrlKey || metaKey) && !altKey && !shiftKey;

const close = () => showQuickDialog(null);

/**
 * The command palette and the list of keys of every page, and their keys. They do not open over a dialog, which may hold
 * unsaved changes.
 */
export function CommandKeys({ tripId }: { tripId: string | null }) {
  const translate = useWords();
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
  if (shown === null) return null;
  return (
    <LazyBoundary
      key={shown}
      onFail={() => {
        close();
        showToast("error", translate("actions.notOpened"));
      }}
    >
      {shown === "palette" ? (
        <CommandPalette tripId={tripId} onClose={close} />
      ) : (
        <KeysDialog onClose={close} />
      )}
    </LazyBoundary>
  );
}
