import type { Fix } from "@castor/core/mend/fix.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useFixWords } from "./describe-fix.ts";
import { useOutcomeWords } from "./describe-outcome.ts";
import styles from "./finding-fixes.module.css";

export interface FixRowProps {
  trip: Trip;
  fix: Fix;
  onApply: () => void;
}

/** A fix with what it changes, and a button that applies it. */
export function FixRow({ trip, fix, onApply }: FixRowProps) {
  const translate = useWords("common", "check");
  const describeFix = useFixWords(trip)(fix);
  const outcome = useOutcomeWords(trip)(fix);
  return (
    <li className={`row justify-between gap-12 ${styles.fix}`}>
      <div className="narrows">
        <div className="breaks" dir="auto">
          {describeFix}
        </div>
        {outcome.map((line) => (
          <div key={line} className="secondary tabular">
            {line}
          </div>
        ))}
      </div>
      <Button aria-label={translate("fixes.applyWhat", { fix: describeFix })} onClick={onApply}>
        {translate("fixes.apply")}
      </Button>
    </li>
  );
}
