import { DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext } from "@dnd-kit/sortable";
import { useMemo, useRef, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { useDragging } from "../../ui/use-dragging.ts";
import type { DrawText } from "./draw-text.ts";
import { GroupHeading } from "./list/group-heading.tsx";
import { type ListRow, listRows, type NoteGroup, placeOn } from "./list/list-rows.ts";
import { NoteRow } from "./list/note-row.tsx";
import { openPlaces } from "./list/open-place.ts";
import { useNoteWindow } from "./list/use-note-window.ts";
import styles from "./note-list.module.css";
import { useNoteName } from "./use-note-name.ts";
import type { NoteTools } from "./use-notes.tsx";

/** A list so short is drawn whole: the browser's own search finds all of it. */
const drawnWhole = 40;

/** The row in which an element stands. */
const rowOf = (element: Element) => element.closest("[data-row]")?.getAttribute("data-row") ?? null;

export interface NoteListProps {
  label: string;
  groups: readonly NoteGroup[];
  tools: NoteTools;
  canMove: boolean;
  canOrder: boolean;
  drawText: DrawText;
}

/** The notes of a trip, day by day: put in order and moved to other days by their handles. */
export function NoteList({ label, groups, tools, canMove, canOrder, drawText }: NoteListProps) {
  const translate = useWords();
  const noteName = useNoteName();
  const list = useRef<HTMLUListElement>(null);
  const [draggedKey, setDraggedKey] = useState<string | null>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const rows = useMemo(() => listRows(groups, tools.keyOf), [groups, tools]);
  const sorted = rows.filter(({ isHeading }) => !isHeading);
  // The same while the notes stand where they are: every row is told of another.
  const idsInLine = sorted.map(({ key }) => key).join(" ");
  const daysInLine = sorted.map(({ group }) => group.routeId ?? "").join(" ");
  const ids = useMemo(() => idsInLine.split(" "), [idsInLine]);
  const strategy = useMemo(() => openPlaces(daysInLine.split(" ")), [daysInLine]);
  const held = useMemo(() => [draggedKey, focusedKey], [draggedKey, focusedKey]);
  const isWhole = rows.length <= drawnWhole;
  const seen = useNoteWindow(list, rows, held, !isWhole);

  const nameOf = (key: string) => {
    const row = rows.find((candidate) => candidate.key === key);
    if (!row) return "";
    return row.isHeading ? row.group.title : noteName(row.note.text);
  };
  const dragging = useDragging({
    help: translate("notes.reorderHelp"),
    lifted: (id) => translate("notes.lifted", { name: nameOf(id) }),
    over: (id, at) =>
      id === at
        ? translate("notes.lifted", { name: nameOf(id) })
        : translate("notes.over", { name: nameOf(id), other: nameOf(at) }),
    dropped: (id) => translate("notes.dropped", { name: nameOf(id) }),
    cancelled: (id) => translate("notes.dragCancelled", { name: nameOf(id) }),
  });
  const endDrag = ({ active, over }: DragEndEvent) => {
    setDraggedKey(null);
    const spot = over && placeOn(rows, String(active.id), String(over.id));
    if (spot) tools.place(spot.note, spot.routeId, spot.order);
  };

  const draw = (row: ListRow, index: number, top?: number) => (
    <li
      key={row.key}
      ref={top === undefined ? undefined : seen.measure}
      className={`${styles.row} ${top === undefined ? "" : styles.placed}`}
      style={{ top }}
      // Of a list that is not drawn whole nobody could count the rows.
      aria-setsize={isWhole ? undefined : rows.length}
      aria-posinset={isWhole ? undefined : index + 1}
      data-row={row.key}
      data-index={index}
    >
      {row.isHeading ? (
        <GroupHeading row={row} tools={tools} />
      ) : (
        <NoteRow
          row={row}
          tools={tools}
          canMove={canMove}
          canOrder={canOrder}
          drawText={drawText}
        />
      )}
    </li>
  );
  return (
    <DndContext
      {...dragging}
      onDragStart={({ active }) => setDraggedKey(String(active.id))}
      onDragCancel={() => setDraggedKey(null)}
      onDragEnd={endDrag}
    >
      <SortableContext items={ids} strategy={strategy} disabled={!canOrder}>
        <ul
          ref={list}
          className={styles.list}
          style={isWhole ? undefined : { height: seen.height }}
          aria-label={label}
          onFocus={(event) => setFocusedKey(rowOf(event.target))}
          onBlur={() => setFocusedKey(null)}
        >
          {isWhole
            ? rows.map((row, at) => draw(row, at))
            : seen.drawn.map(({ index, top }) => {
                const row = rows[index];
                return row && draw(row, index, top);
              })}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
