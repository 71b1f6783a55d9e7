import type { Finding } from "@castor/core/check/finding.ts";
import { isSilenced, silence, unsilence } from "@castor/core/check/silence-finding.ts";
import { findSilencing } from "@castor/core/trips/silenced/silencing.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { MouseEvent } from "react";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";

export interface SilenceButtonProps {
  trip: Trip;
  finding: Finding;
  /** The place and the words of the finding, for a screen reader. */
  about: string;
}

/** "I know" silences a finding until its figures change; the same button takes that back. */
export function SilenceButton({ trip, finding, about }: SilenceButtonProps) {
  const translate = useWords("common", "check");
  const { id, silenced } = trip;
  const isKnown = isSilenced(silenced, finding);
  const label = translate(isKnown ? "findings.showAgain" : "findings.silence");
  const run = (event: MouseEvent<HTMLButtonElement>) => {
    // The next finding comes under the finger: the second press of a double one is not meant for it.
    if (event.detail > 1) return;
    const silencing = findSilencing(silenced, (isKnown ? unsilence : silence)(silenced, finding));
    const history = tripHistoryOf(id);
    const { step } = history.runTogether([{ name: "trips.silence", args: { id, silencing } }]);
    if (!isKnown) offerUndo(history, { step, text: translate("findings.isSilenced") });
    // The row goes with its buttons; the focus stays in the dialog.
    event.currentTarget.closest<HTMLElement>("[role=dialog]")?.focus();
  };
  return (
    <Button kind="quiet" aria-label={`${label}: ${about}`} onClick={run}>
      {label}
    </Button>
  );
}
