import type { InboundAddress as Address } from "@castor/core/bookings/inbound/inbound-mail.ts";
import { inboundEndpoints } from "@castor/core/endpoints/inbound.ts";
import { useState } from "react";
import { useConnection } from "../../data/http/connection.ts";
import { useChange } from "../../data/http/use-change.ts";
import { useWords } from "../../i18n/words.ts";
import { LinkField } from "../../things/link-field.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";

const { renewAddress, saveAddress, endAddress } = inboundEndpoints;

/** The address to which the account forwards confirmations (decision 157): made, copied, renewed, ended. */
export function InboundAddress({ known }: { known: Address }) {
  const translate = useWords("common", "settings");
  const renewal = useChange(renewAddress);
  const saving = useChange(saveAddress);
  const ending = useChange(endAddress);
  const [asked, setAsked] = useState<"renew" | "end" | null>(null);
  const isOnline = useConnection() === "online";
  const isBusy = renewal.isBusy || ending.isBusy;
  const isHeld = isBusy || !isOnline;
  const error = renewal.error ?? saving.error ?? ending.error;
  const { address, sender, isMailed, isAutomatic } = known;
  const run = async (change: { run: (input: object) => Promise<unknown> }) => {
    for (const { forgetError } of [renewal, saving, ending]) forgetError();
    await change.run({});
  };
  return (
    <div className="stack gap-12">
      {address === null ? (
        <Button icon="plus" isBusy={isBusy} isHeld={isHeld} onClick={() => void run(renewal)}>
          {translate("inbound.make")}
        </Button>
      ) : (
        <>
          <LinkField
            link={address}
            label={translate("inbound.address")}
            copyLabel={translate("inbound.copy")}
            copiedLabel={translate("inbound.copied")}
            failedText={translate("inbound.copyFailed")}
          />
          <p className="secondary">{translate("inbound.only", { sender })}</p>
          <SwitchField
            label={translate("inbound.mailed")}
            description={translate("inbound.mailedHint")}
            checked={isMailed}
            disabled={!isOnline || saving.isBusy}
            onChange={({ currentTarget: { checked } }) =>
              void saving.run({ body: { isMailed: checked } })
            }
          />
          <SwitchField
            label={translate("inbound.automatic")}
            description={translate("inbound.automaticHint")}
            checked={isAutomatic}
            disabled={!isOnline || saving.isBusy}
            onChange={({ currentTarget: { checked } }) =>
              void saving.run({ body: { isAutomatic: checked } })
            }
          />
          <div className="row wrap gap-8">
            <Button isBusy={renewal.isBusy} isHeld={isHeld} onClick={() => setAsked("renew")}>
              {translate("inbound.renew")}
            </Button>
            <Button icon="x" isHeld={isHeld} onClick={() => setAsked("end")}>
              {translate("inbound.end")}
            </Button>
          </div>
        </>
      )}
      {error ? (
        <Alert kind="error">{translate("inbound.failed", { reason: error.message })}</Alert>
      ) : null}
      <ConfirmDialog
        isOpen={asked !== null}
        title={translate(asked === "end" ? "inbound.endTitle" : "inbound.renewTitle")}
        text={translate(asked === "end" ? "inbound.endText" : "inbound.renewText")}
        confirmLabel={translate(asked === "end" ? "inbound.end" : "inbound.renew")}
        cancelLabel={translate("actions.cancel")}
        isDangerous
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          void run(asked === "end" ? ending : renewal);
        }}
      />
    </div>
  );
}
