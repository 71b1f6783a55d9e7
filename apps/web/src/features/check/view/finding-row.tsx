import type { Finding } from "@castor/core/check/finding.ts";
import { isSilenced, silence, unsilence } from "@castor/core/check/silence-finding.ts";
import { addressOf } from "@castor/core/pages.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { findSilencing } from "@castor/core/trips/silenced/silencing.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { MouseEvent, ReactNode } from "react";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Link } from "../../../ui/buttons/link.tsx";
import styles from "./finding-row.module.css";
import { useFindingWords } from "./use-finding-words.ts";

export interface FindingRowProps {
  trip: Trip;
  finding: Finding;
  /** The row leads to another view. */
  onLeave: () => void;
  /** Below it. */
  children?: ReactNode;
}

/** A finding with its place and day, as a link to them. */
export function FindingRow({ trip, finding, onLeave, children }: FindingRowProps) {
  const formats = useFormats();
  const describe = useFindingWords();
  const route = trip.routes.find(({ id }) => id === finding.routeIds[0]);
  const names = namesOf(trip, finding);
  const place = names.length > 0 ? names.join(", ") : route?.name;
  const text = describe(finding);
  return (
    <li className={`row wrap items-start ${styles.row}`}>
      <Link className={`grow ${styles.link}`} href={hrefOf(trip, finding)} onClick={onLeave}>
        <span className={`few-lines bold ${styles.name}`} dir="auto">
          {place}
        </span>
        {route ? (
          <span className="secondary tabular">{` ${formats.date(dayOf(route.date), "short")}`}</span>
        ) : null}
        <div className="tabular">{text}</div>
      </Link>
      {trip.canEdit ? (
        <SilenceButton trip={trip} finding={finding} about={`${place}. ${text}`} />
      ) : null}
      {children ? <div className={styles.below}>{children}</div> : null}
    </li>
  );
}

function namesOf({ routes, financeItems }: Trip, { stopIds, itemIds }: Finding): string[] {
  const stops = routes.flatMap(({ points }) => points).filter(({ id }) => stopIds.includes(id));
  const items = financeItems.filter(({ id }) => itemIds.includes(id));
  return [...new Set([...stops, ...items].map(({ name }) => name))];
}

/** Costs are mended on the finance page, all else on the map. */
function hrefOf({ id: tripId }: Trip, { kind, routeIds, stopIds }: Finding): string {
  const finance = addressOf("finance", { tripId });
  if (kind === "noRate") return finance;
  if (kind === "overdueCost" || kind === "refundEndsSoon") return `${finance}?view=deadlines`;
  const day = addressOf("map", { tripId, routeId: routeIds[0] ?? "" });
  return stopIds[0] === undefined ? day : `${day}?point=${encodeURIComponent(stopIds[0])}`;
}

interface SilenceButtonProps {
  trip: Trip;
  finding: Finding;
  /** The place and the words of the finding, for a screen reader. */
  about: string;
}

/** "I know" silences a finding until its figures change; the same button takes that back. */
function SilenceButton({ trip, finding, about }: SilenceButtonProps) {
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
