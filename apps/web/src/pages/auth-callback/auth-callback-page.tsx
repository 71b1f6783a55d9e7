import { addressOf, type pages } from "@castor/core/pages.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { useOfferedLogins } from "../../data/session/offered-logins.ts";
import { useSession } from "../../data/session/session-store.ts";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { JoinForm } from "../../features/account/join-form.tsx";
import { addressAfter, useSocialLogin } from "../../features/account/use-social-login.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";

/** /auth/callback?code=... or ?error=...: the end of a social login; ?join=...: the link of a mail that proves an account. */
export default function AuthCallbackPage() {
  const translate = useWords("common", "account");
  const router = useRouter();
  const { isLoggedIn } = useSession();
  const search: z.infer<typeof pages.authCallback.search> = useSearch({ strict: false });
  // Both are removed from the address at once, so the page keeps them in state.
  const [returned] = useState(search);
  const offered = useOfferedLogins();
  const login = useSocialLogin(returned);
  const address = login.state === "done" ? login.address : null;
  useEffect(() => {
    if (address !== null) void router.navigate({ href: address, replace: true });
  }, [address, router]);
  if (login.state === "joins") {
    const { join, token } = login;
    const name = offered.find(({ id }) => id === join.provider)?.name ?? join.provider;
    return (
      <AccountFrame
        pose="waves"
        title={translate("account.joinTitle")}
        lead={
          token === undefined
            ? translate("account.joinLead", { email: join.username, name })
            : translate("account.joinMailLead")
        }
        below={<Link href={addressOf("login")}>{translate("account.backToLogin")}</Link>}
      >
        <JoinForm
          join={join}
          token={token}
          onJoined={() => void router.navigate({ href: addressAfter(join), replace: true })}
        />
      </AccountFrame>
    );
  }
  if (login.state === "refused") {
    return (
      <AccountFrame
        pose="gnaws-pencil"
        title={translate("account.socialFailed")}
        lead={translate(`account.socialErrors.${login.reason}`)}
        below={
          isLoggedIn ? <Link href={addressOf("home")}>{translate("actions.goHome")}</Link> : null
        }
      >
        <ButtonLink kind="primary" isWide href={addressOf("login")}>
          {translate("account.backToLogin")}
        </ButtonLink>
      </AccountFrame>
    );
  }
  if (login.state === "failed") {
    return (
      <AccountFrame
        pose="naps"
        title={translate("account.socialUnanswered")}
        lead={login.message}
        below={<Link href={addressOf("login")}>{translate("account.backToLogin")}</Link>}
      >
        <Button kind="primary" isWide onClick={login.retry}>
          {translate("actions.retry")}
        </Button>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      pose="waves"
      title={translate("titles.authCallback")}
      lead={translate("account.signingIn")}
    >
      <Loading label={translate("account.signingIn")} count={2} />
    </AccountFrame>
  );
}
