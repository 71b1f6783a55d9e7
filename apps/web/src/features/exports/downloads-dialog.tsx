import { useWords } from "../../i18n/words.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import styles from "./downloads.module.css";
import { Downloads } from "./downloads.tsx";
import type { DownloadedTrip } from "./files/trip-files.ts";

export interface DownloadsDialogProps {
  trip: DownloadedTrip;
  onClose: () => void;
}

/** The files of a trip, from its card in the list and for its visitors. */
export function DownloadsDialog({ trip, onClose }: DownloadsDialogProps) {
  const translate = useWords("common", "exports");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("downloads.title", { name: trip.name })}
      closeLabel={translate("actions.close")}
    >
      <div className={styles.inDialog}>
        <Downloads trip={trip} />
      </div>
    </Dialog>
  );
}
