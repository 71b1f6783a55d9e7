import type { Finding } from "@castor/core/check/finding.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { onFirstClick } from "../../ui/interaction/first-click.ts";
import styles from "./check-badge.module.css";
import { iconOfSeverity } from "./severity-icon.ts";

export interface CostMarkProps {
  /** The name of the cost. */
  title: string;
  findings: readonly Finding[];
  onOpen: () => void;
}

/** A mark at a cost with findings, which opens them. */
export function CostMark({ title, findings, onOpen }: CostMarkProps) {
  const translate = useWords("common");
  const [worst] = findings;
  if (!worst) return null;
  const words = translate("check.badge", { count: findings.length });
  return (
    <button
      type="button"
      className={`inline-row items-center justify-center gap-4 rigid ${styles.badge} ${styles[worst.severity]}`}
      aria-label={`${title}: ${words}`}
      data-tooltip={words}
      onClick={onFirstClick(onOpen)}
    >
      <Icon name={iconOfSeverity[worst.severity]} size={20} />
    </button>
  );
}
