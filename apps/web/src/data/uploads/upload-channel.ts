import * as z from "zod/mini";
import { readStored } from "../../device/storage/storage.ts";

/** `progress` is null when the stored queue has changed. */
const message = z.object({
  userId: z.string(),
  progress: z.nullable(z.object({ id: z.string(), sent: z.number() })),
});
type Message = z.infer<typeof message>;

/** Null where the browser has no such channel; then a window learns of uploads when it sends its own. */
const channel =
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("castor uploads");

/** Tells the other windows what has become of the uploads of a user. */
export const postUpload = (said: Message): void => channel?.postMessage(said);

/** Calls back with what another window of the same user says. */
export function watchUploads(onSaid: (said: Message) => void): void {
  channel?.addEventListener("message", ({ data }) => {
    const read = message.safeParse(data);
    if (read.success && read.data.userId === readStored("user_id")) onSaid(read.data);
  });
}
