import type { Finding } from "@castor/core/check/finding.ts";
import { addressOf } from "@castor/core/pages.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ReactNode } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import styles from "./finding-row.module.css";
import { SilenceButton } from "./silence-button.tsx";
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
    <li className={styles.row}>
      <Link className={styles.link} href={hrefOf(trip, finding)} onClick={onLeave}>
        <span className={`few-lines ${styles.name}`} dir="auto">
          {place}
        </span>
        {route ? (
          <span className="secondary tabular">{` ${formats.date(dayOf(route.date), "short")}`}</span>
        ) : null}
        <div className="tabular">{text}</div>
      </Link>
      <SilenceButton trip={trip} finding={finding} about={`${place}. ${text}`} />
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
