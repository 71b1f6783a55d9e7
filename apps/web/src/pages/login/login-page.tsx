import { addressOf } from "@castor/core/pages.ts";
import { useState } from "react";
import { useHasDemo } from "../../data/demo/demo-trip.ts";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { LoginForm } from "../../features/account/login-form.tsx";
import { PasskeyLogin } from "../../features/account/passkey-login.tsx";
import {
  useLeaveWhenLoggedIn,
  useRedirectUrl,
  wantsCopy,
  withRedirect,
} from "../../features/account/redirect-target.ts";
import { SocialLogins } from "../../features/account/social-logins.tsx";
import { TwoStepForm } from "../../features/account/two-step-form.tsx";
import { useWaitingChanges } from "../../features/account/use-waiting-changes.ts";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";

/** /login, with `redirectUrl` as the target afterwards. */
export default function LoginPage() {
  const translate = useWords("common", "account");
  const redirectUrl = useRedirectUrl();
  const hasDemo = useHasDemo();
  useLeaveWhenLoggedIn(redirectUrl);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [username, setUsername] = useState<string>();
  const waiting = useWaitingChanges();
  const notice = isOver
    ? translate("account.twoStepOver")
    : waiting > 0
      ? translate("account.waiting", { count: waiting })
      : undefined;
  if (challenge !== null) {
    return (
      <AccountFrame
        pose="waves"
        title={translate("account.twoStepTitle")}
        lead={translate("account.twoStepLead")}
      >
        <TwoStepForm
          challenge={challenge}
          onBack={(isOver) => {
            setOver(isOver);
            setChallenge(null);
          }}
        />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      pose="waves"
      title={translate("account.logInTitle")}
      lead={translate(
        hasDemo
          ? "account.demoLead"
          : wantsCopy(redirectUrl)
            ? "account.copyLead"
            : "account.logInLead",
      )}
      below={
        <>
          <span>{translate("account.noAccount")}</span>
          <Link href={withRedirect(addressOf("register"), redirectUrl)}>
            {translate("account.signUp")}
          </Link>
        </>
      }
    >
      <LoginForm
        redirectUrl={redirectUrl}
        notice={notice}
        username={username}
        onTwoStep={(challenge, username) => {
          setUsername(username);
          setChallenge(challenge);
        }}
      />
      <PasskeyLogin />
      <SocialLogins redirectUrl={redirectUrl} />
    </AccountFrame>
  );
}
