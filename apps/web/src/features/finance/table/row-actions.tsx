import { canMarkPaid } from "@castor/core/finance/table/can-mark-paid.ts";
import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { onFirstClick } from "../../../ui/interaction/first-click.ts";
import { Menu } from "../../../ui/menus/menu.tsx";
import type { CostActions } from "../listed-costs.ts";
import styles from "./row-actions.module.css";

export interface RowActionsProps {
  row: FinanceRow;
  actions: CostActions;
}

/** The actions of a cost: "paid" as a button, the others in a menu. Who only reads may go to its place on the map. */
export function RowActions({ row, actions }: RowActionsProps) {
  const translate = useWords("common", "costs");
  const { title } = row;
  const { onOpen, onPay, onMap } = actions;
  const [isMenuWanted, setMenuWanted] = useState(false);
  if (!onOpen)
    return row.source === "point" ? (
      <span className={styles.actions}>
        <IconButton
          icon="map"
          label={`${title}: ${translate("costsPage.showOnMap")}`}
          onClick={() => onMap(row)}
        />
      </span>
    ) : null;
  return (
    <span className={styles.actions}>
      {onPay && canMarkPaid(row) ? (
        <IconButton
          icon="check"
          label={translate("costsPage.payOf", { title })}
          onClick={onFirstClick(() => onPay(row))}
        />
      ) : null}
      {isMenuWanted ? (
        <RowMenu row={row} actions={actions} />
      ) : (
        // A menu costs more than its row to draw: it is created when it is opened.
        <IconButton
          icon="dots-vertical"
          label={translate("costsPage.actionsOf", { title })}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setMenuWanted(true)}
        />
      )}
    </span>
  );
}

/** Replaces the pressed button, opened. */
function RowMenu({ row, actions }: RowActionsProps) {
  const translate = useWords("common", "costs");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Focused first: a closing menu returns the focus to the element that had it on opening.
    button.current?.focus({ preventScroll: true });
    button.current?.click();
  }, []);
  return (
    <Menu
      items={[
        {
          label: translate("costsPage.edit"),
          icon: "pencil",
          onChoose: () => actions.onOpen?.(row),
        },
        row.source === "point"
          ? {
              label: translate("costsPage.showOnMap"),
              icon: "map",
              onChoose: () => actions.onMap(row),
            }
          : {
              label: translate("costsPage.delete"),
              icon: "trash",
              isDangerous: true,
              onChoose: () => actions.onDelete?.(row),
            },
      ]}
    >
      <IconButton
        ref={button}
        icon="dots-vertical"
        label={translate("costsPage.actionsOf", { title: row.title })}
      />
    </Menu>
  );
}
