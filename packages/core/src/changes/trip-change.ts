import type { ArgsOf, ChangeBody, ChangeName } from "./change-args.ts";

/** The version of this format. A stored change of another version is not sent. */
export const changeVersion = 1;

/**
 * One change of a trip as plain data (decision 034). `id` is a UUID and the `Idempotency-Key` by which the server does it
 * once; `at` is the instant at which it was made, ISO 8601.
 */
export type TripChange<N extends ChangeName = ChangeName> = {
  [K in N]: { version: typeof changeVersion; name: K; args: ArgsOf<K>; id: string; at: string };
}[N];

/** Makes a change that can be applied, sent and stored. */
export function createChange(body: ChangeBody, made: { id: string; at: string }): TripChange {
  return { version: changeVersion, ...body, ...made };
}
