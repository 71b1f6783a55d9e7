import type { Fix } from "@castor/core/mend/fix.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./finding-fixes.module.css";
import { useFixWords } from "./say-fix.ts";
import { useOutcomeWords } from "./say-outcome.ts";

export interface FixRowProps {
  trip: Trip;
  fix: Fix;
  onApply: () => void;
}

/** A fix with what it changes, and a button that applies it. */
export function FixRow({ trip, fix, onApply }: FixRowProps) {
  const translate = useWords("common", "check");
  const say = useFixWords(trip)(fix);
  const outcome = useOutcomeWords(trip)(fix);
  return (
    <li className={styles.fix}>
      <div className={styles.words}>
        <div className={styles.name} dir="auto">
          {say}
        </div>
        {outcome.map((line) => (
          <div key={line} className="secondary tabular">
            {line}
          </div>
        ))}
      </div>
      <Button aria-label={translate("fixes.applyWhat", { fix: say })} onClick={onApply}>
        {translate("fixes.apply")}
      </Button>
    </li>
  );
}
