import { useEffect, useReducer, useState } from "react";
import { useLayer } from "../../layers/use-layer.ts";
import styles from "./list-layer.module.css";

/**
 * The list of options below a field: a layer, which Back closes; without options nothing is to be seen of it. It stands
 * beside its field in the page, not at the end of it: a dialog hides from screen readers what is outside of it. It is
 * fixed, since the dialog's edge would cut it.
 */
export function useListLayer(hasOptions: boolean) {
  const [isOpen, setOpen] = useState(false);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  // The field tells screen readers of its list only when it is drawn after the list, whose id comes with an effect.
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(drawAgain);
    return () => clearTimeout(timer);
  }, [isOpen]);
  useLayer(isOpen && hasOptions, () => setOpen(false));
  return {
    dropdownOpened: isOpen,
    onDropdownOpen: () => setOpen(true),
    onDropdownClose: () => setOpen(false),
    comboboxProps: { withinPortal: false, floatingStrategy: "fixed" },
    // The list scrolls by itself: a box around it would be one that the keyboard cannot reach.
    withScrollArea: false,
    classNames: { options: styles.options },
  } as const;
}
