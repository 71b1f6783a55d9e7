import { pushEndpoints } from "@castor/core/endpoints/push.ts";
import { type PushSubscriptionOf, pushSubscription } from "@castor/core/notices/push.ts";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { within } from "../within.ts";

/** A worker that was just registered is awaited for so long. */
const readyMs = 10_000;

/** The worker of the app; undefined where there is none, as in some private windows. */
const findWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration();

/** The same once it works: before that it cannot subscribe. */
async function findActiveWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await findWorker();
  if (registration === undefined || registration.active) return registration;
  return within(readyMs, navigator.serviceWorker.ready);
}

/** Base64 for addresses, as the server writes a key. */
const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Whether a subscription was made with another key: a server that has lost its database has another one. */
function isOfOther({ options }: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey: key = null } = options;
  return key !== null && toText(key) !== publicKey;
}

/** Has the browser get push messages of the server with this key. Null where it cannot; its reasons are not told. */
export async function subscribeHere(publicKey: string): Promise<PushSubscriptionOf | null> {
  try {
    const manager = (await findActiveWorker())?.pushManager;
    if (manager === undefined) return null;
    let known = await manager.getSubscription();
    if (known !== null && isOfOther(known, publicKey)) {
      await known.unsubscribe();
      known = null;
    }
    known ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const read = pushSubscription.safeParse(known.toJSON());
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Notes where this browser gets push messages, so that another place is noticed. */
export const keepEndpoint = (endpoint: string): void => writeStored("push_endpoint", endpoint);

/** Ends push messages in the browser itself, whether the server hears of it or not. */
export async function unsubscribeHere(): Promise<void> {
  writeStored("push_endpoint", null);
  try {
    const worker = await findWorker();
    for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The push service cannot be reached. The server has its own end of it.
  }
}

/**
 * Tells the server where this browser gets push messages now, if it knows another place or none: browsers renew it, servers give
 * up one that took no messages, and a worker has no session to tell it with. Never throws.
 */
export async function renewPush(): Promise<void> {
  const before = readStored("push_endpoint");
  // A logout meanwhile ends it.
  const isOver = () => readStored("push_endpoint") !== before;
  if (before === null || Notification.permission !== "granted") return;
  try {
    const now = await (await findWorker())?.pushManager.getSubscription();
    const { publicKey, isOn } = await callEndpoint(pushEndpoints.get, {}, { fromServer: true });
    if (publicKey === null || isOver()) return;
    if (isOn && now?.endpoint === before && !isOfOther(now, publicKey)) return;
    const subscription = await subscribeHere(publicKey);
    if (subscription === null || isOver()) return;
    await callEndpoint(pushEndpoints.save, { body: subscription });
    keepEndpoint(subscription.endpoint);
  } catch {
    // Without a network the next start does it.
  }
}
