import type { AnswerOf, CallOf, Endpoint } from "@castor/core/endpoint.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { markChanged } from "./query-client.ts";

/** Ids made here, and the server's for the same things. */
export type Names = ReadonlyMap<string, string>;

/** What a sent change did: the answer, the trip with it taken in, and the names that the server gave. */
export interface Delivery<Answer> {
  answer: Answer;
  take: (trip: Trip) => Trip;
  names: Names;
}

/** One change of a trip, for both sides: `apply` shows it at once, `send` has the server do it. */
export interface TripChange<Answer = unknown> {
  /** Ids that this change makes up; the server will name them. */
  makes: readonly string[];
  /** True when a second try with the same key does no harm. */
  isRepeatable: boolean;
  apply: (trip: Trip, names: Names) => Trip;
  /** `isLeaving`: the page may be gone before the answer comes. */
  send: (names: Names, idempotencyKey: string, isLeaving?: boolean) => Promise<Delivery<Answer>>;
  /** True when it speaks of this id. */
  mentions: (id: string) => boolean;
}

/** The same value with the server's ids in the place of those made here. */
function rename<T>(value: T, names: Names): T {
  if (names.size === 0) return value;
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? (names.get(part) ?? part) : part,
  );
  // Only strings that are ids changed, to other strings.
  return JSON.parse(text) as T;
}

interface Parts<E extends Endpoint, Args extends readonly unknown[]> {
  endpoint: E;
  input: CallOf<E>;
  /** A pure verb of core, and what it is told. */
  verb: (trip: Trip, ...args: Args) => Trip;
  args: Args;
  /** Takes what the server answered into the trip, after the verb. */
  take?: (trip: Trip, answer: AnswerOf<E>) => Trip;
  makes?: readonly string[];
  /** The server's ids for those that `makes` made up. */
  names?: (answer: AnswerOf<E>) => Names;
}

/** Builds a change from a row, a verb of core and their arguments, which are data, so that ids in them can be renamed. */
export function buildTripChange<E extends Endpoint, Args extends readonly unknown[]>(
  parts: Parts<E, Args>,
): TripChange<AnswerOf<E>> {
  const { endpoint, input, verb, args, take, makes = [], names: namesOf } = parts;
  const apply = (trip: Trip, names: Names) => verb(trip, ...rename(args, names));
  const text = JSON.stringify([input, args]);
  return {
    makes,
    isRepeatable: endpoint.method !== "DELETE",
    apply,
    mentions: (id) => text.includes(JSON.stringify(id)),
    async send(names, idempotencyKey, isLeaving) {
      const options = { idempotencyKey, isLeaving };
      const answer = await callEndpoint(endpoint, rename(input, names), options);
      const named = namesOf?.(answer) ?? new Map();
      const known = new Map([...names, ...named]);
      const shown = (trip: Trip) => apply(trip, known);
      return { answer, names: named, take: (trip) => take?.(shown(trip), answer) ?? shown(trip) };
    },
  };
}

/** Marks what else shows trips as old, but for the trip itself, which has taken the answer in. */
export function markOthersChanged(tripKey: readonly unknown[]): void {
  void markChanged(["trips"], tripKey);
}
