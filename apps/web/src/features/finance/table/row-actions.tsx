import { canMarkPaid } from "@castor/core/finance/can-mark-paid.ts";
import type { FinanceRow } from "@castor/core/finance/finance-table.ts";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/button.tsx";
import { atFirstPress } from "../../../ui/first-press.ts";
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
  const [isMenuWanted, setMenuWanted] = useState(false);
  return (
    <span className={styles.actions}>
      {canMarkPaid(row) ? (
        <IconButton
          icon="check"
          label={translate("costs.payOf", { title })}
          onClick={atFirstPress(() => actions.onPay(row))}
        />
      ) : null}
      {isMenuWanted ? (
        <RowMenu row={row} actions={actions} />
      ) : (
        // A menu weighs more than its row: it is made when it is asked for.
        <IconButton
          icon="dots-vertical"
          label={translate("costs.actionsOf", { title })}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setMenuWanted(true)}
        />
      )}
    </span>
  );
}

/** Takes the place of the button that was pressed, and opens as that would have. */
function RowMenu({ row, actions }: RowActionsProps) {
  const translate = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus first: it comes back to where it was when a menu opened.
    button.current?.focus({ preventScroll: true });
    button.current?.click();
  }, []);
  return (
    <Menu
      items={[
        {
          label: translate("costs.edit"),
          icon: "pencil",
          onChoose: () => actions.onOpen(row),
        },
        row.source === "point"
          ? {
              label: translate("costs.showOnMap"),
              icon: "map",
              onChoose: () => actions.onMap(row),
            }
          : {
              label: translate("costs.delete"),
              icon: "trash",
              isDangerous: true,
              onChoose: () => actions.onDelete(row),
            },
      ]}
    >
      <IconButton
        ref={button}
        icon="dots-vertical"
        label={translate("costs.actionsOf", { title: row.title })}
      />
    </Menu>
  );
}
