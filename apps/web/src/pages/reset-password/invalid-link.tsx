import { addressOf } from "@castor/core/pages.ts";
import type { ReactNode } from "react";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./invalid-link.module.css";

export interface InvalidLinkProps {
  /** The page came without a token: it was reloaded, or its address was typed. */
  isBare: boolean;
  /** The password may be set although nobody heard so. */
  isMaybeDone: boolean;
  below: ReactNode;
}

/** A link that sets no password (any more), and the way to a new one. */
export function InvalidLink({ isBare, isMaybeDone, below }: InvalidLinkProps) {
  const translate = useWords();
  return (
    <AccountFrame
      pose="dives"
      title={translate("account.invalidLink")}
      lead={translate("account.invalidLinkText")}
      below={below}
    >
      <div className={styles.content}>
        {isMaybeDone ? (
          <Alert kind="warn">{translate("account.maybeReset")}</Alert>
        ) : (
          <p className="secondary">
            {translate(isBare ? "account.bareLinkTip" : "account.invalidLinkTip")}
          </p>
        )}
        <ButtonLink kind="primary" icon="mail" isWide href={addressOf("forgotPassword")}>
          {translate("account.requestNewLink")}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
