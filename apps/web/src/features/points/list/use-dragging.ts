import {
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useWords } from "../../../i18n/words.ts";

/** A list moves up and down only. */
const keepColumn: NonNullable<DndContextProps["modifiers"]>[number] = ({ transform }) => ({
  ...transform,
  x: 0,
});

interface Listed {
  nameOf: (id: string) => string;
  /** From 1. */
  positionOf: (id: string) => number;
  count: number;
}

/** How rows are dragged: by mouse, touch and keyboard, each said aloud in the chosen language. */
export function useDragging({ nameOf, positionOf, count }: Listed) {
  const translate = useWords();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // The handle has touch-action: none, so no delay is needed to tell a drag from a scroll.
    useSensor(TouchSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const figures = (id: string, at: string) => ({
    name: nameOf(id),
    position: positionOf(at),
    count,
  });
  const announcements = {
    onDragStart: ({ active }: { active: { id: string | number } }) =>
      translate("points.lifted", figures(String(active.id), String(active.id))),
    onDragOver: ({ active, over }: Passage) =>
      over ? translate("points.over", figures(String(active.id), String(over.id))) : undefined,
    onDragEnd: ({ active, over }: Passage) =>
      over
        ? translate("points.dropped", figures(String(active.id), String(over.id)))
        : translate("points.dragCancelled", { name: nameOf(String(active.id)) }),
    onDragCancel: ({ active }: Passage) =>
      translate("points.dragCancelled", { name: nameOf(String(active.id)) }),
  };
  return {
    sensors,
    modifiers: [keepColumn],
    accessibility: {
      announcements,
      screenReaderInstructions: { draggable: translate("points.reorderHelp") },
    },
  } satisfies DndContextProps;
}

interface Passage {
  active: { id: string | number };
  over: { id: string | number } | null;
}
