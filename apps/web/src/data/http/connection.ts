import { useSyncExternalStore } from "react";
import { apiOrigin } from "./api-host.ts";

/** `offline`: the device has no network. `unreachable`: it has one, but the server does not answer. */
export type Connection = "online" | "offline" | "unreachable";

const firstWaitMs = 2_000;
const longestWaitMs = 30_000;
const probeTimeoutMs = 5_000;

let isUnreachable = false;
let isProbing = false;
let waitMs = firstWaitMs;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const readConnection = (): Connection =>
  navigator.onLine ? (isUnreachable ? "unreachable" : "online") : "offline";

/** True while the device has a network and the server answers. */
export const isConnected = (): boolean => readConnection() === "online";

function notifyAll(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the connection may have changed; returns a function that unsubscribes. */
export function watchConnection(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export const useConnection = (): Connection =>
  useSyncExternalStore(watchConnection, readConnection);

/** Called after any answer of the server. */
export function noteAnswer(): void {
  clearTimeout(timer);
  waitMs = firstWaitMs;
  if (!isUnreachable) return;
  isUnreachable = false;
  notifyAll();
}

/** Called when a call got no answer. One slow call says little: the server is asked for a small file before it counts. */
export function noteNoAnswer(): void {
  if (navigator.onLine && !isUnreachable) void probe();
}

async function isServerThere(): Promise<boolean> {
  try {
    const { status } = await fetch(`${await apiOrigin()}/version.json`, {
      cache: "no-store",
      // Another host of the API need not allow this file; that it answers is enough.
      mode: "no-cors",
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    // A proxy or a tunnel says so when there is no server behind it.
    return status < 502;
  } catch {
    return false;
  }
}

async function probe(): Promise<void> {
  if (isProbing) return;
  isProbing = true;
  clearTimeout(timer);
  const isThere = await isServerThere();
  isProbing = false;
  if (isThere) return noteAnswer();
  timer = setTimeout(() => void probe(), waitMs);
  waitMs = Math.min(waitMs * 2, longestWaitMs);
  if (isUnreachable) return;
  isUnreachable = true;
  notifyAll();
}

/** Somebody looks at the page, or the network is back: there is no reason to wait. */
function probeNow(): void {
  waitMs = firstWaitMs;
  if (isUnreachable && navigator.onLine) void probe();
}

window.addEventListener("online", () => {
  notifyAll();
  probeNow();
});
window.addEventListener("offline", notifyAll);
window.addEventListener("focus", probeNow);
