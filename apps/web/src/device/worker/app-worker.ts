import { useSyncExternalStore } from "react";
import type { WorkerMessage } from "../../worker/worker-message.ts";

const script = "/sw.js";
const hourMs = 3_600_000;

let waiting: ServiceWorker | null = null;
let isStarted = false;
const listeners = new Set<() => void>();

function setWaiting(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

const tell = (worker: ServiceWorker | null, message: WorkerMessage): void =>
  worker?.postMessage(message);

/** Watches for a new version, which waits while windows of the former one are open. */
function watchForUpdates(registration: ServiceWorkerRegistration): void {
  if (navigator.serviceWorker.controller) setWaiting(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state !== "installed" || !navigator.serviceWorker.controller) return;
      setWaiting(coming);
    });
  });
  let checkedAt = Date.now();
  const check = () => {
    if (Date.now() - checkedAt < hourMs || document.visibilityState === "hidden") return;
    checkedAt = Date.now();
    // Without a network the next check finds it.
    registration.update().catch(() => {});
  };
  setInterval(check, hourMs);
  document.addEventListener("visibilitychange", check);
}

/** Keeps the map of the world whole, as somebody wants to use it without a network. */
export function keepWorldMap(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => tell(active, "keep-world"));
}

/** The map of the world is kept whole, but not at the cost of a metered connection. */
function keepWorld(registration: ServiceWorkerRegistration): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) tell(registration.active, "keep-world");
}

/** Registers the worker that opens the app without a network. Called once, after the first paint. */
export async function startAppWorker(): Promise<void> {
  if (isStarted || !("serviceWorker" in navigator)) return;
  isStarted = true;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  let hasController = !isFirst;
  serviceWorker.addEventListener("controllerchange", () => {
    // The worker of a first visit takes over a page that needs no other version; the next one does not.
    if (hasController) window.location.reload();
    hasController = true;
  });
  try {
    const registration = await serviceWorker.register(script, { updateViaCache: "none" });
    watchForUpdates(registration);
    await serviceWorker.ready;
    // biome-ignore lint/suspicious/noConsole: the specification wants it said (specification#offline-reads)
    if (isFirst) console.info("Castor is ready to be used offline.");
    keepWorld(registration);
  } catch {
    // Private windows of some browsers forbid workers: the app then needs the network.
  }
}

/** True when a new version waits to take over. */
export const useIsUpdateWaiting = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => waiting !== null,
  );

/** Lets the new version take over, which reloads all windows of the app. */
export const takeUpdate = (): void => tell(waiting, "take-over");
