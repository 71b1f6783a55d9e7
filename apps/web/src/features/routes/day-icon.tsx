import type { RouteIcon } from "@castor/core/routes/route-icons.ts";
import { ThingIcon } from "../../ui/icons/thing-icon.tsx";

export interface DayIconProps {
  icon: RouteIcon;
  size?: number;
}

/** The icon of a day, or nothing. */
export function DayIcon({ icon, size = 20 }: DayIconProps) {
  return icon === "none" ? null : <ThingIcon name={icon} size={size} />;
}
