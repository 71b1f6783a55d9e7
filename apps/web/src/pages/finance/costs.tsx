import type { Trip } from "@castor/core/trips/trip.ts";
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { loadWhenIdle } from "../../device/loading/load-when-idle.ts";
import { useToday } from "../../device/use-today.ts";
import { DeadlineList } from "../../features/deadlines/deadline-list.tsx";
import { useCostShape } from "../../features/finance/use-cost-shape.ts";
import { useHistoryKeys } from "../../features/history/use-history.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import type { CostDialog } from "./cost-dialogs.tsx";
import { CostList } from "./cost-list.tsx";
import { CostsFrame } from "./costs-frame.tsx";
import { useCostActions } from "./use-cost-actions.ts";
import { useCostRows } from "./use-cost-rows.tsx";
import { useCosts } from "./use-costs.ts";
import { useFinanceAddress } from "./use-finance-address.ts";
import { useFocusInList } from "./use-focus-in-list.ts";

// The forms are larger than the table: they load after it.
const CostDialogs = lazyComponent(async () => (await import("./cost-dialogs.tsx")).CostDialogs);
// A failed load is reported when a form is opened.
const later = [CostDialogs];

/** The costs of a trip: the totals, and below them the list, the charts or the deadlines. */
export function Costs({ trip }: { trip: Trip }) {
  const translate = useWords("common", "costs");
  const today = useToday();
  const address = useFinanceAddress(trip.id);
  const { shown, show } = address;
  const [search, setSearch] = useState("");
  const costs = useCosts(trip, shown, useDeferredValue(search), today);
  const { whole, table, deadlines, findings } = costs;
  const isEmpty = whole.length === 0;
  const actions = useCostActions(trip);
  const { canEdit } = trip;
  useHistoryKeys(trip.id, canEdit);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<CostDialog | null>(null);
  useEffect(() => (canEdit ? loadWhenIdle(later) : undefined), [canEdit]);
  const close = () => setOpen(null);
  const view = shown.view ?? "table";
  useFocusInList(list, view === "deadlines" ? deadlines : table.data);
  const { onRows, marks } = useCostRows(costs, actions, setOpen, canEdit);
  const add = () => setOpen({ kind: "new" });
  // The same element with and without rows: the focus returns to it.
  const place = (rows: ReactNode, className?: string) => (
    <div ref={list} tabIndex={-1} className={className}>
      {rows}
    </div>
  );
  const shape = useCostShape(whole);
  const content = isEmpty ? (
    place(
      <EmptyState
        pose="gnaws-pencil"
        title={canEdit ? translate("costsPage.emptyTitle") : undefined}
        text={translate(canEdit ? "costsPage.empty" : "costsPage.emptyTitle")}
        action={
          canEdit ? (
            <Button kind="primary" icon="plus" isLarge onClick={add}>
              {translate("costs.add")}
            </Button>
          ) : undefined
        }
      />,
    )
  ) : view === "deadlines" ? (
    place(
      <DeadlineList
        deadlines={deadlines}
        atRisk={costs.atRiskInAll}
        onOpen={onRows.onOpen}
        onPay={onRows.onPay}
        onList={() => show({ view: undefined })}
      />,
    )
  ) : (
    <CostList
      {...{ costs, address, search, shape, onRows, marks, place }}
      onSearch={setSearch}
      hasKids={trip.kids > 0}
    />
  );
  return (
    <CostsFrame
      {...{ trip, costs, today, view, isEmpty }}
      onView={(next) => show({ view: next === "table" ? undefined : next })}
      onAdd={add}
      onTravellers={() => setOpen({ kind: "travellers" })}
    >
      {content}
      {open ? (
        <LazyBoundary
          onFail={() => {
            close();
            showToast("error", translate("actions.notOpened"));
          }}
        >
          <CostDialogs {...{ trip, open, findings, actions }} onClose={close} />
        </LazyBoundary>
      ) : null}
    </CostsFrame>
  );
}
