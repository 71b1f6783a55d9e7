import { addressOf } from "@castor/core/pages.ts";
import { Suspense } from "react";
import { useSession } from "../../data/session/session-store.ts";
import { useFirstWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";

/** A chunk of its own: an anonymous visitor's first page needs no requests. */
const SignedIn = lazyAfterFirstPaint(async () => (await import("./signed-in.tsx")).SignedIn);

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
    <Suspense>
      <SignedIn />
    </Suspense>
  );
}
