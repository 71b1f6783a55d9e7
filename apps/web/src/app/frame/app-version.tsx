import { Suspense, useEffect } from "react";
import { whenIdle } from "../../device/loading/when-idle.ts";
import { chooseManifest } from "../../device/screen/app-manifest.ts";
import { readStored } from "../../device/storage/storage.ts";
import {
  keepLanguage,
  startAppWorker,
  useIsUpdateOffered,
} from "../../device/worker/app-worker.ts";
import { usePressedNotice } from "../../features/notices/use-pressed-notice.ts";
import { useLanguage } from "../../i18n/words.ts";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";

const UpdateBanner = lazyAfterFirstPaint(
  async () => (await import("./update-banner.tsx")).UpdateBanner,
);

/** Starts the worker that opens the app without a network, and offers a new version. */
export function AppVersion() {
  const isOffered = useIsUpdateOffered();
  const language = useLanguage();
  useEffect(() => void startAppWorker(language), [language]);
  useEffect(() => keepLanguage(language), [language]);
  useEffect(() => chooseManifest(language), [language]);
  useEffect(() => {
    if (readStored("push_endpoint") === null) return;
    return whenIdle(() => {
      // The next start tries again.
      import("../../data/push/push-here.ts").then(({ renewPush }) => renewPush()).catch(() => {});
    });
  }, []);
  usePressedNotice();
  return isOffered ? (
    <Suspense>
      <UpdateBanner />
    </Suspense>
  ) : null;
}
