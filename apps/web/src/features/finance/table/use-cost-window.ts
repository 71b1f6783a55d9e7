import { type RefObject, useMemo, useState } from "react";
import { useRowWindow } from "../../../ui/lists/use-row-window.ts";

/** A row to draw, or a gap in place of rows that are not drawn, in pixels. */
export type WindowPiece<Row> = { row: Row; index: number } | { row: null; key: string; px: number };

/** The drawn rows, in order, with gaps for all others. */
function toPieces<Row>(
  all: readonly Row[],
  drawn: readonly number[],
  rowPx: number,
): WindowPiece<Row>[] {
  const gap = (from: number, to: number): WindowPiece<Row>[] =>
    to > from ? [{ row: null, key: `gap ${from}`, px: (to - from) * rowPx }] : [];
  const pieces = drawn.flatMap((index, order): WindowPiece<Row>[] => {
    const row = all[index];
    const before = gap((drawn[order - 1] ?? -1) + 1, index);
    return row ? [...before, { row, index }] : before;
  });
  return [...pieces, ...gap((drawn.at(-1) ?? -1) + 1, all.length)];
}

/** Of many rows of one height those in view, some around them, and the one with the focus; all others are gaps. */
export function useCostWindow<Row extends { id: string }>(
  list: RefObject<HTMLElement | null>,
  all: readonly Row[],
  rowPx: number,
): { pieces: WindowPiece<Row>[]; onFocus: (id: string) => void } {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const ids = useMemo(() => all.map(({ id }) => id), [all]);
  const pinned = useMemo(() => [focusedId], [focusedId]);
  const { rows } = useRowWindow({
    list,
    ids,
    pinned,
    estimate: () => rowPx,
    scroller: "page",
    isOn: true,
  });
  const drawn = rows.map(({ index }) => index);
  return { pieces: toPieces(all, drawn, rowPx), onFocus: setFocusedId };
}
