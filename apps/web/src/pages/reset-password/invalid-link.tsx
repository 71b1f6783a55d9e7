import { addressOf } from "@castor/core/pages.ts";
import type { ReactNode } from "react";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { useWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import styles from "./invalid-link.module.css";

export interface InvalidLinkProps {
  /** The page has no token: it was reloaded, or its address was typed. */
  isBare: boolean;
  /** The password may be set, though the answer was lost. */
  isMaybeDone: boolean;
  below: ReactNode;
}

/** Explains an invalid or used link, and links to a new one. */
export function InvalidLink({ isBare, isMaybeDone, below }: InvalidLinkProps) {
  const translate = useWords("common", "account");
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
