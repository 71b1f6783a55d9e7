import { useState } from "react";
import { requestLogOut } from "../../data/session/request-logout.ts";
import { useMe } from "../../data/session/session.ts";
import { useFirstWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./header.module.css";

/** The logged-in user's name and the logout button. */
export function SignedIn() {
  const translate = useFirstWords();
  const me = useMe();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void requestLogOut().finally(() => setLeaving(false));
  };
  return (
    <>
      {me.data ? (
        <span
          className={`one-line ${styles.name}`}
          title={translate("header.signedInAs", { name: me.data.fullName })}
        >
          {me.data.fullName}
        </span>
      ) : null}
      <Button icon="logout" isBusy={isLeaving} onClick={leave}>
        {translate("header.logout")}
      </Button>
    </>
  );
}
