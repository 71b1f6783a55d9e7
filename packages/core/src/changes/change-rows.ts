import type { AnswerOf } from "../endpoint.ts";
import { dropLostAttachments, listGoneAttachments } from "../files/edit-attachments.ts";
import type { Trip } from "../trips/trip.ts";
import { attachmentChanges, restoreAttachment } from "./attachment-changes.ts";
import type { ArgsOf, ChangeBody, ChangeName } from "./change-args.ts";
import type { ChangeRow } from "./change-row.ts";
import { contentsChanges } from "./contents-changes.ts";
import { financeChanges } from "./finance-changes.ts";
import { ideaChanges } from "./idea-changes.ts";
import { noteChanges } from "./note-changes.ts";
import { pointChanges } from "./point-changes.ts";
import { type IdMap, renameIds } from "./rename-ids.ts";
import { routeChanges } from "./route-changes.ts";
import type { TripChange } from "./trip-change.ts";
import { tripChanges } from "./trip-changes.ts";

const rows = {
  ...tripChanges,
  ...contentsChanges,
  ...routeChanges,
  ...pointChanges,
  ...ideaChanges,
  ...noteChanges,
  ...financeChanges,
  ...attachmentChanges,
};

/** What the server answers to a change of that name. */
export type ChangeAnswer<N extends ChangeName> = AnswerOf<(typeof rows)[N]["endpoint"]>;

/** The registry of changes: a name without a row does not compile (decision 034). */
const registry: { [N in ChangeName]: ChangeRow<ArgsOf<N>> } = rows;

/** All that is known of a kind of change. */
export const rowOf = <N extends ChangeName>(name: N): ChangeRow<ArgsOf<N>> => registry[name];

/** Ids of the things that a change makes, until the server names them; the first is the thing that is made. */
export const temporaryIdsOf = ({ name, args }: Pick<TripChange, "name" | "args">) =>
  rowOf(name).temporaryIds?.(args) ?? [];

const noIds: IdMap = new Map();

/** The trip with a change done to it; `ids` are the server's for temporary ones. With a thing go the attachments at it. */
export function applyTripChange(
  trip: Trip,
  { name, args, at }: Pick<TripChange, "name" | "args" | "at">,
  ids: IdMap = noIds,
): Trip {
  return dropLostAttachments(rowOf(name).apply(trip, renameIds(args, ids), at));
}

/** The changes that give the trip back as it was before some changes, which are done one after another. */
export function inverseOf(
  before: Trip,
  changes: readonly Pick<TripChange, "name" | "args" | "at">[],
  ids: IdMap = noIds,
): ChangeBody[] {
  let trip = before;
  const inverses = changes.map((change) => {
    const inverse = rowOf(change.name).inverse(trip, renameIds(change.args, ids));
    const after = applyTripChange(trip, change, ids);
    // Files stand at a thing again once it is back.
    const gone = change.name === "attachments.remove" ? [] : listGoneAttachments(trip, after);
    trip = after;
    return [...inverse, ...gone.map((attachment) => restoreAttachment(before.id, attachment))];
  });
  return inverses.toReversed().flat();
}
