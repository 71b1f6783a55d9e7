import {
  type DndContextProps,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useStable } from "./use-stable.ts";

/** Rows of one list move vertically only. */
const keepColumn: NonNullable<DndContextProps["modifiers"]>[number] = ({ transform }) => ({
  ...transform,
  x: 0,
});

/** Each the same object at every render: with another one the library draws every row again. */
const byPointer = { activationConstraint: { distance: 4 } };
const withinColumn = [keepColumn];
const anywhere: typeof withinColumn = [];

/** Rows are measured again while one is dragged, in milliseconds: what comes late may change their heights. */
const measuring = {
  droppable: { strategy: MeasuringStrategy.WhileDragging, frequency: 150 },
};

/** Screen reader announcements of a drag; `overId` is the row under the dragged one. */
export interface DragWords {
  help: string;
  lifted: (id: string) => string;
  over: (id: string, overId: string) => string;
  dropped: (id: string, overId: string) => string;
  cancelled: (id: string) => string;
}

export interface DragAndDropOptions extends DragWords {
  /** True where a row can also leave its column. */
  isFree?: boolean;
  /** An arrow key pressed while a row is lifted; true when it is dealt with. */
  onKey?: (id: string, key: string) => boolean;
}

interface Passage {
  active: { id: string | number };
  over: { id: string | number } | null;
}

/** Sensors and announcements for dragging rows by mouse, touch and keyboard. */
export function useDragAndDrop(options: DragAndDropOptions) {
  const { help, lifted, over: passed, dropped, cancelled, isFree, onKey } = options;
  const coordinateGetter: KeyboardCoordinateGetter = (event, held) => {
    if (!onKey?.(String(held.active), event.code)) return sortableKeyboardCoordinates(event, held);
    event.preventDefault();
    return undefined;
  };
  const sensors = useSensors(
    useSensor(MouseSensor, byPointer),
    // The handle has touch-action: none, so a touch on it never scrolls and needs no delay.
    useSensor(TouchSensor, byPointer),
    useSensor(KeyboardSensor, useStable({ coordinateGetter })),
  );
  const announcements = {
    onDragStart: ({ active }: Pick<Passage, "active">) => lifted(String(active.id)),
    onDragOver: ({ active, over }: Passage) =>
      over ? passed(String(active.id), String(over.id)) : undefined,
    onDragEnd: ({ active, over }: Passage) =>
      over ? dropped(String(active.id), String(over.id)) : cancelled(String(active.id)),
    onDragCancel: ({ active }: Passage) => cancelled(String(active.id)),
  };
  return {
    sensors,
    modifiers: isFree ? anywhere : withinColumn,
    measuring,
    accessibility: { announcements, screenReaderInstructions: { draggable: help } },
  } satisfies DndContextProps;
}
