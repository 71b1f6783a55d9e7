import type { Passkey } from "@castor/core/account/passkeys.ts";
import type { Me } from "@castor/core/account/session.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useState } from "react";
import { useRead } from "../../data/http/use-read.ts";
import { canUsePasskeys } from "../../device/passkeys.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { addOwnPasskey, type PasskeyProof, removeOwnPasskey } from "./passkeys/own-passkeys.ts";
import { PasskeyRow } from "./passkeys/passkey-row.tsx";
import { ProofDialog } from "./passkeys/proof-dialog.tsx";
import styles from "./session-list.module.css";

/** The passkeys of the account: listed, added on this device, removed (specification#passkeys). */
export function Passkeys({ me }: { me: Me }) {
  const translate = useWords("common", "settings");
  const list = useRead(accountEndpoints.passkeys, {});
  const [open, setOpen] = useState<"add" | Passkey | null>(null);
  const close = () => setOpen(null);
  const add = async (proof: PasskeyProof) => {
    const added = await addOwnPasskey(proof);
    if (added !== "added" && "error" in added) return added.error;
    if (added !== "added") return translate(`security.${added.failure}`);
    close();
    showToast("ok", translate("security.passkeyAdded"));
    return null;
  };
  const remove = async (passkey: Passkey, proof: PasskeyProof) => {
    const error = await removeOwnPasskey(passkey.id, proof);
    if (error) return error;
    close();
    showToast("ok", translate("security.passkeyRemoved"));
    return null;
  };
  if (list.state === "loading") return <Loading label={translate("settings.loading")} count={1} />;
  if (list.state === "error") {
    return (
      <ErrorState
        isSmall
        text={translate("security.loadFailed", { reason: list.error.message })}
        retryLabel={translate("actions.retry")}
        onRetry={list.reload}
      />
    );
  }
  const common = { username: me.username, hasPassword: me.hasPassword, onClose: close };
  return (
    <>
      <ul className="plain-list">
        {list.data.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setOpen(passkey)} />
        ))}
      </ul>
      <div className={`row wrap items-center gap-8 ${styles.actions}`}>
        {canUsePasskeys() ? (
          <Button icon="fingerprint" onClick={() => setOpen("add")}>
            {translate("security.addPasskey")}
          </Button>
        ) : (
          <p className="secondary">{translate("security.notSupported")}</p>
        )}
        {list.data.length === 0 ? (
          <p className="secondary">{translate("security.noPasskeys")}</p>
        ) : null}
      </div>
      {open === "add" ? (
        <ProofDialog
          {...common}
          title={translate("security.addPasskey")}
          saveLabel={translate("security.next")}
          hasPasskey={list.data.length > 0}
          onProof={add}
        />
      ) : null}
      {open !== null && open !== "add" ? (
        <ProofDialog
          {...common}
          title={translate("security.removeTitle")}
          text={translate("security.removeText")}
          saveLabel={translate("security.removePasskey")}
          hasPasskey={canUsePasskeys()}
          onProof={(proof) => remove(open, proof)}
        />
      ) : null}
    </>
  );
}
