import type { PageName } from "@castor/core/pages.ts";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { recordPage, useConsent } from "../data/analytics.ts";
import { loadAllWords } from "../i18n/words.ts";

/** The question with its words, where there is one to ask. If it does not come, nobody is asked. */
const ConsentCard = lazy<ComponentType<{ onAnswer: () => void }>>(() =>
  Promise.all([import("../features/analytics/consent-card.tsx"), loadAllWords()]).then(
    ([module]) => ({ default: module.ConsentCard }),
    () => ({ default: () => null }),
  ),
);

/** Pages whose screen is full already, or is for paper: the question waits for another one. */
const crowded: readonly (PageName | null)[] = ["map", "print"];

/** Tells analytics which page is open, once the visitor agreed, and asks them where nothing was said yet. */
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
