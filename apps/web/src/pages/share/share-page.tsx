import { addressOf } from "@castor/core/pages.ts";
import { useSession } from "../../data/session/session-store.ts";
import { useWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { MessagePage } from "../../ui/feedback/message-page.tsx";

/** /share/{tripName} of an invalid link. The router leads all others on (specification#share-link). */
export default function SharePage() {
  const translate = useWords("common", "sharing");
  const { isLoggedIn } = useSession();
  return (
    <MessagePage
      pose="gnaws-pencil"
      title={translate("visitor.badLinkTitle")}
      texts={[translate("visitor.badLinkText"), translate("visitor.badLinkTip")]}
    >
      <ButtonLink kind="primary" href={addressOf("catalog")}>
        {translate("sharing.toCatalog")}
      </ButtonLink>
      <ButtonLink href={addressOf(isLoggedIn ? "home" : "index")}>
        {translate("actions.goHome")}
      </ButtonLink>
    </MessagePage>
  );
}
