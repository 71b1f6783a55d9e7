import { addressOf } from "@castor/core/pages.ts";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { useAwaitedEmail } from "../../features/account/awaited-email.ts";
import { MailTip } from "../../features/account/mail-tip.tsx";
import { ResendForm } from "../../features/account/resend-form.tsx";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/link.tsx";
import styles from "./verify-email-page.module.css";

/** /verify-email: the wait after registration. */
export default function VerifyEmailPage() {
  const translate = useWords();
  const email = useAwaitedEmail();
  return (
    <AccountFrame
      pose="carries-letter"
      title={translate("account.verifyTitle")}
      lead={
        email ? translate("account.verifyText", { email }) : translate("account.verifyTextUnknown")
      }
      below={
        <>
          <Link href={addressOf("register")}>{translate("account.otherAddress")}</Link>
          <Link href={addressOf("login")}>{translate("account.logIn")}</Link>
        </>
      }
    >
      <div className={styles.content}>
        <MailTip tip={translate("account.verifyTip")} />
        <ResendForm key={email} email={email} label={translate("account.resend")} />
      </div>
    </AccountFrame>
  );
}
