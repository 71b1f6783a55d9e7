import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { createChange, type TripChange } from "@castor/core/changes/trip-change.ts";
import { newKey } from "../http/new-key.ts";

/** A change made now. */
export const newChange = (body: ChangeBody): TripChange =>
  createChange(body, { id: newKey(), at: new Date().toISOString() });
