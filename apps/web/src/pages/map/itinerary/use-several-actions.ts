import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import {
  copySeveral,
  excludeSeveral,
  moveSeveral,
  removeSeveral,
  typeSeveral,
} from "@castor/core/changes/change-several.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { useWords } from "../../../i18n/words.ts";

/** What may be done with several points at once: each is one step of undo. */
export function useSeveralActions(tripId: string) {
  const translate = useWords("common", "itinerary");
  const run = (bodies: readonly ChangeBody[], say: (count: number) => string) => {
    if (bodies.length === 0) return;
    const history = tripHistoryOf(tripId);
    const { step } = history.runTogether(bodies);
    offerUndo(history, { step, text: say(bodies.length) });
  };
  return {
    move: (points: readonly Point[], { id, name: day }: Route) =>
      run(moveSeveral(points, id), (count) => translate("itinerary.moved", { count, day })),
    copy: (points: readonly Point[], { id, name: day }: Route) =>
      run(copySeveral(points, id, newTemporaryId), (count) =>
        translate("itinerary.copied", { count, day }),
      ),
    /** Out of their days, in this order. */
    toIdeas: (points: readonly Point[]) => {
      const args = { tripId, points: points.map(({ id }) => ({ id })) };
      const history = tripHistoryOf(tripId);
      const { step } = history.runTogether([{ name: "points.toIdeas", args }]);
      const [first] = points;
      const { length: count } = points;
      const text =
        count === 1 && first
          ? translate("ideas.taken", { name: first.name })
          : translate("ideas.takenSeveral", { count });
      offerUndo(history, { step, text });
    },
    remove: (points: readonly Point[]) =>
      run(removeSeveral(points), (count) => translate("itinerary.deleted", { count })),
    setType: (points: readonly Point[], typeId: Point["typeId"]) =>
      run(typeSeveral(points, typeId), (count) => translate("itinerary.typed", { count })),
    setExcluded: (points: readonly Point[], isExcluded: boolean) =>
      run(excludeSeveral(points, isExcluded), (count) =>
        translate(isExcluded ? "itinerary.excluded" : "itinerary.included", { count }),
      ),
  };
}
