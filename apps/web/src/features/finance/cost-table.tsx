import { memo } from "react";
import type { CostTableProps } from "./listed-costs.ts";
import { CardList } from "./table/card-list.tsx";
import { RowTable } from "./table/row-table.tsx";
import { useShowsCards } from "./use-shows-cards.ts";

/** The costs of a trip: a table, and on a phone cards. Of a long one only what is in view is drawn. */
export const CostTable = memo(function CostTable(props: CostTableProps) {
  const { rows, hasKids, actions } = props;
  return useShowsCards() ? (
    <CardList rows={rows} hasKids={hasKids} actions={actions} />
  ) : (
    <RowTable {...props} />
  );
});
