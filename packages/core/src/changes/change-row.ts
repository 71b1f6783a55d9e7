import type { AnswerOf, CallOf, Endpoint } from "../endpoint.ts";
import type { Trip } from "../trips/trip.ts";
import type { ArgsOf, ChangeBody, ChangeName } from "./change-args.ts";
import type { IdMap } from "./rename-ids.ts";

/**
 * All that is known of one kind of change. The members are pure; `trip` is the trip as it was before the change.
 * Ids in `args` are already the newest ones (`renameIds`).
 */
export interface ChangeRow<Args, E extends Endpoint = Endpoint> {
  /** The call by which the server does the same. */
  endpoint: E;
  input(args: Args): CallOf<E>;
  /** The verb of core that shows it. Ids that are not in the trip change nothing. */
  apply(trip: Trip, args: Args, at: string): Trip;
  /** The changes that give the trip back as it was before; none where the change does nothing. */
  inverse(trip: Trip, args: Args): readonly ChangeBody[];
  /** Takes the server's answer into the trip, after `apply`. */
  takeAnswer?(trip: Trip, answer: AnswerOf<E>): Trip;
  /** Ids of the things that it makes; the server gives them others. The first is the thing that is made. */
  temporaryIds?(args: Args): readonly string[];
  /** The server's ids for the temporary ones. */
  namedIds?(args: Args, answer: AnswerOf<E>): IdMap;
  /** The name of the thing that is changed, for the words of undo and redo. */
  nameOf(trip: Trip, args: Args): string;
  /** False when undoing the change would undo what was done to its things since. */
  isAsLeft?(trip: Trip, args: Args): boolean;
}

/** Writes a row with its endpoint's own types. */
export const changeRow = <N extends ChangeName, E extends Endpoint>(
  _name: N,
  row: ChangeRow<ArgsOf<N>, E>,
): ChangeRow<ArgsOf<N>, E> => row;
