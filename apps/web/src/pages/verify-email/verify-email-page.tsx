import { addressOf } from "@castor/core/pages.ts";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { useAwaitedEmail } from "../../features/account/awaited-email.ts";
import { readConfirmedTarget } from "../../features/account/confirmed-target.ts";
import { MailTip } from "../../features/account/mail-tip.tsx";
import { withRedirect } from "../../features/account/redirect-target.ts";
import { ResendForm } from "../../features/account/resend-form.tsx";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";

/** /verify-email: the wait after registration. */
export default function VerifyEmailPage() {
  const translate = useWords("common", "account");
  const email = useAwaitedEmail();
  const target = readConfirmedTarget();
  return (
    <AccountFrame
      pose="carries-letter"
      title={translate("account.verifyTitle")}
      lead={
        email ? translate("account.verifyText", { email }) : translate("account.verifyTextUnknown")
      }
      below={
        <>
          <Link href={withRedirect(addressOf("register"), target)}>
            {translate("account.otherAddress")}
          </Link>
          <Link href={withRedirect(addressOf("login"), target)}>{translate("account.logIn")}</Link>
        </>
      }
    >
      <div className="stack gap-16">
        <MailTip tip={translate("account.verifyTip")} />
        <ResendForm key={email} email={email} label={translate("account.resend")} />
      </div>
    </AccountFrame>
  );
}
