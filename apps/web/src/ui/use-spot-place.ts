import type { CSSProperties } from "react";
import { useIsPhone } from "../device/media.ts";

const atBottom: CSSProperties = {
  position: "fixed",
  top: "auto",
  right: 8,
  bottom: "max(8px, env(safe-area-inset-bottom))",
  left: 8,
  width: "auto",
  maxWidth: "none",
};

/** Where what belongs to a spot lies: right there, but on a phone at the bottom, within the thumb's reach. */
export function useSpotPlace(): CSSProperties {
  return useIsPhone() ? atBottom : {};
}
