import { addressOf } from "@castor/core/pages.ts";
import { Suspense } from "react";
import { useSession } from "../../data/session/session-store.ts";
import { useFirstWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";

/** A chunk of its own: an anonymous visitor's first page needs no requests. */
const SignedIn = lazyAfterFirstPaint(async () => (await import("./signed-in.tsx")).SignedIn);

/** The logout until the user's name is there, so that the header keeps its places. */
function LogOut() {
  const translate = useFirstWords();
  const leave = async () => {
    const { requestLogOut } = await import("../../data/session/request-logout.ts");
    await requestLogOut();
  };
  return (
    <Button icon="logout" onClick={() => void leave()}>
      {translate("header.logout")}
    </Button>
  );
}

/** The user's name and the logout, or the link to the login. `onLogin`: that link has been pressed. */
export function AccountPart({ onLogin }: { onLogin?: () => void }) {
  const translate = useFirstWords();
  const { isLoggedIn } = useSession();
  if (!isLoggedIn)
    return (
      <ButtonLink href={addressOf("login")} onClick={onLogin}>
        {translate("header.login")}
      </ButtonLink>
    );
  return (
    <Suspense fallback={<LogOut />}>
      <SignedIn />
    </Suspense>
  );
}
