import { memo } from "react";
import type { CostTableProps } from "./listed-costs.ts";
import { CardList } from "./table/card-list.tsx";
import { RowTable } from "./table/row-table.tsx";

/** The costs of a trip as a table, or as cards on narrow screens. Only the rows in view are drawn. */
export const CostTable = memo(function CostTable(props: CostTableProps) {
  const { rows, shape, hasKids, actions, marks } = props;
  return shape === "cards" ? (
    <CardList rows={rows} hasKids={hasKids} actions={actions} marks={marks} />
  ) : (
    <RowTable {...props} />
  );
});
