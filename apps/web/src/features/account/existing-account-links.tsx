import { addressOf } from "@castor/core/pages.ts";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";
import styles from "./account-form.module.css";
import type { LoginDraft } from "./login-draft.ts";
import { withRedirect } from "./redirect-target.ts";

/** The links for an address that has an account already: login and forgotten password, both with the address filled in. */
export function ExistingAccountLinks(loginDraft: LoginDraft) {
  const translate = useWords("common", "account");
  return (
    <p className={`row wrap ${styles.waysOn}`}>
      <Link href={withRedirect(addressOf("login"), loginDraft.redirectUrl)} state={{ loginDraft }}>
        {translate("account.logIn")}
      </Link>
      <Link href={addressOf("forgotPassword")} state={{ loginDraft }}>
        {translate("account.forgotPassword")}
      </Link>
    </p>
  );
}
