import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { createChange, type TripChange } from "@castor/core/changes/trip-change.ts";
import { newKey } from "../http/new-key.ts";

/** A change made now. `id`: the key of an earlier attempt that may have arrived. */
export const newChange = (body: ChangeBody, id: string = newKey()): TripChange =>
  createChange(body, { id, at: new Date().toISOString() });
