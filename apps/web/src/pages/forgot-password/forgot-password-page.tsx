import { addressOf } from "@castor/core/pages.ts";
import { useState } from "react";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { ForgotPasswordForm, type SentLink } from "../../features/account/forgot-password-form.tsx";
import { useLoginDraft } from "../../features/account/login-draft.ts";
import { withRedirect } from "../../features/account/redirect-target.ts";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";

/** /forgot-password: requests a link by mail, then says where to look for it. */
export default function ForgotPasswordPage() {
  const translate = useWords("common", "account");
  const draft = useLoginDraft();
  const [sent, setSent] = useState<SentLink | null>(null);
  return (
    <AccountFrame
      pose={sent ? "carries-letter" : "gnaws-pencil"}
      title={translate(sent ? "account.verifyTitle" : "account.forgotPassword")}
      lead={
        sent
          ? translate("account.forgotSentLead", { email: sent.email })
          : translate("account.forgotLead")
      }
      below={
        <Link
          href={withRedirect(addressOf("login"), draft?.redirectUrl)}
          state={draft ? { loginDraft: draft } : undefined}
        >
          {translate("account.backToLogin")}
        </Link>
      }
    >
      <ForgotPasswordForm email={draft?.username ?? ""} sent={sent} onSent={setSent} />
    </AccountFrame>
  );
}
