import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { scannedAddressOf, shareAddressOf } from "@castor/core/trips/share-link.ts";
import { useState } from "react";
import { useRead } from "../../../data/http/use-read.ts";
import { canShareLinks, shareLink } from "../../../device/share-link.ts";
import { useWords } from "../../../i18n/words.ts";
import { LinkField } from "../../../things/link-field.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { DialogActions, DialogCancel } from "../../../ui/dialogs/dialog.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import { InCatalog } from "./in-catalog.tsx";
import type { SharingPartProps } from "./private-part.tsx";
import { PrivateTexts } from "./private-texts.tsx";
import { QrCode } from "./qr-code.tsx";
import { SeeAsVisitor } from "./see-as-visitor.tsx";
import styles from "./sharing.module.css";
import { SharingError } from "./sharing-error.tsx";
import { ShownFiles } from "./shown-files.tsx";
import { VisitorsSee } from "./visitors-see.tsx";

/** A public trip for its owner: its link, the catalog, how often it was opened, and the end of sharing. */
export function PublicPart({ trip, sharing, onClose }: SharingPartProps) {
  const translate = useWords("common", "sharing");
  const [isAsking, setAsking] = useState(false);
  const visits = useRead(tripsEndpoints.visits, { id: trip.id }, { isShared: true });
  const { origin } = window.location;
  const link = `${origin}${shareAddressOf(trip)}`;
  const times = (count: number) => translate("publish.times", { count });
  const send = async () => {
    if (!(await shareLink(trip.name, link))) showToast("error", translate("publish.sendFailed"));
  };
  return (
    <>
      <div className={`stack gap-16 ${styles.part}`}>
        <h3>{translate("publish.forAll")}</h3>
        <p>{translate("publish.publicText")}</p>
        <LinkField
          link={link}
          label={translate("publish.link")}
          copyLabel={translate("publish.copyLink")}
          copiedLabel={translate("publish.linkCopied")}
          failedText={translate("publish.copyFailed")}
        />
        <div className="row wrap gap-8">
          {canShareLinks() ? (
            <Button icon="share" onClick={() => void send()}>
              {translate("publish.send")}
            </Button>
          ) : null}
          <SeeAsVisitor tripId={trip.id} onClose={onClose} />
        </div>
        <PrivateTexts trip={trip} onClose={onClose} />
        <ShownFiles trip={trip} canChange={sharing.canChange} />
        <InCatalog trip={trip} sharing={sharing} />
        <SharingError sharing={sharing} />
        <p className="secondary tabular" role="status">
          {visits.data
            ? translate("publish.visits", {
                opened: times(visits.data.opened),
                copied: times(visits.data.copied),
              })
            : " "}
        </p>
        <Collapsible title={translate("publish.qr")} startsOpen={false}>
          <QrCode link={`${origin}${scannedAddressOf(trip)}`} name={trip.name} />
        </Collapsible>
        <Collapsible title={translate("publish.sees")} startsOpen={false}>
          <VisitorsSee trip={trip} />
        </Collapsible>
      </div>
      <DialogActions>
        <Button
          icon="x"
          isBusy={sharing.isBusy}
          isHeld={sharing.isBusy || !sharing.canChange}
          onClick={() => setAsking(true)}
        >
          {translate("publish.stop")}
        </Button>
        <DialogCancel>{translate("publish.done")}</DialogCancel>
      </DialogActions>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate("publish.stopTitle")}
        text={translate(trip.isInCatalog ? "publish.stopListedText" : "publish.stopText")}
        confirmLabel={translate("publish.stop")}
        cancelLabel={translate("actions.cancel")}
        isDangerous
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void sharing.stop().then((hasEnded) => hasEnded && onClose());
        }}
      />
    </>
  );
}
