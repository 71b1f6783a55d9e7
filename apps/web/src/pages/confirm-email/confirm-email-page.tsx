import { addressOf, type pages } from "@castor/core/pages.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { useSession } from "../../data/session-store.ts";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { ResendForm } from "../../features/account/resend-form.tsx";
import { useConfirmation } from "../../features/account/use-confirmation.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Loading } from "../../ui/loading.tsx";
import { notify } from "../../ui/notify.ts";

/** /confirm-email?token=...: confirms on arrival, then one is in. */
export default function ConfirmEmailPage() {
  const translate = useWords();
  const router = useRouter();
  const { isLoggedIn } = useSession();
  const search: z.infer<typeof pages.confirmEmail.search> = useSearch({ strict: false });
  // The address loses the token at once, so the page keeps the one that it came with.
  const [token] = useState(search.token);
  const confirmation = useConfirmation(token);
  useEffect(() => {
    if (confirmation.state !== "done") return;
    notify("ok", translate("account.confirmed"));
    void router.navigate({ href: addressOf("home"), replace: true });
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
    <Link href={addressOf("login")}>{translate("account.logIn")}</Link>
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
