import { limits } from "@castor/core/limits.ts";
import type { InsertPlace } from "@castor/core/routes/edit/choose-dates.ts";
import type { AddingDays } from "../../../features/routes/add-days.tsx";
import type { DayActions } from "../../../features/routes/day-menu.tsx";
import type { MapEvent } from "../map-screen.ts";

/**
 * The actions of a day: each opens its dialog. Swapping needs a day with another date, dealing another day that has not begun either.
 */
export function openDayDialogs(
  { hasOtherDates, ahead }: { hasOtherDates: boolean; ahead: ReadonlySet<string> },
  onEvent: (event: MapEvent) => void,
): DayActions {
  const open =
    (
      kind:
        | "route"
        | "deleteRoute"
        | "moveDay"
        | "duplicateDay"
        | "swapDays"
        | "orderDay"
        | "bestDays",
    ) =>
    (routeId: string): void =>
      onEvent({ kind: "open", dialog: { kind, routeId } });
  return {
    onEdit: open("route"),
    onDelete: open("deleteRoute"),
    onInsert: (routeId, place) =>
      onEvent({ kind: "open", dialog: { kind: "insertDay", routeId, place } }),
    onMove: open("moveDay"),
    onDuplicate: open("duplicateDay"),
    onOrder: open("orderDay"),
    onBestDays: open("bestDays"),
    canDeal: (id) => ahead.size >= limits.dealtDaysMin && ahead.has(id),
    onSwap: hasOtherDates ? open("swapDays") : undefined,
  };
}

/** The actions that add days; with a day in view also beside it. */
export function openAddingDays(
  currentId: string | null,
  onEvent: (event: MapEvent) => void,
): AddingDays {
  const insert = (place: InsertPlace) =>
    currentId === null
      ? undefined
      : () => onEvent({ kind: "open", dialog: { kind: "insertDay", routeId: currentId, place } });
  return {
    onAdd: () => onEvent({ kind: "open", dialog: { kind: "newRoute" } }),
    onInsertBefore: insert("before"),
    onInsertAfter: insert("after"),
    onGenerate: () => onEvent({ kind: "open", dialog: { kind: "generateDays" } }),
    onImport: () => onEvent({ kind: "open", dialog: { kind: "import" } }),
  };
}
