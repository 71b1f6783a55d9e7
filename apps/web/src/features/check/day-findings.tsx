import type { Finding } from "@castor/core/check/finding.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./check-badge.module.css";
import { iconOfSeverity } from "./severity-icon.ts";

export interface DayFindingsProps {
  /** Of the day in view, the worst first. */
  findings: readonly Finding[];
  onOpen: () => void;
}

/** The number of findings of a day, which opens them; nothing where there are none. */
export function DayFindings({ findings, onOpen }: DayFindingsProps) {
  const translate = useWords("common");
  const [worst] = findings;
  if (!worst) return null;
  const words = translate("check.ofDay", { count: findings.length });
  return (
    <button
      type="button"
      className={`inline-row items-center justify-center gap-4 rigid ${styles.badge} ${styles.inLine} ${styles[worst.severity]}`}
      aria-label={words}
      data-tooltip={words}
      onClick={onOpen}
    >
      <Icon name={iconOfSeverity[worst.severity]} size={20} />
      {findings.length}
    </button>
  );
}
