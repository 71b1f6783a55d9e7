import { addressOf, type pages } from "@castor/core/pages.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type * as z from "zod/mini";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { ResetPasswordForm } from "../../features/account/reset-password-form.tsx";
import { useResetLink } from "../../features/account/use-reset-link.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";

/** /reset-password?token=...: sets a new password by the link of a mail, then opens the login. */
export default function ResetPasswordPage() {
  const translate = useWords("common", "account");
  const router = useRouter();
  const search: z.infer<typeof pages.resetPassword.search> = useSearch({ strict: false });
  // The token is removed from the address at once, so the page keeps it in state.
  const [token] = useState(search.token);
  const link = useResetLink(token);
  const [isMaybeDone, setMaybeDone] = useState(false);
  const toLogin = <Link href={addressOf("login")}>{translate("account.backToLogin")}</Link>;
  const finish = (message: string) => {
    showToast("ok", message);
    void router.navigate({ href: addressOf("login"), replace: true });
  };
  const refuse = (isMaybe: boolean) => {
    setMaybeDone(isMaybe);
    link.refuse();
  };
  if (link.state === "invalid" || token === undefined) {
    return <InvalidLink isBare={token === undefined} isMaybeDone={isMaybeDone} below={toLogin} />;
  }
  if (link.state === "failed") {
    return (
      <AccountFrame
        pose="naps"
        title={translate("account.checkFailed")}
        lead={link.message}
        below={toLogin}
      >
        <Button kind="primary" isWide onClick={link.retry}>
          {translate("actions.retry")}
        </Button>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      pose="gnaws-pencil"
      title={translate("account.resetTitle")}
      lead={translate("account.resetLead")}
      below={toLogin}
    >
      {link.state === "checking" ? (
        <Loading label={translate("account.checkingLink")} count={4} />
      ) : (
        <ResetPasswordForm token={token} onDone={finish} onRefused={refuse} />
      )}
    </AccountFrame>
  );
}

interface InvalidLinkProps {
  /** The page has no token: it was reloaded, or its address was typed. */
  isBare: boolean;
  /** The password may be set, though the answer was lost. */
  isMaybeDone: boolean;
  below: ReactNode;
}

/** Explains an invalid or used link, and links to a new one. */
function InvalidLink({ isBare, isMaybeDone, below }: InvalidLinkProps) {
  const translate = useWords("common", "account");
  return (
    <AccountFrame
      pose="dives"
      title={translate("account.invalidLink")}
      lead={translate("account.invalidLinkText")}
      below={below}
    >
      <div className="stack gap-16">
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
