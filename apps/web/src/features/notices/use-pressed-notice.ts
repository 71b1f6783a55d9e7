import { noticesEndpoints } from "@castor/core/endpoints/notices.ts";
import { noticeParameter } from "@castor/core/notices/notice-parameter.ts";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useChange } from "../../data/http/use-change.ts";
import { useSession } from "../../data/session/session-store.ts";
import { readNoticeMessage } from "../../worker/worker-message.ts";

/**
 * A pressed push message has read its notice (decision 130): the address names it where the press has opened the window, and the
 * worker tells it to one that was open.
 */
export function usePressedNotice(): void {
  const router = useRouter();
  const { isLoggedIn } = useSession();
  const { run } = useChange(noticesEndpoints.read);
  const read = useEffectEvent((id: string) => void run({ body: { ids: [id] } }));
  const named = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get(noticeParameter),
  });
  useEffect(() => {
    if (named === null || !isLoggedIn) return;
    read(named);
    const address = new URL(router.history.location.href, window.location.origin);
    address.searchParams.delete(noticeParameter);
    const href = address.pathname + address.search + address.hash;
    void router.navigate({ href, replace: true, resetScroll: false });
  }, [named, isLoggedIn, router]);
  useEffect(() => {
    const { serviceWorker } = navigator;
    const hear = ({ data }: MessageEvent) => {
      const told = readNoticeMessage(data);
      if (told !== null) read(told);
    };
    serviceWorker?.addEventListener("message", hear);
    return () => serviceWorker?.removeEventListener("message", hear);
  }, []);
}
