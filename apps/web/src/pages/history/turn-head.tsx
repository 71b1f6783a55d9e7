import type { HistoryEntry } from "@castor/core/history/history.ts";
import { useWords } from "../../i18n/words.ts";
import { Face } from "../../things/people/face.tsx";
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
    <h3 className={`row items-center gap-8 breaks ${styles.person}`} dir="auto">
      {by?.name ? <Face userId={by.userId} name={by.name} size="small" /> : null}
      {name}
    </h3>
  );
}
