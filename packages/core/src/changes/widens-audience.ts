import type { ChangeBody } from "./change-args.ts";

/**
 * True for a change that shows the trip to more people. It is only made on purpose: undoing or redoing other edits must
 * never make it (decision 044).
 */
export const widensAudience = ({ name, args }: ChangeBody): boolean =>
  name === "trips.publish" && (args.change.isPublic === true || args.change.isInCatalog === true);
