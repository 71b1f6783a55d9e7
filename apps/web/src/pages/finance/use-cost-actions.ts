import type { FinanceItem } from "@castor/core/finance/finance-item.ts";
import type { FinanceRow } from "@castor/core/finance/finance-table.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { PointChange } from "@castor/core/points/point.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { Translate } from "@castor/i18n/words.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { type FinanceItemFields, financeChanges } from "../../data/finance-changes.ts";
import { pointEdits } from "../../data/history/point-edits.ts";
import { historyOf } from "../../data/history/trip-histories.ts";
import { holdWithUndo } from "../../data/hold-with-undo.ts";
import { type Making, makeInTrip, type UnsureMaking } from "../../data/make-in-trip.ts";
import { deskOf } from "../../data/trip-desks.ts";
import { useWords } from "../../i18n/words.ts";
import { dismissTopic, notify } from "../../ui/notify.ts";
import { stopOf } from "./stop-of.ts";

/** What this page says is undone: of each cost by itself, so that no newer message takes the undo of another. */
const topic = "costs";
const topicOf = (row: FinanceRow) => `${topic} ${row.id}`;

const makingOfItem = (tripId: string): Making<FinanceItemFields, FinanceItem> => ({
  add: (fields) => financeChanges.add(tripId, fields),
  amend: ({ id }, fields) => [financeChanges.save(id, fields)],
});

/** What may be done to the costs of a trip. A form's save answers why not; all else says so by itself, and can be undone. */
export function useCostActions(trip: Trip) {
  const translate = useWords();
  // Whoever leaves has decided: what its message still held back is sent.
  useEffect(() => () => dismissTopic(topic), []);
  const router = useRouter();
  return useMemo(() => {
    const go = (href: string) => void router.navigate({ href });
    return actionsOn(trip, translate, go);
  }, [trip, translate, router]);
}

function actionsOn(trip: Trip, translate: Translate, go: (href: string) => void) {
  const desk = deskOf(trip.id);
  const edits = pointEdits(historyOf(trip.id));
  const undo = (run: () => void) => ({ label: translate("costs.undo"), run });

  const savePoint = async (id: string, change: PointChange): Promise<ApiError | null> => {
    const outcome = await edits.save(id, change);
    return outcome.isDone ? null : outcome.error;
  };
  const payedOf = (row: FinanceRow): number | null => {
    const now = desk.read() ?? trip;
    const item = now.financeItems.find(({ id }) => id === row.id);
    return (item ?? stopOf(now, row)?.point)?.finance?.payed ?? null;
  };
  const setPayed = async (row: FinanceRow, payed: number | null): Promise<boolean> => {
    const finance = { payed };
    if (row.source === "item")
      return (await desk.run(financeChanges.save(row.id, { finance }))).isDone;
    const stop = stopOf(trip, row)?.point;
    const error = stop ? await savePoint(stop.id, { finance }) : null;
    if (error) notify("error", translate("errors.changeUndone", { reason: error.message }));
    return error === null;
  };

  return {
    savePoint,
    async addItem(
      fields: FinanceItemFields,
      unsure: UnsureMaking<FinanceItemFields>,
    ): Promise<ApiError | null> {
      const outcome = await makeInTrip(trip.id, unsure, makingOfItem(trip.id), fields);
      return outcome.isDone ? null : outcome.error;
    },
    async saveItem(id: string, fields: FinanceItemFields): Promise<ApiError | null> {
      if (Object.keys(fields).length === 0) return null;
      const outcome = await desk.run(financeChanges.save(id, fields), { isQuiet: true });
      return outcome.isDone ? null : outcome.error;
    },
    /** All of it is paid. */
    async pay(row: FinanceRow): Promise<void> {
      const before = payedOf(row);
      if (!(await setPayed(row, row.total))) return;
      const back = undo(() => {
        // Whoever changed it since meant that.
        if (payedOf(row) === row.total) void setPayed(row, before);
      });
      notify("ok", translate("costs.marked", { title: row.title }), back, {
        topic: topicOf(row),
      });
    },
    /** Sent when the message that offers to undo it goes. */
    deleteItem(row: FinanceRow): void {
      holdWithUndo(desk, financeChanges.remove(row.id), {
        text: translate("costs.deleted", { title: row.title }),
        undo: translate("costs.undo"),
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
