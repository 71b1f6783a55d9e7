import * as z from "zod/mini";
import { instant } from "../time/dates.ts";
import { type ChangeName, changeArgs } from "./change-args.ts";
import { changeVersion, type TripChange } from "./trip-change.ts";

const head = z.object({
  version: z.literal(changeVersion),
  name: z.enum(Object.keys(changeArgs) as [ChangeName, ...ChangeName[]]),
  args: z.unknown(),
  id: z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)),
  at: instant,
});

/** Reads a change that was serialised; null when it is none of this version. */
export function readTripChange(value: unknown): TripChange | null {
  const read = head.safeParse(value);
  if (!read.success) return null;
  const args = changeArgs[read.data.name].safeParse(read.data.args);
  // The schema of that name made these arguments.
  return args.success ? ({ ...read.data, args: args.data } as TripChange) : null;
}
