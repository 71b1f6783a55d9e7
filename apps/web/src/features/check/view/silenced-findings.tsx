import type { Finding } from "@castor/core/check/finding.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useWords } from "../../../i18n/words.ts";
import { keyFindings } from "./finding-keys.ts";
import { FindingRow } from "./finding-row.tsx";
import styles from "./silenced-findings.module.css";

export interface SilencedFindingsProps {
  trip: Trip;
  findings: readonly Finding[];
  onLeave: () => void;
}

/** The findings that an editor said "I know" of, folded. */
export function SilencedFindings({ trip, findings, onLeave }: SilencedFindingsProps) {
  const translate = useWords("common", "check");
  if (findings.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>
        {translate("findings.silenced", { count: findings.length })}
      </summary>
      <ul className="plain-list">
        {keyFindings(findings).map(([key, finding]) => (
          <FindingRow key={key} trip={trip} finding={finding} onLeave={onLeave} />
        ))}
      </ul>
    </details>
  );
}
