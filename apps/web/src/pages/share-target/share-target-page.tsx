import { addressOf } from "@castor/core/pages.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useSession } from "../../data/session/session-store.ts";
import { loginAddress } from "../../data/session/tokens.ts";
import { forgetShare, readShare } from "../../device/worker/read-share.ts";
import { joinShared } from "../../features/imports/read-shared-place.ts";
import { useWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { PageFrame } from "../../ui/layout/page-frame.tsx";
import type { StoredShare } from "../../worker/share-target.ts";
import { FilesForm } from "./files-form.tsx";
import { ShareForm } from "./share-form.tsx";

const hasContent = (share: StoredShare): boolean =>
  share.files.length > 0 || joinShared(share) !== "";

/** What was shared; undefined while it is read, null without any text or file. */
function useShare(): StoredShare | null | undefined {
  const [share, setShare] = useState<StoredShare | null>();
  useEffect(() => {
    void readShare(Date.now()).then((read) => setShare(read && hasContent(read) ? read : null));
  }, []);
  return share;
}

function Shared() {
  const translate = useWords("common", "share-target");
  const share = useShare();
  return (
    <PageFrame
      title={translate("titles.shareTarget")}
      lead={share ? translate("shareTarget.lead") : undefined}
      width="narrow"
    >
      {share === undefined ? (
        <Loading shape="cards" label={translate("actions.loading")} count={1} />
      ) : share === null ? (
        <EmptyState
          pose="naps"
          text={translate("shareTarget.nothing")}
          action={
            <ButtonLink kind="primary" href={addressOf("trips")}>
              {translate("titles.trips")}
            </ButtonLink>
          }
        />
      ) : share.files.length > 0 ? (
        // Programs put the name of a file, or words about themselves, beside it.
        <FilesForm share={share} onDone={forgetShare} />
      ) : (
        <ShareForm share={share} onDone={() => void forgetShare()} />
      )}
    </PageFrame>
  );
}

/** /share-target: takes what another program shared into a trip; visitors log in first and return. */
export default function ShareTargetPage() {
  const router = useRouter();
  const { isLoggedIn } = useSession();
  useEffect(() => {
    if (!isLoggedIn)
      void router.navigate({ href: loginAddress(addressOf("shareTarget")), replace: true });
  }, [isLoggedIn, router]);
  return isLoggedIn ? <Shared /> : null;
}
