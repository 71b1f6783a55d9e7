import { useMe } from "../../data/session/session.ts";
import { useWords } from "../../i18n/words.ts";

/** The name of the logged-in user, once it is known. */
export function UserName() {
  const translate = useWords();
  const me = useMe();
  if (!me.data) return null;
  const name = me.data.fullName;
  return (
    <p className="one-line" data-tooltip={translate("header.signedInAs", { name })}>
      {name}
    </p>
  );
}
