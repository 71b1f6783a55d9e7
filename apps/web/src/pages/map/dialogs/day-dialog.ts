import type { InsertPlace } from "@castor/core/routes/edit/choose-dates.ts";

/** The dialogs that change several days at once. */
export type DayDialog =
  | { kind: "insertDay"; routeId: string; place: InsertPlace }
  | { kind: "moveDay" | "duplicateDay" | "swapDays" | "orderDay" | "bestDays"; routeId: string }
  | { kind: "generateDays" };
