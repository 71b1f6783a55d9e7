import { addressOf, pageOf } from "@castor/core/pages.ts";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { forgetDrafts } from "../../data/form-drafts.ts";
import { useSession } from "../../data/session-store.ts";
import { clearTokens, loginAddress } from "../../data/tokens.ts";
import { useWords } from "../../i18n/words.ts";
import { notify } from "../../ui/notify.ts";
import { PageFrame } from "../../ui/page-frame.tsx";
import { Settings } from "./settings.tsx";

/** /settings: what concerns oneself; visitors log in first and come back. */
export default function SettingsPage() {
  const translate = useWords();
  const router = useRouter();
  const { isLoggedIn } = useSession();
  const isDeleted = useRef(false);
  useEffect(() => {
    const { href, pathname } = router.state.location;
    if (isLoggedIn || isDeleted.current || pageOf(pathname) !== "settings") return;
    void router.navigate({ href: loginAddress(href), replace: true });
  }, [isLoggedIn, router]);
  const leave = useCallback(() => {
    isDeleted.current = true;
    // Of an account that is gone nothing stays here; what was held back nobody takes any more.
    forgetDrafts();
    clearTokens();
    notify("info", translate("settings.farewell"));
    void router.navigate({ href: addressOf("index"), replace: true });
  }, [router, translate]);
  return isLoggedIn ? (
    <PageFrame title={translate("titles.settings")}>
      <Settings onDeleted={leave} />
    </PageFrame>
  ) : null;
}
