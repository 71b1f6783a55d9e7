import { pushEndpoints } from "@castor/core/endpoints/push.ts";
import { type PushSubscriptionOf, pushSubscription } from "@castor/core/notices/push.ts";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { callEndpoint } from "../http/call-endpoint.ts";

/** The worker of the app; null where there is none, as in some private windows. */
async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration === undefined ? null : navigator.serviceWorker.ready;
}

/** Base64 for addresses, as the server writes a key. */
const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Has the browser get push messages of the server with this key. Null where it cannot; its reasons are not told. */
export async function subscribeHere(publicKey: string): Promise<PushSubscriptionOf | null> {
  try {
    const manager = (await findWorker())?.pushManager;
    if (manager === undefined) return null;
    let known = await manager.getSubscription();
    const { applicationServerKey = null } = known?.options ?? {};
    // A server that has lost its database has another key.
    if (
      known !== null &&
      applicationServerKey !== null &&
      toText(applicationServerKey) !== publicKey
    ) {
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
 * Tells the server where this browser gets push messages now, if that has changed: browsers renew it, and a worker has no session
 * to tell it with. Never throws.
 */
export async function renewPush(): Promise<void> {
  const before = readStored("push_endpoint");
  if (before === null || Notification.permission !== "granted") return;
  try {
    const worker = await findWorker();
    const now = await worker?.pushManager.getSubscription();
    if (now?.endpoint === before) return;
    const { publicKey } = await callEndpoint(pushEndpoints.get, {}, { fromServer: true });
    const subscription = publicKey === null ? null : await subscribeHere(publicKey);
    if (subscription === null) return;
    await callEndpoint(pushEndpoints.save, { body: subscription });
    keepEndpoint(subscription.endpoint);
  } catch {
    // Without a network the next start does it.
  }
}
