import type { Finding } from "@castor/core/check/finding.ts";
import { severities } from "@castor/core/trips/silenced/finding-kinds.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./check-dialog.module.css";
import type { CheckState, FindFixes } from "./check-state.ts";
import { FindingFixes } from "./fixes/finding-fixes.tsx";
import { iconOfSeverity } from "./severity-icon.ts";
import { keyFindings } from "./view/finding-keys.ts";
import { FindingRow } from "./view/finding-row.tsx";
import { SilencedFindings } from "./view/silenced-findings.tsx";

export interface CheckDialogProps {
  trip: Trip;
  check: CheckState;
  onClose: () => void;
}

/** The findings of a trip, the worst first. Each leads to its place. */
export function CheckDialog({ trip, check, onClose }: CheckDialogProps) {
  const translate = useWords("common", "check");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("findings.title")}
      closeLabel={translate("actions.close")}
    >
      {check.state === "checking" ? (
        <p className="secondary" role="status">
          {translate("findings.checking")}
        </p>
      ) : check.state === "failed" ? (
        <EmptyState isSmall isAlert pose="gnaws-pencil" text={translate("findings.failed")} />
      ) : (
        <Findings trip={trip} {...check} onLeave={onClose} />
      )}
    </Dialog>
  );
}

interface FindingsProps {
  trip: Trip;
  findings: readonly Finding[];
  silenced: readonly Finding[];
  findFixes: FindFixes;
  onLeave: () => void;
}

function Findings({ trip, findings, silenced, findFixes, onLeave }: FindingsProps) {
  const translate = useWords("common", "check");
  // Kept here: a finding that gets another severity, as when a path comes in, moves to another part.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const turn = (key: string, isOpen: boolean) =>
    setOpen(
      (before) => new Set(isOpen ? [...before, key] : [...before].filter((one) => one !== key)),
    );
  const hint = <p className="secondary">{translate("findings.unknown")}</p>;
  if (findings.length === 0)
    return (
      <>
        <EmptyState isSmall pose="naps" text={translate("findings.none")} />
        <SilencedFindings trip={trip} findings={silenced} onLeave={onLeave} />
        {hint}
      </>
    );
  return (
    <div className={`grid gap-16 ${styles.parts}`}>
      {severities.map((severity) => {
        const ofPart = findings.filter((finding) => finding.severity === severity);
        if (ofPart.length === 0) return null;
        return (
          <section key={severity}>
            <h3 className={`row items-center gap-8 ${styles.heading} ${styles[severity]}`}>
              <Icon name={iconOfSeverity[severity]} size={18} />
              {translate(`findings.${severity}`)}
            </h3>
            <ul className="plain-list">
              {keyFindings(ofPart).map(([key, finding]) => (
                <FindingRow key={key} trip={trip} finding={finding} onLeave={onLeave}>
                  {trip.canEdit ? (
                    <FindingFixes
                      trip={trip}
                      finding={finding}
                      findFixes={findFixes}
                      isOpen={open.has(key)}
                      onTurn={(isOpen) => turn(key, isOpen)}
                    />
                  ) : null}
                </FindingRow>
              ))}
            </ul>
          </section>
        );
      })}
      <SilencedFindings trip={trip} findings={silenced} onLeave={onLeave} />
      {hint}
    </div>
  );
}
