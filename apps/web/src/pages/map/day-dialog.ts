import type { InsertPlace } from "@castor/core/routes/choose-dates.ts";

/** The dialogs of what is done with several days at once. */
export type DayDialog =
  | { kind: "insertDay"; routeId: string; place: InsertPlace }
  | { kind: "moveDay" | "swapDays"; routeId: string }
  | { kind: "generateDays" };
