import type { Finding } from "@castor/core/check/finding.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useWords } from "../../i18n/words.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { keyFindings } from "./view/finding-keys.ts";
import { FindingRow } from "./view/finding-row.tsx";

export interface CostFindingsProps {
  trip: Trip;
  findings: readonly Finding[];
  onClose: () => void;
}

/** What the check finds of a cost, with "I know" for each. */
export function CostFindings({ trip, findings, onClose }: CostFindingsProps) {
  const translate = useWords("common", "check");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("findings.title")}
      closeLabel={translate("actions.close")}
    >
      {findings.length === 0 ? (
        <EmptyState isSmall pose="naps" text={translate("findings.noneOfCost")} />
      ) : (
        <ul className="plain-list">
          {keyFindings(findings).map(([key, finding]) => (
            <FindingRow key={key} trip={trip} finding={finding} onLeave={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
