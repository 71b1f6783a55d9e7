import { type ReactNode, useCallback } from "react";
import { useIsPrinting } from "../../device/screen/printing.ts";
import { CostFilters } from "../../features/finance/cost-filters.tsx";
import { CostTable } from "../../features/finance/cost-table.tsx";
import { CostTotals } from "../../features/finance/cost-totals.tsx";
import type { CostActions, CostMarks, CostOrder } from "../../features/finance/listed-costs.ts";
import { OrderField } from "../../features/finance/order-field.tsx";
import { PrintedCosts } from "../../features/finance/printed-costs.tsx";
import type { CostShape } from "../../features/finance/use-cost-shape.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Charts } from "./charts.tsx";
import styles from "./costs.module.css";
import type { useCosts } from "./use-costs.ts";
import type { FinanceAddress, useFinanceAddress } from "./use-finance-address.ts";

export interface CostListProps {
  costs: ReturnType<typeof useCosts>;
  address: ReturnType<typeof useFinanceAddress>;
  search: string;
  onSearch: (search: string) => void;
  shape: CostShape;
  hasKids: boolean;
  onRows: CostActions;
  marks: CostMarks;
  /** Puts the rows into the element that takes the focus. */
  place: (rows: ReactNode, className?: string) => ReactNode;
}

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

/** The totals and filters, and below them the costs that they leave: as rows or as charts. */
export function CostList(props: CostListProps) {
  const { costs, address, search, onSearch, shape, hasKids, onRows, marks, place } = props;
  const { shown, show, clear } = address;
  const { table, order, rates, uncompared } = costs;
  const translate = useWords("common", "costs");
  const isPrinting = useIsPrinting();
  const isTable = (shown.view ?? "table") === "table";
  const setOrder = useCallback(
    ({ field, direction }: CostOrder) =>
      show({ sortField: field, sortDirection: direction === "desc" ? "desc" : undefined }),
    [show],
  );
  const clearAll = () => {
    onSearch("");
    clear();
  };
  const rows =
    table.data.length === 0 ? (
      <EmptyState
        isSmall
        pose="dives"
        text={translate(noMatchOf(shown, search))}
        action={<Button onClick={clearAll}>{translate("costsPage.clearFilters")}</Button>}
      />
    ) : isTable ? (
      <CostTable
        {...{ shape, hasKids, order, marks }}
        rows={table.data}
        onOrder={setOrder}
        actions={onRows}
      />
    ) : (
      <Charts costs={costs} onFail={() => show({ view: undefined })} />
    );
  return (
    <>
      <CostTotals table={table} rates={rates} hasKids={hasKids} atRisk={costs.atRisk} />
      <h2 className="visually-hidden">{translate("costsPage.table")}</h2>
      <CostFilters
        values={shown}
        choices={table}
        search={search}
        onSearch={onSearch}
        onChange={show}
        hasExcluded={costs.hasExcluded}
        onClear={clearAll}
        order={shape === "cards" ? <OrderField order={order} onOrder={setOrder} /> : null}
      />
      <p className={`secondary ${styles.count}`} role="status">
        {translate("costsPage.rows", { count: table.data.length })}
        {uncompared.length > 0
          ? ` · ${translate("costsPage.uncompared", { currencies: uncompared.join(", ") })}`
          : null}
      </p>
      {place(rows, isTable && table.data.length > 0 ? "on-screen" : undefined)}
      {isPrinting && isTable ? (
        <PrintedCosts table={table} rates={rates} filters={shown} search={search} />
      ) : null}
    </>
  );
}
