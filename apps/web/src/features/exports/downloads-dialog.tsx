import { useTrip } from "../../data/use-trip.ts";
import { useWords } from "../../i18n/words.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import styles from "./downloads.module.css";
import { Downloads } from "./downloads.tsx";
import type { DownloadedTrip } from "./files/trip-files.ts";

export interface DownloadsDialogProps {
  trip: Omit<DownloadedTrip, "attachments">;
  onClose: () => void;
}

/** The files of a trip, from its card in the list and for its visitors. */
export function DownloadsDialog({ trip, onClose }: DownloadsDialogProps) {
  const translate = useWords("common", "exports");
  // A list of trips does not say which files they have.
  const { data } = useTrip(trip.id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("downloads.title", { name: trip.name })}
      closeLabel={translate("actions.close")}
    >
      <div className={styles.inDialog}>
        <Downloads trip={{ ...trip, attachments: data?.attachments }} />
      </div>
    </Dialog>
  );
}
