import type { PageName } from "@castor/core/pages.ts";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { recordPage, useConsent } from "../../data/analytics.ts";
import { loadChunk } from "../../device/loading/load-chunk.ts";

/** The consent question with its words. If it fails to load, no question is shown. */
const ConsentCard = lazy<ComponentType<{ onAnswer: () => void }>>(() =>
  loadChunk(() => import("../../features/analytics/consent-card.tsx")).then(
    (module) => ({ default: module.ConsentCard }),
    () => ({ default: () => null }),
  ),
);

/** Pages without room for the question, or for print. It waits for another page. */
const crowded: readonly (PageName | null)[] = ["map", "print"];

/** Records the open page once the visitor has agreed to analytics, and asks visitors who have not answered yet. */
export function Visit({ page, onAnswer }: { page: PageName | null; onAnswer: () => void }) {
  const { isConfigured, isGiven } = useConsent();
  useEffect(() => {
    if (isConfigured && isGiven && page !== null) recordPage(page);
  }, [isConfigured, isGiven, page]);
  if (!isConfigured || isGiven !== null || crowded.includes(page)) return null;
  return (
    <Suspense>
      <ConsentCard onAnswer={onAnswer} />
    </Suspense>
  );
}
