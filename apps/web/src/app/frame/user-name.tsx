import { useMe } from "../../data/session/session.ts";
import { useFirstWords } from "../../i18n/words.ts";
import styles from "./header.module.css";

/** The name of the logged-in user, once it is known. */
export function UserName() {
  const translate = useFirstWords();
  const me = useMe();
  if (!me.data) return null;
  const name = me.data.fullName;
  return (
    <span className={`one-line ${styles.name}`} title={translate("header.signedInAs", { name })}>
      {name}
    </span>
  );
}
