import { DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext } from "@dnd-kit/sortable";
import { useMemo, useRef, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { useDragAndDrop } from "../../ui/interaction/use-drag-and-drop.ts";
import { useRowWindow } from "../../ui/lists/use-row-window.ts";
import { GroupHeading } from "./list/group-heading.tsx";
import { type ListRow, listRows, type NoteGroup, placeOn } from "./list/list-rows.ts";
import { NoteRow } from "./list/note-row.tsx";
import { openPlaces } from "./list/open-place.ts";
import styles from "./note-list.module.css";
import { useNoteName } from "./use-note-name.ts";
import type { NoteTools } from "./use-notes.tsx";

/** A list of up to this many rows is drawn whole: the search of the browser finds all of it. */
const drawnWhole = 40;
/** The heights of a note of three lines with its buttons, and of a day's heading, in pixels; each drawn row is measured. */
const usualNotePx = 132;
const usualHeadingPx = 56;

/** The key of the row that contains an element. */
const rowOf = (element: Element) => element.closest("[data-row]")?.getAttribute("data-row") ?? null;

export interface NoteListProps {
  label: string;
  groups: readonly NoteGroup[];
  tools: NoteTools;
  canMove: boolean;
  canOrder: boolean;
}

/** The notes of a trip by day, sorted and moved by drag and drop. */
export function NoteList({ label, groups, tools, canMove, canOrder }: NoteListProps) {
  const translate = useWords("common", "notes-page");
  const noteName = useNoteName();
  const list = useRef<HTMLUListElement>(null);
  const [draggedKey, setDraggedKey] = useState<string | null>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const rows = useMemo(() => listRows(groups, tools.keyOf), [groups, tools]);
  const sorted = rows.filter(({ isHeading }) => !isHeading);
  // Joined to one string, so that the memos below change only when notes move: a new list draws every row again.
  const idsInLine = sorted.map(({ key }) => key).join(" ");
  const daysInLine = sorted.map(({ group }) => group.routeId ?? "").join(" ");
  const ids = useMemo(() => idsInLine.split(" "), [idsInLine]);
  const strategy = useMemo(() => openPlaces(daysInLine.split(" ")), [daysInLine]);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const pinned = useMemo(() => [draggedKey, focusedKey], [draggedKey, focusedKey]);
  const isWhole = rows.length <= drawnWhole;
  const visible = useRowWindow({
    list,
    ids: keys,
    pinned,
    estimate: (index) => (rows[index]?.isHeading ? usualHeadingPx : usualNotePx),
    scroller: "page",
    isOn: !isWhole,
  });

  const nameOf = (key: string) => {
    const row = rows.find((candidate) => candidate.key === key);
    if (!row) return "";
    return row.isHeading ? row.group.title : noteName(row.note.text);
  };
  const dragging = useDragAndDrop({
    help: translate("notesPage.reorderHelp"),
    lifted: (id) => translate("notesPage.lifted", { name: nameOf(id) }),
    over: (id, overId) =>
      id === overId
        ? translate("notesPage.lifted", { name: nameOf(id) })
        : translate("notesPage.over", { name: nameOf(id), other: nameOf(overId) }),
    dropped: (id) => translate("notesPage.dropped", { name: nameOf(id) }),
    cancelled: (id) => translate("notesPage.dragCancelled", { name: nameOf(id) }),
  });
  const endDrag = ({ active, over }: DragEndEvent) => {
    setDraggedKey(null);
    const position = over && placeOn(rows, String(active.id), String(over.id));
    if (position) tools.place(position.note, position.routeId, position.order);
  };

  const draw = (row: ListRow, index: number, top?: number) => (
    <li
      key={row.key}
      ref={top === undefined ? undefined : visible.measure}
      className={`${styles.row} ${top === undefined ? "" : styles.placed}`}
      style={{ top }}
      // Screen readers cannot count rows that are not drawn.
      aria-setsize={isWhole ? undefined : rows.length}
      aria-posinset={isWhole ? undefined : index + 1}
      data-row={row.key}
      data-index={index}
    >
      {row.isHeading ? (
        <GroupHeading row={row} tools={tools} />
      ) : (
        <NoteRow row={row} tools={tools} canMove={canMove} canOrder={canOrder} />
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
          className={`plain-list ${styles.list}`}
          style={isWhole ? undefined : { height: visible.height }}
          aria-label={label}
          onFocus={(event) => setFocusedKey(rowOf(event.target))}
          onBlur={() => setFocusedKey(null)}
        >
          {isWhole
            ? rows.map((row, index) => draw(row, index))
            : visible.rows.map(({ index, top }) => {
                const row = rows[index];
                return row && draw(row, index, top);
              })}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
