import { addressOf, type pages } from "@castor/core/pages.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { useSession } from "../../data/session/session-store.ts";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import {
  readConfirmedTarget,
  takeConfirmedTarget,
} from "../../features/account/confirmed-target.ts";
import { withRedirect } from "../../features/account/redirect-target.ts";
import { RegistrantForm } from "../../features/account/registrant-form.tsx";
import { ResendForm } from "../../features/account/resend-form.tsx";
import { useConfirmation } from "../../features/account/use-confirmation.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";

/**
 * /confirm-email?token=...: confirms on arrival in the browser that registered, elsewhere with the password. Then the user
 * is logged in.
 */
export default function ConfirmEmailPage() {
  const translate = useWords("common", "account");
  const router = useRouter();
  const { isLoggedIn } = useSession();
  const search: z.infer<typeof pages.confirmEmail.search> = useSearch({ strict: false });
  // The token is removed from the address at once, so the page keeps it in state.
  const [token] = useState(search.token);
  const confirmation = useConfirmation(token);
  useEffect(() => {
    if (confirmation.state !== "done") return;
    showToast("ok", translate("account.confirmed"));
    void router.navigate({ href: takeConfirmedTarget(), replace: true });
  }, [confirmation.state, router, translate]);
  if (confirmation.state === "refused" && isLoggedIn) {
    return (
      <AccountFrame
        pose="gnaws-pencil"
        title={confirmation.message}
        lead={translate("account.confirmNotNeeded")}
      >
        <ButtonLink kind="primary" isWide href={addressOf("home")}>
          {translate("actions.goHome")}
        </ButtonLink>
      </AccountFrame>
    );
  }
  const wayOn = isLoggedIn ? (
    <Link href={addressOf("home")}>{translate("actions.goHome")}</Link>
  ) : (
    <Link href={withRedirect(addressOf("login"), readConfirmedTarget())}>
      {translate("account.logIn")}
    </Link>
  );
  if (confirmation.state === "refused") {
    return (
      <AccountFrame
        pose="gnaws-pencil"
        title={confirmation.message}
        lead={translate("account.confirmFailedText")}
        below={wayOn}
      >
        <ResendForm email={null} label={translate("account.sendNewLink")} />
      </AccountFrame>
    );
  }
  if (confirmation.state === "asks" && token !== undefined) {
    return (
      <AccountFrame
        pose="carries-letter"
        title={translate("account.registrantTitle")}
        lead={translate("account.registrantLead")}
        below={
          <>
            <span>{translate("account.notRegistrant")}</span>
            <Link href={addressOf("forgotPassword")}>{translate("account.forgotPassword")}</Link>
          </>
        }
      >
        <RegistrantForm token={token} onSettled={confirmation.settle} />
      </AccountFrame>
    );
  }
  if (confirmation.state === "failed") {
    return (
      <AccountFrame
        pose="naps"
        title={translate("errors.failedToVerifyEmail")}
        lead={confirmation.message}
        below={wayOn}
      >
        <Button kind="primary" isWide onClick={confirmation.retry}>
          {translate("actions.retry")}
        </Button>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      pose="carries-letter"
      title={translate("titles.confirmEmail")}
      lead={translate("account.confirming")}
    >
      <Loading label={translate("account.confirming")} count={2} />
    </AccountFrame>
  );
}
