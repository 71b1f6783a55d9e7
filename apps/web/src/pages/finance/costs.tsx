import type { Trip } from "@castor/core/trips/trip.ts";
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useToday } from "../../device/use-today.ts";
import { whenIdle } from "../../device/when-idle.ts";
import { CostFilters } from "../../features/finance/cost-filters.tsx";
import { CostTable } from "../../features/finance/cost-table.tsx";
import { CostTotals } from "../../features/finance/cost-totals.tsx";
import { DeadlineList } from "../../features/finance/deadline-list.tsx";
import type { CostActions, CostOrder } from "../../features/finance/listed-costs.ts";
import { OrderField } from "../../features/finance/order-field.tsx";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { latePart, PartBoundary } from "../../ui/late-part.tsx";
import { Loading } from "../../ui/loading.tsx";
import { notify } from "../../ui/notify.ts";
import type { CostDialog } from "./cost-dialogs.tsx";
import { CostsFrame } from "./costs-frame.tsx";
import { useCostActions } from "./use-cost-actions.ts";
import { useCosts } from "./use-costs.ts";
import { useFinanceAddress } from "./use-finance-address.ts";

// Forms weigh more than the table: they come after it, and are here when they are wanted.
const CostDialogs = latePart(async () => (await import("./cost-dialogs.tsx")).CostDialogs);
const CostCharts = latePart(
  async () => (await import("../../features/finance/cost-charts.tsx")).CostCharts,
);
// Whoever opens a form whose part did not come is told then.
const loadDialogs = () => void CostDialogs.load().catch(() => {});

/** The costs of a trip: their totals, and below them the list, the pictures or the deadlines. */
export function Costs({ trip }: { trip: Trip }) {
  const translate = useWords();
  const today = useToday();
  const { shown, show, clear } = useFinanceAddress(trip.id);
  const [search, setSearch] = useState("");
  const costs = useCosts(trip, shown, useDeferredValue(search), today);
  const actions = useCostActions(trip);
  const [open, setOpen] = useState<CostDialog | null>(null);
  useEffect(() => whenIdle(loadDialogs), []);
  const close = () => setOpen(null);
  const { table, all, order, deadlines } = costs;
  const view = shown.view ?? "table";
  // The list is drawn anew only when it changes, not with each letter of a search.
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
  const add = () => setOpen({ kind: "new" });
  const clearAll = () => {
    setSearch("");
    clear();
  };
  const hasExcluded = trip.routes.some(({ points }) =>
    points.some(({ excludeFromRoute, finance }) => excludeFromRoute && finance !== null),
  );
  const isEmpty = all.length === 0 && shown.excluded !== "0";
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
        <EmptyState
          pose="gnaws-pencil"
          title={translate("costs.emptyTitle")}
          text={translate("costs.empty")}
          action={
            <Button kind="primary" icon="plus" isLarge onClick={add}>
              {translate("costs.add")}
            </Button>
          }
        />
      ) : view === "deadlines" ? (
        <DeadlineList deadlines={deadlines} onOpen={onRows.onOpen} onPay={onRows.onPay} />
      ) : (
        <>
          <CostTotals table={table} rates={costs.rates} atRisk={costs.atRisk} />
          <h2 className="visually-hidden">{translate("costs.table")}</h2>
          <CostFilters
            values={shown}
            choices={table}
            search={search}
            onSearch={setSearch}
            onChange={show}
            hasExcluded={hasExcluded}
            onClear={clearAll}
            order={<OrderField order={order} onOrder={setOrder} />}
          />
          {table.data.length === 0 ? (
            <EmptyState
              isSmall
              pose="dives"
              text={translate("costs.noMatch")}
              action={<Button onClick={clearAll}>{translate("costs.clearFilters")}</Button>}
            />
          ) : view === "charts" ? (
            <Charts costs={costs} onFail={() => show({ view: undefined })} />
          ) : (
            <CostTable rows={table.data} order={order} onOrder={setOrder} actions={onRows} />
          )}
        </>
      )}
      {open ? (
        <PartBoundary
          onFail={() => {
            close();
            notify("error", translate("actions.notOpened"));
          }}
        >
          <CostDialogs trip={trip} open={open} actions={actions} onClose={close} />
        </PartBoundary>
      ) : null}
    </CostsFrame>
  );
}

interface ChartsProps {
  costs: ReturnType<typeof useCosts>;
  onFail: () => void;
}

/** The pictures, once it is known by which rates. */
function Charts({ costs: { table, rates, perEuro }, onFail }: ChartsProps) {
  const translate = useWords();
  if (rates.state === "loading" && table.totals.length > 1)
    return <Loading label={translate("costs.ratesLoading")} count={6} />;
  const ratesDate = rates.state === "ready" && table.totals.length > 1 ? rates.date : null;
  return (
    <PartBoundary
      onFail={() => {
        onFail();
        notify("error", translate("actions.notOpened"));
      }}
    >
      <CostCharts rows={table.data} perEuro={perEuro} ratesDate={ratesDate} />
    </PartBoundary>
  );
}
