import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import { useMemo } from "react";
import { CostMark } from "../../features/check/cost-mark.tsx";
import type { CostActions, CostMarks } from "../../features/finance/listed-costs.ts";
import type { CostDialog } from "./cost-dialogs.tsx";
import type { useCostActions } from "./use-cost-actions.ts";
import type { useCosts } from "./use-costs.ts";

/** What the rows of the list do and which are marked. Memoized: typing in the search does not draw the list again. */
export function useCostRows(
  { whole, findings }: Pick<ReturnType<typeof useCosts>, "whole" | "findings">,
  actions: ReturnType<typeof useCostActions>,
  onOpen: (dialog: CostDialog) => void,
  canEdit: boolean,
): { onRows: CostActions; marks: CostMarks } {
  const onRows = useMemo(
    (): CostActions => ({
      ...(canEdit
        ? {
            onOpen: (row: FinanceRow) => onOpen({ kind: "row", row }),
            onPay: (row: FinanceRow) => void actions.pay(row),
            onDelete: actions.deleteItem,
          }
        : {}),
      onMap: actions.showOnMap,
    }),
    [actions, onOpen, canEdit],
  );
  const marks = useMemo(() => {
    const rows = new Map(whole.map((row): [string, FinanceRow] => [row.id, row]));
    const marked = [...findings].flatMap(([id, found]) => {
      const row = rows.get(id);
      if (!row) return [];
      const open = () => onOpen({ kind: "findings", row });
      const mark = <CostMark key={id} title={row.title} findings={found} onOpen={open} />;
      return [[id, mark] as const];
    });
    return new Map(marked);
  }, [whole, findings, onOpen]);
  return { onRows, marks };
}
