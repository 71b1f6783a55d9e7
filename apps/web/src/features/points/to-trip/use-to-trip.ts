import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { copyPoints, isStop } from "@castor/core/trips/contents/copy-points.ts";
import { withoutCosts } from "@castor/core/trips/contents/without-costs.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { offerUndo, undoStep } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { useWords } from "../../../i18n/words.ts";

/** Where points go, and whether they stay as well. */
export interface ToTrip {
  target: Trip;
  /** Its day; null: to its ideas. */
  route: Route | null;
  how: "copy" | "move";
}

/**
 * Takes points and ideas to another trip: one step of that trip, and for a move one of this trip, which is made once the other one has them or keeps
 * them unsent (decision 113). The message undoes both.
 */
export function useToTrip(trip: Trip, points: readonly (Point | Idea)[], onDone: () => void) {
  const translate = useWords("common", "to-trip");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async ({ target, route, how }: ToTrip): Promise<void> => {
    const [there, here] = [tripHistoryOf(target.id), tripHistoryOf(trip.id)];
    const name = points[0]?.name ?? "";
    const copy = copyPoints(trip, points, { tripId: target.id, route }, newTemporaryId);
    const contents = seesMoneyOf(target) ? copy.contents : withoutCosts(copy.contents);
    const args = { tripId: target.id, name, targets: copy.targets, contents };
    setBusy(true);
    setFailure(null);
    const { step, outcome } = there.runTogether([{ name: "trips.import", args }], {
      isQuiet: true,
    });
    const [made] = await outcome;
    setBusy(false);
    if (!made?.isDone) return setFailure(made?.error.message ?? null);
    onDone();
    const words = { name, count: points.length, trip: target.name };
    // What cannot take its price along stays here with it.
    if (!seesMoneyOf(target) && points.some((point) => point.finance))
      return offerUndo(there, { step, text: translate("toTrip.copiedWithoutPrice", words) });
    if (how === "copy") return offerUndo(there, { step, text: translate("toTrip.copied", words) });
    const left = here.runTogether(
      points.map(
        (one): ChangeBody => ({
          name: isStop(one) ? "points.remove" : "ideas.remove",
          args: { id: one.id },
        }),
      ),
    );
    offerUndo(here, {
      step: left.step,
      text: translate("toTrip.moved", words),
      undo() {
        if (left.step) undoStep(here, left.step);
        if (step) there.undo(step);
      },
    });
  };
  return { run, isBusy, failure };
}
