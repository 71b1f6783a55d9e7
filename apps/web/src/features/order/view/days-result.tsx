import { limits } from "@castor/core/limits.ts";
import type { DaysRefusal } from "@castor/core/order/days/find-best-days.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useId } from "react";
import { useWords } from "../../../i18n/words.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import type { DaysState } from "../search/use-best-days.ts";
import { FiguresTable } from "./figures-table.tsx";
import { NewDays } from "./new-days.tsx";
import styles from "./order-result.module.css";

export interface DaysResultProps {
  /** The chosen days. */
  routes: readonly Route[];
  /** Those that are dealt too. */
  ideas: readonly Idea[];
  search: DaysState;
}

const counts = {
  tooFewDays: limits.dealtDaysMin,
  tooManyDays: limits.dealtDaysMax,
  tooManyStops: limits.orderedStopsMax,
} as const satisfies Record<DaysRefusal, number>;

/** How far the search is, or what it found: the figures before and after, and the days with their points. */
export function DaysResult({ routes, ideas, search }: DaysResultProps) {
  const translate = useWords("common", "order");
  if (search.state !== "ready")
    return (
      <SearchStatus
        share={search.state === "searching" ? search.share : null}
        searching={translate("bestDays.searching")}
        failed={translate("bestDays.failed")}
      />
    );
  const { proposal } = search;
  if (proposal.kind === "refused") {
    const { code } = proposal;
    const text = translate(`bestDays.${code}`, { count: counts[code] });
    return <EmptyState isSmall pose="gnaws-pencil" text={text} />;
  }
  if (proposal.kind === "unchanged")
    return <EmptyState isSmall pose="naps" text={translate("bestDays.noneFound")} />;
  const { before, after, days } = proposal;
  return (
    <>
      <FiguresTable before={before} after={after} />
      <NewDays today={routes} ideas={ideas} days={days} />
    </>
  );
}

interface SearchStatusProps {
  /** The share that is done, 0 to 1; null when the search failed. */
  share: number | null;
  searching: string;
  failed: string;
}

/** How far a search is, or that it failed. */
function SearchStatus({ share, searching, failed }: SearchStatusProps) {
  const id = useId();
  if (share === null) return <EmptyState isSmall isAlert pose="gnaws-pencil" text={failed} />;
  return (
    <div>
      <p id={id} role="status">
        {searching}
      </p>
      <progress className={styles.bar} aria-labelledby={id} max={1} value={share} />
    </div>
  );
}
