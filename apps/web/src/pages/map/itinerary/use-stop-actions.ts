import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import { useWords } from "../../../i18n/words.ts";
import { useStable } from "../../../ui/interaction/use-stable.ts";
import { usePointDialogs } from "../dialogs/use-point-dialogs.ts";
import type { PlanContext } from "../plan/plan-context.ts";

/** What the rows of the itinerary do; the same functions as long as it is drawn. */
export function useStopActions(
  {
    trip,
    actions,
    onSelect,
    onEvent,
  }: Pick<PlanContext, "trip" | "actions" | "onSelect" | "onEvent">,
  announce: (words: string) => void,
) {
  const translate = useWords("common");
  const dialogs = usePointDialogs(trip, onEvent, actions);
  const can = useStable({
    onSelect,
    onLegChange: actions.changeLeg,
    onCheck: () => onEvent({ kind: "open", dialog: { kind: "check" } }),
    /** Opens the form of a new point, at a position of a day or at its end. */
    onAdd(routeId: string, order?: number) {
      const ordered = order === undefined ? {} : { order };
      onEvent({ kind: "open", dialog: { kind: "newPoint", draft: null, routeId, ...ordered } });
    },
    onAddBefore(id: string) {
      const found = findPoint(trip, id);
      if (!found) return;
      const { point, route } = found;
      const order = route.points.indexOf(point);
      onEvent({
        kind: "open",
        dialog: { kind: "newPoint", draft: null, routeId: route.id, order },
      });
    },
    /** One position up or down on its day. */
    onMove(id: string, by: -1 | 1) {
      const found = findPoint(trip, id);
      const { length: count } = found?.route.points ?? [];
      const to = (found ? found.route.points.indexOf(found.point) : 0) + by;
      if (!found || to < 0 || to >= count) return;
      actions.orderPoint(id, to);
      announce(translate("points.over", { name: found.point.name, position: to + 1, count }));
      // Moving a row in the document takes the focus from its button.
      const button = document.activeElement;
      requestAnimationFrame(() => button instanceof HTMLElement && button.focus());
    },
  });
  return { can, dialogs };
}
