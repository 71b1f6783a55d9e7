import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./check-badge.module.css";
import { type CheckState, findingsOf } from "./check-state.ts";
import { iconOfSeverity } from "./severity-icon.ts";

export interface CheckBadgeProps {
  check: CheckState;
  onOpen: () => void;
  /** Where there is little room. */
  isHiddenWhenFine?: boolean;
}

/**
 * The number of findings of a trip, which opens them. Hints are counted quietly, without the colour of a warning. It has its
 * room from the start: the check ends late, and nothing may move then.
 */
export function CheckBadge({ check, onOpen, isHiddenWhenFine = false }: CheckBadgeProps) {
  const translate = useWords("common");
  const findings = findingsOf(check);
  const [worst] = findings;
  if (!worst && isHiddenWhenFine) return null;
  const words = worst
    ? translate("check.badge", { count: findings.length })
    : translate("check.open");
  return (
    <button
      type="button"
      className={`inline-row items-center justify-center gap-4 rigid ${styles.badge} ${worst ? styles[worst.severity] : ""}`}
      aria-label={words}
      data-tooltip={words}
      onClick={onOpen}
    >
      <Icon name={worst ? iconOfSeverity[worst.severity] : "circle-check"} size={20} />
      {worst ? findings.length : null}
    </button>
  );
}
