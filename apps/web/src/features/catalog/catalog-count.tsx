import type { ReactNode } from "react";
import type { ReadyCatalog } from "../../data/catalog-list.ts";
import { useWords } from "../../i18n/words.ts";
import styles from "./catalog-count.module.css";

export interface CatalogCountProps {
  /** Null while nothing is counted yet. */
  list: Pick<ReadyCatalog, "total" | "isMoreThanTotal"> | null;
  /** A button at the end of the line. */
  children?: ReactNode;
}

/** Says above the list how many trips match. */
export function CatalogCount({ list, children }: CatalogCountProps) {
  const translate = useWords("common", "catalog");
  return (
    <div className={`row items-center justify-between gap-8 ${styles.line}`}>
      <p className="muted" role="status">
        {list
          ? translate(list.isMoreThanTotal ? "catalog.countMore" : "catalog.count", {
              count: list.total,
            })
          : null}
      </p>
      {children}
    </div>
  );
}
