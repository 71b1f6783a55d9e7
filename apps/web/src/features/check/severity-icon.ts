import type { Severity } from "@castor/core/trips/silenced/finding-kinds.ts";
import type { IconName } from "../../ui/icons/icon.tsx";

/** The icon of each severity: never told by its colour alone. */
export const iconOfSeverity: Record<Severity, IconName> = {
  impossible: "alert-triangle",
  tight: "clock",
  hint: "info-circle",
};
