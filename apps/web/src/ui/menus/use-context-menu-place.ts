import type { CSSProperties } from "react";
import { useIsPhone } from "../../device/screen/media.ts";

const atBottom: CSSProperties = {
  position: "fixed",
  top: "auto",
  right: 8,
  bottom: "max(8px, env(safe-area-inset-bottom))",
  left: 8,
  width: "auto",
  maxWidth: "none",
};

/** Positions a card or menu: at its position, but on a phone at the bottom, within the thumb's reach. */
export function useContextMenuPlace(): CSSProperties {
  return useIsPhone() ? atBottom : {};
}
