import type { Finding } from "@castor/core/check/finding.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./check-badge.module.css";
import { iconOfSeverity } from "./severity-icon.ts";

export interface FindingMarkProps {
  /** Of the day, the worst first. */
  findings: readonly Finding[];
  stopId: string;
}

/** A mark in the list beside a stop with findings. Hints have none: they would be all over the list. */
export function FindingMark({ findings, stopId }: FindingMarkProps) {
  const translate = useWords("common");
  const ofStop = findings.filter(
    ({ stopIds, severity }) => severity !== "hint" && stopIds.includes(stopId),
  );
  const [worst] = ofStop;
  if (!worst) return null;
  const words = translate("check.badge", { count: ofStop.length });
  return (
    <span className={styles[worst.severity]} data-tooltip={words}>
      <Icon name={iconOfSeverity[worst.severity]} size={18} />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
