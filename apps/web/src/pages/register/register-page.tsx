import { addressOf } from "@castor/core/pages.ts";
import { useHasDemo } from "../../data/demo/demo-trip.ts";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import {
  useLeaveWhenLoggedIn,
  useRedirectUrl,
  wantsCopy,
  withRedirect,
} from "../../features/account/redirect-target.ts";
import { RegisterForm } from "../../features/account/register-form.tsx";
import { SocialLogins } from "../../features/account/social-logins.tsx";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";

/** /register. */
export default function RegisterPage() {
  const translate = useWords("common", "account");
  const redirectUrl = useRedirectUrl();
  const hasDemo = useHasDemo();
  useLeaveWhenLoggedIn(redirectUrl);
  return (
    <AccountFrame
      pose="unrolls-map"
      title={translate("account.signUpTitle")}
      lead={translate(
        hasDemo
          ? "account.demoLead"
          : wantsCopy(redirectUrl)
            ? "account.copyLead"
            : "account.signUpLead",
      )}
      below={
        <>
          <span>{translate("account.haveAccount")}</span>
          <Link href={withRedirect(addressOf("login"), redirectUrl)}>
            {translate("account.logIn")}
          </Link>
        </>
      }
    >
      <RegisterForm redirectUrl={redirectUrl} />
      <SocialLogins redirectUrl={redirectUrl} />
    </AccountFrame>
  );
}
