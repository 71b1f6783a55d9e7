import { useWords } from "../../../i18n/words.ts";
import { useDragging } from "../../../ui/use-dragging.ts";

interface Listed {
  nameOf: (id: string) => string;
  /** From 1. */
  positionOf: (id: string) => number;
  count: number;
}

/** How the points of a day are dragged, in the chosen language. */
export function useRowDrag({ nameOf, positionOf, count }: Listed) {
  const translate = useWords();
  const figures = (id: string, at: string) => ({
    name: nameOf(id),
    position: positionOf(at),
    count,
  });
  return useDragging({
    help: translate("points.reorderHelp"),
    lifted: (id) => translate("points.lifted", figures(id, id)),
    over: (id, at) => translate("points.over", figures(id, at)),
    dropped: (id, at) => translate("points.dropped", figures(id, at)),
    cancelled: (id) => translate("points.dragCancelled", { name: nameOf(id) }),
  });
}
