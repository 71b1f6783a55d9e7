import type { ArgsOf, ChangeBody } from "@castor/core/changes/change-args.ts";
import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { PointChange } from "@castor/core/points/point.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import type { ApiError } from "../../data/http/api-error.ts";
import { offerUndo, undoStep } from "../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../data/trip-changes/temporary-ids.ts";
import { type TranslateWith, useWords } from "../../i18n/words.ts";
import { dismissToastTopic } from "../../ui/feedback/show-toast.ts";
import { stopOf } from "./stop-of.ts";

type ItemFields = ArgsOf<"finance.add">["fields"];

/** Each cost has its own toast, so that a newer one does not take its undo away. */
const topic = "costs";
const topicOf = (row: FinanceRow) => `${topic} ${row.id}`;

/** What may be done to the costs of a trip, all of it undoable. A form's save answers why not. */
export function useCostActions(trip: Trip) {
  const translate = useWords("common", "costs");
  // Leaving the page sends the changes that its toasts deferred.
  useEffect(() => () => dismissToastTopic(topic), []);
  const router = useRouter();
  return useMemo(() => {
    const go = (href: string) => void router.navigate({ href });
    return actionsOn(trip, translate, go);
  }, [trip, translate, router]);
}

function actionsOn(trip: Trip, translate: TranslateWith<"costs">, go: (href: string) => void) {
  const history = tripHistoryOf(trip.id);

  const save = async (body: ChangeBody): Promise<ApiError | null> => {
    const outcome = await history.run(body, { isQuiet: true, isGuarded: true });
    return outcome.isDone ? null : outcome.error;
  };
  /** The change that marks all of a row as paid; a point's price and a cost's price are paid alike. */
  const payment = (row: FinanceRow): ChangeBody | null => {
    const change = { finance: { payed: row.total } };
    if (row.source === "item") return { name: "finance.save", args: { id: row.id, change } };
    const stop = stopOf(trip, row)?.point;
    return stop ? { name: "points.save", args: { id: stop.id, change } } : null;
  };

  return {
    savePoint: (id: string, change: PointChange) =>
      save({ name: "points.save", args: { id, change } }),
    async addItem(fields: ItemFields): Promise<ApiError | null> {
      const args = { tripId: trip.id, id: newTemporaryId(), fields };
      const outcome = await history.run({ name: "finance.add", args }, { isQuiet: true });
      return outcome.isDone ? null : outcome.error;
    },
    saveItem: async (id: string, change: ItemFields): Promise<ApiError | null> =>
      Object.keys(change).length === 0
        ? null
        : save({ name: "finance.save", args: { id, change } }),
    /** All of it is paid. */
    async pay(row: FinanceRow): Promise<void> {
      const body = payment(row);
      if (!body) return;
      const { step, outcome } = history.runTogether([body]);
      const [paid] = await outcome;
      if (!paid?.isDone) return;
      offerUndo(history, {
        step,
        text: translate("costsPage.marked", { title: row.title }),
        topic: topicOf(row),
        // Whoever has changed the payment since meant that.
        undo: () => void (step && undoStep(history, step, true)),
      });
    },
    /** Sent when the toast that offers to undo it goes. */
    deleteItem(row: FinanceRow): void {
      offerUndo(history, {
        ...history.defer({ name: "finance.remove", args: { id: row.id } }),
        text: translate("costsPage.deleted", { title: row.title }),
        topic: topicOf(row),
      });
    },
    showOnMap(row: FinanceRow): void {
      const stop = stopOf(trip, row);
      if (!stop) return;
      const day = addressOf("map", { tripId: trip.id, routeId: stop.route.id });
      go(`${day}?point=${stop.point.id}`);
    },
  };
}

export type CostActionsOfTrip = ReturnType<typeof actionsOn>;
