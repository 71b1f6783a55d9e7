import type { Trip } from "@castor/core/trips/trip.ts";
import { useWords } from "../../i18n/words.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { StoredMaps } from "./dialog/stored-maps.tsx";
import { TripMapForm } from "./dialog/trip-map-form.tsx";
import styles from "./offline-map.module.css";

export interface OfflineMapDialogProps {
  trip: Trip;
  onClose: () => void;
}

/** Stores a trip with its map in this browser, and says what is stored (specification#offline-map). */
export function OfflineMapDialog({ trip, onClose }: OfflineMapDialogProps) {
  const translate = useWords("common", "offline");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("mapSettings.offline")}
      closeLabel={translate("actions.close")}
    >
      <div className={`stack gap-16 ${styles.parts}`}>
        <p className="secondary">{translate("offlineMap.lead")}</p>
        <TripMapForm trip={trip} />
        <StoredMaps />
      </div>
    </Dialog>
  );
}
