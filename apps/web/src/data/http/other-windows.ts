import type { Resource } from "@castor/core/endpoint.ts";
import * as z from "zod/mini";
import { readStored } from "../../device/storage/storage.ts";

const resources = [
  "account",
  "trips",
  "catalog",
  "services",
  "system",
] as const satisfies readonly Resource[];
const message = z.object({ userId: z.nullable(z.string()), changed: z.array(z.enum(resources)) });

/** Null where the browser has no such channel; then a window learns of changes when it is looked at. */
const channel =
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("castor changes");

/** Tells the other windows of this browser what was changed on the server. */
export function notifyOtherWindows(changed: readonly Resource[]): void {
  channel?.postMessage({ userId: readStored("user_id"), changed });
}

/** Calls back with what another window of the same user has changed. */
export function watchOtherWindows(onChanged: (changed: readonly Resource[]) => void): void {
  channel?.addEventListener("message", ({ data }) => {
    const read = message.safeParse(data);
    if (read.success && read.data.userId === readStored("user_id")) onChanged(read.data.changed);
  });
}
