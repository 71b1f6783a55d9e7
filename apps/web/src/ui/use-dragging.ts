import {
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";

/** A list moves up and down only. */
const keepColumn: NonNullable<DndContextProps["modifiers"]>[number] = ({ transform }) => ({
  ...transform,
  x: 0,
});

/** What is said aloud of a row on its way; `overId` is the row where it is now. */
export interface DragWords {
  help: string;
  lifted: (id: string) => string;
  over: (id: string, overId: string) => string;
  dropped: (id: string, overId: string) => string;
  cancelled: (id: string) => string;
}

interface Passage {
  active: { id: string | number };
  over: { id: string | number } | null;
}

/** How rows are dragged: by mouse, touch and keyboard, each said aloud. */
export function useDragging({ help, lifted, over: passed, dropped, cancelled }: DragWords) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // The handle has touch-action: none, so no delay is needed to tell a drag from a scroll.
    useSensor(TouchSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
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
    modifiers: [keepColumn],
    accessibility: { announcements, screenReaderInstructions: { draggable: help } },
  } satisfies DndContextProps;
}
