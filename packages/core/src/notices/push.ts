import * as z from "zod/mini";
import { isWebAddress } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";

export const pushLimits = {
  /** Devices of a user. One more takes the place of the oldest. */
  devices: 10,
  /** Messages in a row that a device did not get, after which it gets none. */
  failures: 5,
  /** How long a message waits for its device. */
  hours: 24,
  /** Characters of the address of a browser at its push service. Real ones have some 200. */
  endpoint: 1_000,
} as const;

/** Base64 for addresses (RFC 4648), as browsers write the bytes of keys. */
const bytesAsText = (bytes: number) =>
  z
    .string()
    .check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), message("invalidValue")));

/**
 * Where and how a browser gets push messages (decision 130), as it says it itself (Push API). `endpoint` lets whoever knows it
 * send to the browser. `p256dh` is an uncompressed point of P-256, 65 bytes, and `auth` 16 bytes.
 */
export const pushSubscription = z.object({
  endpoint: z.string().check(
    z.maxLength(pushLimits.endpoint, message("maxLength", pushLimits.endpoint)),
    // ASCII, as browsers write addresses.
    z.regex(/^[!-~]+$/, message("invalidUrl")),
    z.refine<string>(isWebAddress, message("invalidUrl")),
  ),
  keys: z.object({ p256dh: bytesAsText(65), auth: bytesAsText(16) }),
});
export type PushSubscriptionOf = z.infer<typeof pushSubscription>;

/** `publicKey` is what browsers subscribe with, null where this installation sends no push messages. `isOn`: to the session of the call. */
export const pushState = z.object({ publicKey: z.nullable(z.string()), isOn: z.boolean() });
export type PushState = z.infer<typeof pushState>;

/** What a push message says. `path` is an address of this app that names the notice, `tag` names what a later message replaces. */
export interface PushMessage {
  title: string;
  body: string;
  tag: string;
  path: string;
}
