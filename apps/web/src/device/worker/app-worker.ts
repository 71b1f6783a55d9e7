import { isLanguage, type Language, languages } from "@castor/core/basics/language.ts";
import { createAtom, useSelector } from "@tanstack/react-store";
import { noteShownLanguage, textsCacheOf } from "../../worker/texts-cache.ts";
import {
  type PicturesMessage,
  readWorkerVersion,
  type WorkerMessage,
} from "../../worker/worker-message.ts";
import { readStored, writeStored } from "../storage/storage.ts";

const script = "/sw.js";
const hourMs = 3_600_000;
/** A worker of an earlier release does not say its version. */
const versionMs = 3_000;

let waiting: ServiceWorker | null = null;
/** The version that is offered; null where its worker did not say it, or where none is. */
let version: string | null = null;
const isOffered = createAtom(false);
let isStarted = false;

/** Asks the worker itself: an update can wait while there is no network. */
function askVersion(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (answer: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(readWorkerVersion(answer));
    };
    const timer = setTimeout(() => end(null), versionMs);
    port1.onmessage = ({ data }) => end(data);
    worker.postMessage("tell-version" satisfies WorkerMessage, [port2]);
  });
}

/** Offers the version of a worker, unless it was offered before. */
async function setWaiting(worker: ServiceWorker | null): Promise<void> {
  waiting = worker;
  isOffered.set(false);
  if (worker === null) return;
  const answer = await askVersion(worker);
  if (waiting !== worker) return;
  version = answer;
  isOffered.set(answer === null || answer !== readWorkerVersion(readStored("closed_update")));
}

const post = (worker: ServiceWorker | null, message: WorkerMessage): void =>
  worker?.postMessage(message);

/** Watches for a new version, which waits while windows of the former one are open. */
function watchForUpdates(registration: ServiceWorkerRegistration): void {
  if (navigator.serviceWorker.controller) void setWaiting(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state !== "installed" || !navigator.serviceWorker.controller) return;
      void setWaiting(coming);
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
  void navigator.serviceWorker?.ready.then(({ active }) => post(active, "keep-world"));
}

/** True where each byte may cost: nothing is fetched that nobody has asked for. */
const isMetered = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Has the pictures of a stored trip kept, and those of trips that are no longer stored dropped. */
export function keepPictures({ trips, of }: PicturesMessage): void {
  const message = { trips, of: isMetered() ? null : of } satisfies PicturesMessage;
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message));
}

/** The map of the world is kept whole, but not at the cost of a metered connection. */
function keepWorld(registration: ServiceWorkerRegistration): void {
  if (!isMetered()) post(registration.active, "keep-world");
}

/** By the worker of now, as soon as there is one, and by the next one. */
async function keepTexts(language: Language): Promise<void> {
  await caches.open(textsCacheOf(language));
  await noteShownLanguage(language);
  // Those that the operator has withdrawn.
  const withdrawn = languages.filter((other) => !isLanguage(other));
  await Promise.all(withdrawn.map((other) => caches.delete(textsCacheOf(other))));
  const { active, waiting: next } = await navigator.serviceWorker.ready;
  for (const worker of [active, next]) post(worker, "keep-texts");
}

/** Has page and texts of a language that this browser shows kept for the time without a network. */
export function keepLanguage(language: Language): void {
  if (!("serviceWorker" in navigator)) return;
  // Private windows of some browsers forbid caches.
  keepTexts(language).catch(() => {});
}

/** Registers the worker that opens the app without a network. Called once, after the first paint. */
export async function startAppWorker(language: Language): Promise<void> {
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
    // Before the worker: it is not ready without the texts.
    await caches.open(textsCacheOf(language));
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

/** True when a new version waits to take over, and nobody has closed its banner. */
export const useIsUpdateOffered = (): boolean => useSelector(isOffered);

/** Ends the offer of this version, in later visits too. */
export function closeUpdate(): void {
  if (version !== null) writeStored("closed_update", version);
  isOffered.set(false);
}

/** Lets the new version take over, which reloads all windows of the app. */
export const takeUpdate = (): void => post(waiting, "take-over");
