import type { Trip } from "@castor/core/trips/trip.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { DialogActions, DialogCancel } from "../../../ui/dialogs/dialog.tsx";
import { PrivateTexts } from "./private-texts.tsx";
import { SeeAsVisitor } from "./see-as-visitor.tsx";
import styles from "./sharing.module.css";
import { SharingError } from "./sharing-error.tsx";
import { ShownFiles } from "./shown-files.tsx";
import type { Sharing } from "./use-sharing.ts";
import { VisitorsSee } from "./visitors-see.tsx";

export interface SharingPartProps {
  trip: Trip;
  sharing: Sharing;
  onClose: () => void;
}

/** Before a trip is made public: what visitors will see and what not, and texts that look private. Its button confirms. */
export function PrivatePart({ trip, sharing, onClose }: SharingPartProps) {
  const translate = useWords("common", "sharing");
  return (
    <>
      <div className={`stack gap-16 ${styles.part}`}>
        <h3>{translate("publish.forAll")}</h3>
        <p>{translate("publish.privateText")}</p>
        {trip.isDraft ? <p className="secondary">{translate("publish.draftText")}</p> : null}
        <PrivateTexts trip={trip} onClose={onClose} />
        <ShownFiles trip={trip} canChange={sharing.canChange} />
        <VisitorsSee trip={trip} />
        <div className="row wrap gap-8">
          <SeeAsVisitor tripId={trip.id} onClose={onClose} />
        </div>
        <SharingError sharing={sharing} />
      </div>
      <DialogActions>
        <DialogCancel>{translate("actions.cancel")}</DialogCancel>
        <Button
          kind="primary"
          icon="world"
          isBusy={sharing.isBusy}
          isHeld={sharing.isBusy || !sharing.canChange}
          onClick={() => void sharing.publish()}
        >
          {translate("publish.makePublic")}
        </Button>
      </DialogActions>
    </>
  );
}
