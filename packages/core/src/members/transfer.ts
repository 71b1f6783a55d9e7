import * as z from "zod/mini";
import { id } from "../schemas/ids.ts";

/** A trip, and the editor whom it is given to (decision 122). */
export const tripTransfer = z.object({ tripId: id, userId: id });
export type TripTransfer = z.infer<typeof tripTransfer>;

/** A trip of the caller, and the editors who could own it. */
export const tripHeirs = z.object({
  tripId: id,
  name: z.string(),
  editors: z.array(z.object({ userId: id, name: z.string() })),
});
export type TripHeirs = z.infer<typeof tripHeirs>;
