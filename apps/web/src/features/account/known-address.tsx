import { addressOf } from "@castor/core/pages.ts";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/link.tsx";
import styles from "./account-form.module.css";
import type { LoginDraft } from "./login-draft.ts";
import { withRedirect } from "./redirect-target.ts";

/** The ways on of somebody who registers an address that has an account: both know the address already. */
export function KnownAddress(loginDraft: LoginDraft) {
  const translate = useWords();
  return (
    <p className={styles.waysOn}>
      <Link href={withRedirect(addressOf("login"), loginDraft.redirectUrl)} state={{ loginDraft }}>
        {translate("account.logIn")}
      </Link>
      <Link href={addressOf("forgotPassword")} state={{ loginDraft }}>
        {translate("account.forgotPassword")}
      </Link>
    </p>
  );
}
