import type { Trip } from "@castor/core/trips/trip.ts";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { loadWhenIdle } from "../../device/loading/load-when-idle.ts";
import { useIsPrinting } from "../../device/screen/printing.ts";
import { useToday } from "../../device/use-today.ts";
import { CostMark } from "../../features/check/cost-mark.tsx";
import { DeadlineList } from "../../features/deadlines/deadline-list.tsx";
import { CostFilters } from "../../features/finance/cost-filters.tsx";
import { CostTable } from "../../features/finance/cost-table.tsx";
import { CostTotals } from "../../features/finance/cost-totals.tsx";
import type { CostActions, CostOrder } from "../../features/finance/listed-costs.ts";
import { OrderField } from "../../features/finance/order-field.tsx";
import { PrintedCosts } from "../../features/finance/printed-costs.tsx";
import { useCostShape } from "../../features/finance/use-cost-shape.ts";
import { useHistoryKeys } from "../../features/history/use-history.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import { Charts } from "./charts.tsx";
import type { CostDialog } from "./cost-dialogs.tsx";
import styles from "./costs.module.css";
import { CostsFrame } from "./costs-frame.tsx";
import { useCostActions } from "./use-cost-actions.ts";
import { useCosts } from "./use-costs.ts";
import { type FinanceAddress, useFinanceAddress } from "./use-finance-address.ts";
import { useFocusInList } from "./use-focus-in-list.ts";

// The forms are larger than the table: they load after it.
const CostDialogs = lazyComponent(async () => (await import("./cost-dialogs.tsx")).CostDialogs);
// A failed load is reported when a form is opened.
const later = [CostDialogs];

/** Why the list is empty: the filters match nothing, or, without others, no cost has that status. */
function noMatchOf({ payStatus, ...others }: FinanceAddress, search: string) {
  const { category, currency, date, paymentType, excluded } = others;
  const isByStatus =
    [category, currency, date].every((of) => of === "all") &&
    paymentType === "any" &&
    !excluded &&
    search.trim() === "";
  if (!isByStatus || payStatus === "all") return "costsPage.noMatch";
  return payStatus === "paid" ? "costsPage.nothingPaid" : "costsPage.allPaid";
}

/** The costs of a trip: the totals, and below them the list, the charts or the deadlines. */
export function Costs({ trip }: { trip: Trip }) {
  const translate = useWords("common", "costs");
  const today = useToday();
  const { shown, show, clear } = useFinanceAddress(trip.id);
  const [search, setSearch] = useState("");
  const costs = useCosts(trip, shown, useDeferredValue(search), today);
  const { table, order, deadlines, hasExcluded } = costs;
  const isEmpty = costs.whole.length === 0;
  const shape = useCostShape(costs.whole);
  const actions = useCostActions(trip);
  useHistoryKeys(trip.id);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<CostDialog | null>(null);
  useEffect(() => loadWhenIdle(later), []);
  const close = () => setOpen(null);
  const isPrinting = useIsPrinting();
  const view = shown.view ?? "table";
  useFocusInList(list, view === "deadlines" ? deadlines : table.data);
  // The same element with and without rows: the focus returns to it.
  const place = { ref: list, tabIndex: -1 };
  // Memoized: typing in the search does not draw the list again.
  const setOrder = useCallback(
    ({ field, direction }: CostOrder) =>
      show({ sortField: field, sortDirection: direction === "desc" ? "desc" : undefined }),
    [show],
  );
  const onRows = useMemo(
    (): CostActions => ({
      onOpen: (row) => setOpen({ kind: "row", row }),
      onPay: (row) => void actions.pay(row),
      onDelete: actions.deleteItem,
      onMap: actions.showOnMap,
    }),
    [actions],
  );
  const marks = useMemo(() => {
    const rows = new Map(costs.whole.map((row) => [row.id, row]));
    const marked = [...costs.findings].flatMap(([id, findings]) => {
      const row = rows.get(id);
      if (!row) return [];
      const show = () => setOpen({ kind: "findings", row });
      const mark = <CostMark key={id} title={row.title} findings={findings} onOpen={show} />;
      return [[id, mark] as const];
    });
    return new Map(marked);
  }, [costs.whole, costs.findings]);
  const hasKids = trip.kids > 0;
  const isListed = view === "table" && table.data.length > 0;
  const add = () => setOpen({ kind: "new" });
  const clearAll = () => {
    setSearch("");
    clear();
  };
  return (
    <CostsFrame
      trip={trip}
      costs={costs}
      today={today}
      view={view}
      isEmpty={isEmpty}
      onView={(next) => show({ view: next === "table" ? undefined : next })}
      onAdd={add}
      onTravellers={() => setOpen({ kind: "travellers" })}
    >
      {isEmpty ? (
        <div {...place}>
          <EmptyState
            pose="gnaws-pencil"
            title={translate("costsPage.emptyTitle")}
            text={translate("costsPage.empty")}
            action={
              <Button kind="primary" icon="plus" isLarge onClick={add}>
                {translate("costs.add")}
              </Button>
            }
          />
        </div>
      ) : view === "deadlines" ? (
        <div {...place}>
          <DeadlineList
            deadlines={deadlines}
            atRisk={costs.atRiskInAll}
            onOpen={onRows.onOpen}
            onPay={onRows.onPay}
            onList={() => show({ view: undefined })}
          />
        </div>
      ) : (
        <>
          <CostTotals table={table} rates={costs.rates} hasKids={hasKids} atRisk={costs.atRisk} />
          <h2 className="visually-hidden">{translate("costsPage.table")}</h2>
          <CostFilters
            values={shown}
            choices={table}
            search={search}
            onSearch={setSearch}
            onChange={show}
            hasExcluded={hasExcluded}
            onClear={clearAll}
            order={shape === "cards" ? <OrderField order={order} onOrder={setOrder} /> : null}
          />
          <p className={styles.count} role="status">
            {translate("costsPage.rows", { count: table.data.length })}
            {costs.uncompared.length > 0
              ? ` · ${translate("costsPage.uncompared", { currencies: costs.uncompared.join(", ") })}`
              : null}
          </p>
          <div {...place} className={isListed ? "on-screen" : undefined}>
            {table.data.length === 0 ? (
              <EmptyState
                isSmall
                pose="dives"
                text={translate(noMatchOf(shown, search))}
                action={<Button onClick={clearAll}>{translate("costsPage.clearFilters")}</Button>}
              />
            ) : view === "charts" ? (
              <Charts costs={costs} onFail={() => show({ view: undefined })} />
            ) : (
              <CostTable
                rows={table.data}
                shape={shape}
                hasKids={hasKids}
                order={order}
                onOrder={setOrder}
                actions={onRows}
                marks={marks}
              />
            )}
          </div>
          {isPrinting && view === "table" ? (
            <PrintedCosts table={table} rates={costs.rates} filters={shown} search={search} />
          ) : null}
        </>
      )}
      {open ? (
        <LazyBoundary
          onFail={() => {
            close();
            showToast("error", translate("actions.notOpened"));
          }}
        >
          <CostDialogs
            trip={trip}
            open={open}
            findings={costs.findings}
            actions={actions}
            onClose={close}
          />
        </LazyBoundary>
      ) : null}
    </CostsFrame>
  );
}
