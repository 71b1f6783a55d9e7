import { Suspense, useEffect } from "react";
import { chooseManifest } from "../../device/screen/app-manifest.ts";
import { startAppWorker, useIsUpdateOffered } from "../../device/worker/app-worker.ts";
import { loadAllWords, useLanguage } from "../../i18n/words.ts";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";

const UpdateBanner = lazyAfterFirstPaint(async () => {
  const [banner] = await Promise.all([import("./update-banner.tsx"), loadAllWords()]);
  return banner.UpdateBanner;
});

/** Starts the worker that opens the app without a network, and offers a new version. */
export function AppVersion() {
  const isOffered = useIsUpdateOffered();
  const language = useLanguage();
  useEffect(() => void startAppWorker(), []);
  useEffect(() => chooseManifest(language), [language]);
  return isOffered ? (
    <Suspense>
      <UpdateBanner />
    </Suspense>
  ) : null;
}
