import { pointTypeOf } from "@castor/core/points/point-types.ts";
import { type CSSProperties, useMemo, useRef, useState } from "react";
import { DayLegend } from "../../../features/routes/day-legend.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useRowWindow } from "../../../ui/lists/use-row-window.ts";
import styles from "./itinerary.module.css";
import type { ItineraryProps } from "./itinerary-props.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useDayFolding } from "./use-day-folding.ts";
import { useDrawRow } from "./use-draw-row.tsx";
import { heightOf, useItineraryRows } from "./use-itinerary-rows.ts";
import { useSelection } from "./use-selection.ts";

const { color: colorOfStay } = pointTypeOf("Hotel");

/** The id of the row that contains an element. */
const rowOf = (element: Element) => element.closest("[data-row]")?.getAttribute("data-row") ?? null;

/** Several days as one scrolling list: what the traveller does from morning to night. Only the rows in view are drawn. */
export function Itinerary(props: ItineraryProps) {
  const { trip, shown, days, isEditing, draggedId, mark, keptId } = props;
  const translate = useWords("common", "itinerary");
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const folding = useDayFolding(trip.id);
  const isAnyOpen = shown.some(({ id }) => folding.isOpen(id));
  const { rows, ids, order } = useItineraryRows({ trip, shown, folding, isEditing });
  const selection = useSelection(order, isEditing);
  const markId = mark?.id ?? null;
  const pinned = useMemo(
    () => [draggedId, focusedId, keptId, markId],
    [draggedId, focusedId, keptId, markId],
  );
  const visible = useRowWindow({
    list,
    ids,
    pinned,
    estimate: (index) => heightOf(rows[index]),
    scroller: "pane",
    isOn: true,
  });
  const drawRow = useDrawRow({
    ...props,
    ...{ folding, selection },
    measure: visible.measure,
    announce: setAnnouncement,
  });
  const clear = () => {
    selection.clear();
    // Its buttons are gone then.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    });
  };
  return (
    <>
      <div className={styles.tools}>
        {trip.routes.length > 1 ? <DayLegend routes={trip.routes} shown={days} /> : null}
        <button type="button" className={styles.tool} onClick={() => folding.turnAll(!isAnyOpen)}>
          {translate(isAnyOpen ? "routes.foldAll" : "routes.unfoldAll")}
        </button>
      </div>
      <ol
        ref={list}
        tabIndex={-1}
        className={styles.list}
        style={{ height: visible.height, "--stay": colorOfStay } as CSSProperties}
        data-dragging={draggedId !== null || undefined}
        aria-label={translate("routes.days")}
        onFocus={(event) => setFocusedId(rowOf(event.target))}
        onBlur={() => setFocusedId(null)}
        onKeyDown={selection.onKeyDown}
      >
        {visible.rows.map((place) => {
          const row = rows[place.index];
          return row && drawRow(row, place);
        })}
      </ol>
      {selection.ids.size > 0 ? (
        <SelectionBar
          trip={trip}
          points={shown.flatMap(({ points }) => points).filter(({ id }) => selection.ids.has(id))}
          onClear={clear}
        />
      ) : null}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
