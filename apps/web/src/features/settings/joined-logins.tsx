import type { Me } from "@castor/core/account/session.ts";
import type { JoinedLogin } from "@castor/core/account/social-login.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useState } from "react";
import { toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { markChanged } from "../../data/http/query-client.ts";
import { useRead } from "../../data/http/use-read.ts";
import { canUsePasskeys } from "../../device/passkeys.ts";
import { useWords } from "../../i18n/words.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { JoinedLoginRow } from "./joined/joined-login-row.tsx";
import type { PasskeyProof } from "./passkeys/own-passkeys.ts";
import { ProofDialog } from "./passkeys/proof-dialog.tsx";

const { socialLogins, removeSocialLogin } = accountEndpoints;

export interface JoinedLoginsProps {
  me: Me;
  nameProvider: (id: string) => string;
}

/** The social logins of the account: listed with their dates, removed after a proof (specification#social-login-account). */
export function JoinedLogins({ me, nameProvider }: JoinedLoginsProps) {
  const translate = useWords("common", "settings");
  const list = useRead(socialLogins, {});
  const [open, setOpen] = useState<JoinedLogin | null>(null);
  const remove = async ({ id, provider }: JoinedLogin, proof: PasskeyProof) => {
    try {
      await callEndpoint(removeSocialLogin, { id, body: proof });
    } catch (thrown) {
      const error = toApiError(thrown);
      // Another window removed it already.
      if (error.code !== "NOT_FOUND") return error;
    } finally {
      void markChanged(removeSocialLogin.changes);
    }
    setOpen(null);
    const name = nameProvider(provider);
    showToast("ok", translate("security.socialLoginRemoved", { name }));
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
  return (
    <>
      <ul className="plain-list">
        {list.data.map((joined) => (
          <JoinedLoginRow
            key={joined.id}
            joined={joined}
            name={nameProvider(joined.provider)}
            onRemove={() => setOpen(joined)}
          />
        ))}
      </ul>
      {list.data.length === 0 ? (
        <p className="secondary">
          {translate("security.noSocialLogins")} {translate("security.addSocialLogin")}
        </p>
      ) : null}
      {open === null ? null : (
        <ProofDialog
          username={me.username}
          hasPassword={me.hasPassword}
          hasPasskey={canUsePasskeys()}
          title={translate("security.removeSocialTitle", { name: nameProvider(open.provider) })}
          text={translate("security.removeSocialText")}
          saveLabel={translate("security.removeSocialLogin")}
          onProof={(proof) => remove(open, proof)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
