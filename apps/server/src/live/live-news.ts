import { presencePlace, presenceSave } from "@castor/core/members/presence.ts";
import * as z from "zod/mini";
import type { Present } from "./people-elsewhere.ts";

/** What the processes tell each other. `from` names the process, which hears itself too. */
export const liveNews = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("written"),
    tripId: z.string(),
    version: z.nullable(z.int()),
    changeId: z.nullable(z.string()),
  }),
  // A window says where it is to some process, which need not be the one that has its stream.
  z.object({
    ...{ kind: z.literal("placed"), from: z.string(), userId: z.string() },
    ...presenceSave.shape,
  }),
  z.object({
    ...{ kind: z.literal("present"), from: z.string(), tripId: z.string() },
    people: z.array(z.object({ userId: z.string(), ...presencePlace.shape })),
  }),
]);
export type LiveNews = z.infer<typeof liveNews>;

/** PostgreSQL takes messages of less than 8000 bytes. Ids are ASCII. */
const maxBytes = 7_500;

/** As many of these people as a message has room for: all of them, with the ids that this server makes. */
export function thatFit(people: readonly Present[]): Present[] {
  let bytes = 0;
  return people.filter((person) => {
    bytes += JSON.stringify(person).length + 1;
    return bytes <= maxBytes;
  });
}
