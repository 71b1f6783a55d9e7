import type { RouteIcon } from "@castor/core/routes/route-icons.ts";
import { ThingIcon } from "../../ui/thing-icon.tsx";

export interface DayIconProps {
  icon: RouteIcon;
  size?: number;
}

/** A day's own picture, or nothing. */
export function DayIcon({ icon, size = 20 }: DayIconProps) {
  return icon === "none" ? null : <ThingIcon name={icon} size={size} />;
}
