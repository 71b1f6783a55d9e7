import { useId } from "react";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import styles from "./order-result.module.css";

export interface SearchStatusProps {
  /** The share that is done, 0 to 1; null when the search failed. */
  share: number | null;
  searching: string;
  failed: string;
}

/** How far a search is, or that it failed. */
export function SearchStatus({ share, searching, failed }: SearchStatusProps) {
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
