import type { HistoryEntry } from "@castor/core/history/history.ts";
import { useState } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { restoreVersion } from "./restore-version.ts";

interface RestoreDialogProps {
  tripId: string;
  entry: Pick<HistoryEntry, "version" | "at">;
  onRestored?: () => void;
  onClose: () => void;
}

/** Asks before the whole trip is brought back: it takes back what others did, too. */
export function RestoreDialog({ tripId, entry, onRestored, onClose }: RestoreDialogProps) {
  const translate = useWords("common", "trip-history");
  const { instant } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const when = instant(entry.at);
  const restore = async () => {
    setBusy(true);
    const isDone = await restoreVersion({ tripId, version: entry.version, when });
    onClose();
    if (isDone) onRestored?.();
  };
  return (
    <ConfirmDialog
      isOpen
      title={translate("tripHistory.restoreTitle", { when })}
      text={translate("tripHistory.restoreText")}
      confirmLabel={translate("tripHistory.restoreDo")}
      cancelLabel={translate("actions.cancel")}
      isBusy={isBusy}
      onConfirm={() => void restore()}
      onCancel={onClose}
    />
  );
}
