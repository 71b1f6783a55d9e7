import { useState } from "react";
import { useLayer } from "../layers/use-layer.ts";

/** The list below a field as a layer, which Back closes; without options nothing is to be seen of it. */
export function useListLayer(hasOptions: boolean) {
  const [isOpen, setOpen] = useState(false);
  useLayer(isOpen && hasOptions, () => setOpen(false));
  return {
    dropdownOpened: isOpen,
    onDropdownOpen: () => setOpen(true),
    onDropdownClose: () => setOpen(false),
  };
}
