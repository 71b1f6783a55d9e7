import type { Finding } from "@castor/core/check/finding.ts";
import type { Fix } from "@castor/core/mend/fix.ts";
import { canBeMended } from "@castor/core/mend/remedies.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useId, useRef, useState } from "react";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { FindFixes } from "../check-state.ts";
import { useFixWords } from "./describe-fix.ts";
import styles from "./finding-fixes.module.css";
import { FixRow } from "./fix-row.tsx";

type FoundFixes =
  | { state: "searching" }
  | { state: "failed" }
  | { state: "ready"; fixes: readonly Fix[] };

const searching: FoundFixes = { state: "searching" };
const none: FoundFixes = { state: "ready", fixes: [] };

/** The fixes of a finding, found again when the trip changes. What no change of the plan can mend is not searched. */
function useFixes(trip: Trip, finding: Finding, findFixes: FindFixes): FoundFixes {
  const isHopeless = !canBeMended(finding.kind);
  const [known, setKnown] = useState<{ trip: Trip; found: FoundFixes } | null>(null);
  useEffect(() => {
    if (isHopeless) return;
    let isCurrent = true;
    const show = (found: FoundFixes) => {
      if (isCurrent) setKnown({ trip, found });
    };
    findFixes(trip, finding, () => isCurrent).then(
      (fixes) => show({ state: "ready", fixes }),
      () => show({ state: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [trip, finding, findFixes, isHopeless]);
  if (isHopeless) return none;
  return known?.trip === trip ? known.found : searching;
}

export interface FindingFixesProps {
  trip: Trip;
  finding: Finding;
  findFixes: FindFixes;
  isOpen: boolean;
  onTurn: (isOpen: boolean) => void;
}

/** The fixes of a finding, folded; nothing where there are none. A press applies one as a step that can be undone. */
export function FindingFixes({ trip, finding, findFixes, isOpen, onTurn }: FindingFixesProps) {
  const translate = useWords("common", "check");
  const describeFix = useFixWords(trip);
  const found = useFixes(trip, finding, findFixes);
  const part = useRef<HTMLDivElement>(null);
  const partId = useId();

  const apply = (fix: Fix) => {
    const history = tripHistoryOf(trip.id);
    const { step } = history.runInSequence(fix.changes);
    offerUndo(history, { step, text: translate("fixes.applied", { fix: describeFix(fix) }) });
    // The finding goes with its buttons; the focus stays in the dialog.
    part.current?.closest<HTMLElement>("[role=dialog]")?.focus();
    onTurn(false);
  };

  if (found.state !== "ready")
    return <p className={`secondary ${styles.text}`}>{translate(`fixes.${found.state}`)}</p>;
  if (found.fixes.length === 0) return null;
  return (
    <div ref={part}>
      <button
        type="button"
        className={`plain-button inline-row items-center gap-4 bold ${styles.turn}`}
        aria-expanded={isOpen}
        aria-controls={partId}
        onClick={() => onTurn(!isOpen)}
      >
        {translate("fixes.open")}
        <Icon name={isOpen ? "chevron-up" : "chevron-down"} size={16} />
      </button>
      <ul id={partId} className={`plain-list ${styles.list}`} hidden={!isOpen}>
        {isOpen
          ? found.fixes.map((fix) => (
              <FixRow key={fix.kind} trip={trip} fix={fix} onApply={() => apply(fix)} />
            ))
          : null}
      </ul>
    </div>
  );
}
