import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { readTripChange } from "@castor/core/changes/read-trip-change.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import * as z from "zod/mini";

/** A field that its author and somebody else have changed to different values; a field of a block is "block.field". */
export interface FieldConflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** Why a change waits for its author. `again`: the changes that make the thing anew that somebody has deleted. */
export type Block =
  | { kind: "conflict"; fields: readonly FieldConflict[]; theirs: Values }
  | { kind: "gone"; thingId: string | null; again: readonly ChangeBody[] }
  /** `isFinal`: trying again cannot succeed. */
  | { kind: "refused"; status: number; message: string; isFinal?: boolean | undefined };

type Values = Readonly<Record<string, unknown>>;

/** A change that is not sent yet, as it is stored (decision 055). */
export interface UnsentEntry {
  readonly change: TripChange;
  /** The name of the thing that it changes, when it was made. */
  readonly thing: string;
  /** What the changed fields said when the change was made; null where it sets no fields. */
  readonly known: Values | null;
  /** Its form asked to be told of conflicts at once. */
  readonly isGuarded: boolean;
  /** Its author was told that it will be sent later. */
  readonly isLate: boolean;
  /** It was sent and got no answer: the server may have done it. */
  readonly isReplay: boolean;
  /** How often the server has failed on it. */
  readonly failures: number;
  /** Changes of one sequence share it: after a refusal the rest is not sent. */
  readonly sequence: string | null;
  readonly blocked: Block | null;
}

/** What the browser keeps of one user's changes of one trip. */
export interface UnsentRecord {
  tripName: string;
  entries: readonly UnsentEntry[];
  /** The server's ids for temporary ones, the newest last. */
  names: readonly (readonly [temporary: string, named: string])[];
  /**
   * The trip as it was known when the first of the changes began to wait: it has what others delete meanwhile. It is large,
   * so it is read as a trip only when it is needed.
   */
  former?: unknown;
  /** Entries of another version of the app: they are kept until a version reads them. */
  unread?: readonly unknown[];
  /** When it was written last (milliseconds since 1970). */
  at: number;
}

export const emptyRecord: UnsentRecord = { tripName: "", entries: [], names: [], at: 0 };

const values = z.record(z.string(), z.unknown());
const body = z.object({ name: z.string(), args: z.unknown() });
const block = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("conflict"),
    fields: z.array(z.object({ path: z.string(), mine: z.unknown(), theirs: z.unknown() })),
    theirs: values,
  }),
  z.object({
    kind: z.literal("gone"),
    thingId: z.nullable(z.string()),
    again: z.array(body),
  }),
  z.object({
    kind: z.literal("refused"),
    status: z.number(),
    message: z.string(),
    isFinal: z.optional(z.boolean()),
  }),
]);
const entry = z.object({
  change: z.unknown(),
  thing: z.string(),
  known: z.nullable(values),
  isGuarded: z.boolean(),
  isLate: z.boolean(),
  isReplay: z.boolean(),
  failures: z.number(),
  sequence: z.nullable(z.string()),
  blocked: z.nullable(block),
});
const record = z.object({
  tripName: z.string(),
  entries: z.array(z.unknown()),
  names: z.array(z.tuple([z.string(), z.string()])),
  former: z.optional(z.unknown()),
  unread: z._default(z.array(z.unknown()), []),
  at: z.number(),
});

function readEntry(stored: unknown): UnsentEntry | null {
  const read = entry.safeParse(stored);
  const change = read.success ? readTripChange(read.data.change) : null;
  // The bodies in `again` are read as changes when their author asks for them.
  return read.success && change ? { ...(read.data as UnsentEntry), change } : null;
}

/** Reads what was stored. What is no change of this version is not sent, and not lost. */
export function readRecord(stored: unknown): UnsentRecord {
  const read = record.safeParse(stored);
  if (!read.success) return emptyRecord;
  const all = [...read.data.unread, ...read.data.entries].map(
    (raw) => [raw, readEntry(raw)] as const,
  );
  return {
    ...read.data,
    entries: all.flatMap(([, known]) => known ?? []),
    unread: all.flatMap(([raw, known]) => (known ? [] : [raw])),
  };
}
