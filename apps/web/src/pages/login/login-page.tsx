import { addressOf } from "@castor/core/pages.ts";
import { accountWords } from "@castor/i18n/features/account-words.ts";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { LoginForm } from "../../features/account/login-form.tsx";
import {
  useLeaveWhenLoggedIn,
  useRedirectUrl,
  wantsCopy,
  withRedirect,
} from "../../features/account/redirect-target.ts";
import { SocialLogins } from "../../features/account/social-logins.tsx";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";

/** /login, with `redirectUrl` as the target afterwards. */
export default function LoginPage() {
  const translate = useWords(accountWords);
  const redirectUrl = useRedirectUrl();
  useLeaveWhenLoggedIn(redirectUrl);
  return (
    <AccountFrame
      pose="waves"
      title={translate("account.logInTitle")}
      lead={translate(wantsCopy(redirectUrl) ? "account.copyLead" : "account.logInLead")}
      below={
        <>
          <span>{translate("account.noAccount")}</span>
          <Link href={withRedirect(addressOf("register"), redirectUrl)}>
            {translate("account.signUp")}
          </Link>
        </>
      }
    >
      <LoginForm redirectUrl={redirectUrl} />
      <SocialLogins redirectUrl={redirectUrl} />
    </AccountFrame>
  );
}
