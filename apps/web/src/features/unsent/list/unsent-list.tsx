import { useRef, useState } from "react";
import { describeChange, formatStep } from "../../../data/trip-changes/history/history-step.ts";
import type { Decision } from "../../../data/trip-changes/unsent/decide-change.ts";
import type { UnsentChange, UnsentTrip } from "../../../data/trip-changes/unsent/unsent-changes.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { BlockedChoice } from "./blocked-choice.tsx";
import styles from "./unsent-list.module.css";

export interface UnsentListProps {
  trips: readonly UnsentTrip[];
  isConnected: boolean;
  nameOfThing: (tripId: string, id: string) => string;
  onDecide: (change: UnsentChange, decision: Decision) => Promise<void>;
}

const isBlocked = ({ blocked }: UnsentChange) => blocked !== null;
const blockedFirst = (one: UnsentChange, other: UnsentChange) =>
  Number(isBlocked(other)) - Number(isBlocked(one));
const tripsToDecideFirst = (one: UnsentTrip, other: UnsentTrip) =>
  Number(other.changes.some(isBlocked)) - Number(one.changes.some(isBlocked));

/** The unsent changes by trip, those that need a decision first; the others in the order in which they are sent. */
export function UnsentList({ trips, isConnected, nameOfThing, onDecide }: UnsentListProps) {
  const translate = useWords("common", "unsent");
  const formats = useFormats();
  const list = useRef<HTMLDivElement>(null);
  const [deciding, setDeciding] = useState<{ id: string; decision: Decision } | null>(null);
  const decideOn = async (changes: readonly UnsentChange[], decision: Decision) => {
    if (deciding) return;
    try {
      for (const change of changes) {
        setDeciding({ id: change.id, decision });
        await onDecide(change, decision);
      }
    } finally {
      setDeciding(null);
      // The pressed button is gone with its row.
      list.current?.focus({ preventScroll: true });
    }
  };
  return (
    <div ref={list} tabIndex={-1} className={`stack gap-16 ${styles.all}`}>
      {trips.length === 0 ? (
        <EmptyState isSmall pose="naps" text={translate("unsentList.none")} />
      ) : trips.some(({ isKept }) => !isKept) ? (
        <p className={`row items-start gap-8 ${styles.unkept}`} role="alert">
          <Icon name="alert-triangle" size={20} />
          {translate("unsentList.unkeptHint")}
        </p>
      ) : trips.every(({ changes }) => changes.every(isBlocked)) ? null : (
        <p className="secondary">
          {translate(isConnected ? "unsentList.sendingHint" : "unsentList.waitingHint")}
        </p>
      )}
      {trips.toSorted(tripsToDecideFirst).map(({ tripId, tripName, changes }) => {
        const blocked = changes.filter(isBlocked);
        return (
          <section key={tripId} aria-label={tripName}>
            <div className={`row items-center justify-between gap-8 ${styles.head}`}>
              <h3 className={`few-lines ${styles.trip}`} dir="auto">
                {tripName || translate("unsentList.newTrip")}
              </h3>
              {blocked.length > 1 ? (
                <DiscardAll
                  count={blocked.length}
                  tripName={tripName}
                  onDiscard={() => void decideOn(blocked, "discard")}
                />
              ) : null}
            </div>
            <ul className="plain-list">
              {changes.toSorted(blockedFirst).map((change) => {
                const what = formatStep(translate, describeChange(change.change, change.thing));
                return (
                  <li
                    key={change.id}
                    className={`stack gap-8 ${styles.change} ${change.blocked ? styles.blocked : ""}`}
                  >
                    <p className={`row wrap items-baseline justify-between ${styles.what}`}>
                      <span className={`narrows breaks ${styles.words}`} dir="auto">
                        {what}
                      </span>
                      <span className="secondary tabular">
                        {translate("unsentList.madeAt", { at: formats.instant(change.change.at) })}
                      </span>
                    </p>
                    {change.blocked ? (
                      <BlockedChoice
                        change={change}
                        reason={change.blocked}
                        what={what}
                        nameOfThing={(routeId) => nameOfThing(tripId, routeId)}
                        deciding={deciding?.id === change.id ? deciding.decision : null}
                        onDecide={(decision) => void decideOn([change], decision)}
                      />
                    ) : null}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface DiscardAllProps {
  count: number;
  tripName: string;
  onDiscard: () => void;
}

/** Discards everything of a trip that needs a decision, after a question: a trip that is gone leaves many. */
function DiscardAll({ count, tripName, onDiscard }: DiscardAllProps) {
  const translate = useWords("common", "unsent");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {translate("unsentList.discardAll", { count })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={translate("unsentList.discardAllTitle", { count })}
        text={translate("unsentList.discardAllText", { trip: tripName })}
        confirmLabel={translate("unsentList.discardAll", { count })}
        cancelLabel={translate("actions.cancel")}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </>
  );
}
