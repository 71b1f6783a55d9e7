import type { HistoryEntry } from "@castor/core/history/history.ts";
import { useWords } from "../../i18n/words.ts";
import styles from "./trip-changes.module.css";

interface TurnHeadProps {
  by: HistoryEntry["by"];
  isFolded: boolean;
}

/** Who made the changes below. */
export function TurnHead({ by, isFolded }: TurnHeadProps) {
  const translate = useWords("common", "trip-history");
  const name = by?.name || translate(isFolded ? "tripHistory.several" : "tripHistory.nobody");
  return (
    <h3 className={`breaks ${styles.person}`} dir="auto">
      {name}
    </h3>
  );
}
