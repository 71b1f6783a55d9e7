import type { CatalogEntry } from "@castor/core/catalog/catalog-page.ts";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReadyCatalog } from "../../data/catalog-list.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { useNearEnd } from "../../ui/lists/use-near-end.ts";
import { CatalogCard } from "./catalog-card.tsx";
import styles from "./catalog-list.module.css";

/** Cards that are always laid out, however long the list is: whole rows with 1 to 6 columns. The style sheet has the same number. */
const laidOut = 60;
const gapPx = 16;

/**
 * Measures the laid out cards, so that the cards below take as much room before they are drawn. Then Back leads to the
 * same card far down, too.
 */
function useCardHeight(grid: RefObject<HTMLElement | null>, length: number): void {
  const isLong = length > laidOut;
  useLayoutEffect(() => {
    const [first, last] = [grid.current?.children[0], grid.current?.children[laidOut - 1]];
    if (!grid.current || !first || !last || !isLong) return;
    const columns = getComputedStyle(grid.current).gridTemplateColumns.split(" ").length;
    const height = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top + gapPx;
    const card = height / Math.ceil(laidOut / columns) - gapPx;
    grid.current.style.setProperty("--card", `${card}px`);
  }, [grid, isLong]);
}

export interface CatalogListProps {
  list: ReadyCatalog;
  onCopy: (entry: CatalogEntry) => void;
}

/** The trips as cards. More of them load before the end is reached. */
export function CatalogList({ list, onCopy }: CatalogListProps) {
  const translate = useWords("common", "catalog");
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const grid = useRef<HTMLUListElement>(null);
  const { entries, rest, isFormer, loadMore } = list;
  useCardHeight(grid, entries.length);
  useNearEnd(end, { isOn: rest.state === "more" && !isFormer, onNear: loadMore });
  return (
    <section aria-busy={isFormer || undefined} className={isFormer ? styles.former : undefined}>
      <h2 className="visually-hidden">{translate("catalog.trips")}</h2>
      <ul ref={grid} className={`plain-list grid gap-16 ${styles.grid}`}>
        {entries.map((entry) => (
          <li key={entry.id} className={`row narrows ${styles.item}`}>
            <CatalogCard entry={entry} onCopy={onCopy} />
          </li>
        ))}
      </ul>
      <div key={entries.length} ref={setEnd} />
      <div className={`row justify-center ${styles.end}`}>
        <End list={list} />
      </div>
    </section>
  );
}

function End({ list: { rest, loadMore, entries } }: Pick<CatalogListProps, "list">) {
  const translate = useWords("common", "catalog");
  const note = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  const isEnd = rest.state === "end";
  // The button goes with the last page. Whoever pressed it goes on from here.
  useEffect(() => {
    if (isEnd && hadFocus.current) note.current?.focus();
  }, [isEnd]);
  if (rest.state === "failed")
    return (
      <ErrorState
        isSmall
        text={translate("catalog.moreFailed", { reason: rest.error.message })}
        retryLabel={translate("actions.retry")}
        onRetry={loadMore}
      />
    );
  if (!isEnd)
    return (
      <Button
        isBusy={rest.state === "loading"}
        isHeld={rest.state === "loading"}
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={() => {
          hadFocus.current = false;
        }}
        onClick={loadMore}
      >
        {translate("catalog.showMore")}
      </Button>
    );
  return (
    <p ref={note} tabIndex={-1} className="muted">
      {rest.isDeepest
        ? translate("catalog.deepEnd")
        : entries.length > 3
          ? translate("catalog.end")
          : null}
    </p>
  );
}
