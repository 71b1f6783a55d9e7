import { addressOf } from "@castor/core/pages.ts";
import { useState } from "react";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { ForgotPasswordForm } from "../../features/account/forgot-password-form.tsx";
import { useLoginDraft } from "../../features/account/login-draft.ts";
import { withRedirect } from "../../features/account/redirect-target.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";

/** /forgot-password: asks for a link by mail, then says where to look for it. */
export default function ForgotPasswordPage() {
  const translate = useWords();
  const draft = useLoginDraft();
  const [said, setSaid] = useState<string | null>(null);
  const isSent = said !== null;
  return (
    <AccountFrame
      pose={isSent ? "carries-letter" : "gnaws-pencil"}
      title={translate(isSent ? "account.verifyTitle" : "account.forgotPassword")}
      lead={translate(isSent ? "account.forgotSentLead" : "account.forgotLead")}
      below={
        <>
          {isSent ? (
            <Button kind="quiet" onClick={() => setSaid(null)}>
              {translate("account.otherAddress")}
            </Button>
          ) : null}
          <Link
            href={withRedirect(addressOf("login"), draft?.redirectUrl)}
            state={draft ? { loginDraft: draft } : undefined}
          >
            {translate("account.backToLogin")}
          </Link>
        </>
      }
    >
      <ForgotPasswordForm email={draft?.username ?? ""} said={said} onSent={setSaid} />
    </AccountFrame>
  );
}
