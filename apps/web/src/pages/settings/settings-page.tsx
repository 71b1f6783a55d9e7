import { addressOf, pageOf } from "@castor/core/pages.ts";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { forgetDrafts } from "../../data/forms/form-drafts.ts";
import { cacheOwner } from "../../data/http/cache/cached-call.ts";
import { withCache } from "../../data/http/cache/remember-answer.ts";
import { useSession } from "../../data/session/session-store.ts";
import { clearTokens, loginAddress } from "../../data/session/tokens.ts";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { PageFrame } from "../../ui/layout/page-frame.tsx";
import { Settings } from "./settings.tsx";

/** /settings: the user's settings; visitors log in first and return. */
export default function SettingsPage() {
  const translate = useWords("common", "settings");
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
    // No draft of a deleted account stays here. Its deferred changes are not sent: the server would refuse them.
    forgetDrafts();
    const owner = cacheOwner();
    if (owner !== null) void withCache(({ clearCache }) => clearCache(owner));
    clearTokens();
    showToast("info", translate("settings.farewell"));
    void router.navigate({ href: addressOf("index"), replace: true });
  }, [router, translate]);
  return isLoggedIn ? (
    <PageFrame title={translate("titles.settings")}>
      <Settings onDeleted={leave} />
    </PageFrame>
  ) : null;
}
