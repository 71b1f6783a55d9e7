import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { newKey } from "../../http/new-key.ts";
import { newChange } from "../new-change.ts";
import type { TripChangeQueue } from "../trip-change-queue.ts";

/** What the author of a blocked change wants. */
export type Decision = "mine" | "theirs" | "restore" | "again" | "discard";

/** Does with a blocked change of a queue what its author has decided. */
export async function decideChange(
  queue: TripChangeQueue,
  id: string,
  decision: Decision,
): Promise<void> {
  await queue.reread();
  const entry = queue.entries.find(id);
  if (decision === "theirs" || decision === "discard") return queue.discard(id);
  const block = entry?.blocked;
  // The key of the first attempt may stand for an answer already.
  if (decision === "mine" && block?.kind === "conflict")
    return queue.resume(id, (known) => ({
      ...known,
      change: { ...known.change, id: newKey() },
      known: block.theirs,
    }));
  if (decision !== "restore" || block?.kind !== "gone") return queue.resume(id, (same) => same);
  const again = block.again.map((body: ChangeBody) => newChange(body));
  await queue.resume(id, (same) => same, again);
  // The others that spoke of the same thing.
  for (const other of queue.entries.all)
    if (other.blocked?.kind === "gone" && other.blocked.thingId === block.thingId)
      await queue.resume(other.change.id, (same) => same);
}
