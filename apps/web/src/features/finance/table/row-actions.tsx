import type { FinanceRow } from "@castor/core/finance/finance-table.ts";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { CostActions } from "../listed-costs.ts";
import styles from "./row-actions.module.css";

export interface RowActionsProps {
  row: FinanceRow;
  actions: CostActions;
}

/** What may be done about a cost: "paid" in one press, the rest in a menu. */
export function RowActions({ row, actions }: RowActionsProps) {
  const translate = useWords();
  const { title } = row;
  const mapAddress = actions.mapAddressOf(row);
  return (
    <span className={styles.actions}>
      {row.remain > 0 ? (
        <IconButton
          icon="check"
          label={translate("costs.payOf", { title })}
          onClick={() => actions.onPay(row)}
        />
      ) : null}
      <Menu
        items={[
          {
            label: translate("costs.edit"),
            icon: "pencil",
            onChoose: () => actions.onOpen(row),
          },
          ...(mapAddress
            ? [{ label: translate("costs.showOnMap"), icon: "map", href: mapAddress } as const]
            : []),
          ...(row.source === "item"
            ? [
                {
                  label: translate("costs.delete"),
                  icon: "trash",
                  isDangerous: true,
                  onChoose: () => actions.onDelete(row),
                } as const,
              ]
            : []),
        ]}
      >
        <IconButton icon="dots-vertical" label={translate("costs.actionsOf", { title })} />
      </Menu>
    </span>
  );
}
