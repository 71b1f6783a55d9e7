import { addressOf } from "@castor/core/pages.ts";
import { Suspense, useState } from "react";
import { useSession } from "../../data/session/session-store.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";
import styles from "./header.module.css";

/** A chunk of its own: an anonymous visitor's first page needs no requests. */
const UserName = lazyAfterFirstPaint(async () => (await import("./user-name.tsx")).UserName);

/** In the first chunk, so that the header keeps its places. What it does is loaded with the page's later parts. */
function LogOut() {
  const translate = useWords();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      const { requestLogOut } = await import("../../data/session/request-logout.ts");
      await requestLogOut();
    } finally {
      setLeaving(false);
    }
  };
  return (
    <Button icon="logout" isBusy={isLeaving} onClick={() => void leave()}>
      {translate("header.logout")}
    </Button>
  );
}

/** The user's name and the logout, or the link to the login. `onLogin`: that link has been pressed. */
export function AccountPart({ onLogin }: { onLogin?: () => void }) {
  const translate = useWords();
  const { isLoggedIn } = useSession();
  if (!isLoggedIn)
    return (
      <ButtonLink href={addressOf("login")} onClick={onLogin}>
        {translate("header.login")}
      </ButtonLink>
    );
  return (
    <>
      <div className={styles.who}>
        <Suspense>
          <UserName />
        </Suspense>
      </div>
      <LogOut />
    </>
  );
}
