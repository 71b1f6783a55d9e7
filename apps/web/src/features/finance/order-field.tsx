import { financeColumns } from "@castor/core/finance/table/finance-columns.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import type { CostOrder } from "./listed-costs.ts";
import styles from "./order-field.module.css";

export interface OrderFieldProps {
  order: CostOrder;
  onOrder: (order: CostOrder) => void;
}

/** The order of the costs, for lists without headings. */
export function OrderField({ order, onOrder }: OrderFieldProps) {
  const translate = useWords("common", "costs");
  const { field, direction } = order;
  const isAscending = direction === "asc";
  return (
    <div className={`row gap-8 whole-line ${styles.order}`}>
      <SelectField
        className={styles.field}
        label={translate("costsPage.sort")}
        allowDeselect={false}
        data={financeColumns.map((id) => ({
          value: id,
          label: translate(`costTable.columns.${id}`),
        }))}
        value={field}
        onChange={(id) => {
          const column = financeColumns.find((known) => known === id);
          if (column) onOrder({ field: column, direction });
        }}
      />
      <IconButton
        icon={isAscending ? "arrow-up" : "arrow-down"}
        label={`${translate("costsPage.sortDirection")}: ${translate(isAscending ? "costsPage.ascending" : "costsPage.descending")}`}
        onClick={() => onOrder({ field, direction: isAscending ? "desc" : "asc" })}
      />
    </div>
  );
}
