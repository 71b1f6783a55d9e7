import { worldBasemap } from "@castor/core/map/world-basemap.ts";
import { pictureFolder } from "@castor/core/points/picture-address.ts";
import { precacheAndRoute } from "workbox-precaching";
import { createPartialResponse } from "workbox-range-requests";
import { registerRoute } from "workbox-routing";
import { keepPictures, readPicture } from "./kept-pictures.ts";
import { dropFormerTexts, isTextFile, keepTexts, openShell, readTexts } from "./kept-texts.ts";
import { keepWorld, readKeptWorld } from "./kept-world.ts";
import { openPush, showPush } from "./push-messages.ts";
import { dropOldShare, shareTarget, takeShare } from "./share-target.ts";
import { readPicturesMessage, readWorkerMessage } from "./worker-message.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** The files of this build but its texts and pages, put in by `build/service-worker.ts`. */
declare const shellFiles: readonly string[];

const scope = self as unknown as WorkerScope;

// Every file is here before this worker takes over, and the files of the former one stay until then. A file has the hash of
// its content in its name.
precacheAndRoute(
  shellFiles.map((url) => ({ url, revision: null })),
  // "/" is a page as the others are.
  { directoryIndex: "", cleanURLs: false },
);

// Texts and pages only of the languages that are shown here (decisions 099 and 102).
scope.addEventListener("install", (event) => event.waitUntil(keepTexts()));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isTextFile(url.pathname),
  ({ request }) => readTexts(request),
);

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && isPageAddress(url.pathname),
  ({ request }) => openShell(request),
);

// The map asks for parts of the file.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === worldBasemap.path,
  async ({ request }) => {
    const kept = await readKeptWorld();
    return kept ? createPartialResponse(request, kept) : fetch(request);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(pictureFolder),
  ({ request }) => readPicture(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === shareTarget.path,
  ({ request }) => takeShare(request, Date.now()),
  "POST",
);

scope.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), dropFormerTexts()])),
);

/** A hash of all that this worker holds: another one is another version. */
async function postVersion(port: MessagePort | undefined): Promise<void> {
  const text = JSON.stringify([shellFiles, scope.shellRevision]);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(hash)];
  port?.postMessage(bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(""));
}

scope.addEventListener("message", (event) => {
  const message = readWorkerMessage(event.data);
  if (message === "take-over") event.waitUntil(scope.skipWaiting());
  // Without a network it is tried again when the page opens next.
  if (message === "keep-texts") event.waitUntil(keepTexts().catch(() => {}));
  // Each page says so when it opens.
  if (message === "keep-texts") event.waitUntil(dropOldShare(Date.now()).catch(() => {}));
  if (message === "keep-world") event.waitUntil(keepWorld());
  const pictures = readPicturesMessage(event.data);
  if (pictures) event.waitUntil(keepPictures(pictures).catch(() => {}));
  if (message === "tell-version") event.waitUntil(postVersion(event.ports[0]));
});

scope.addEventListener("push", (event) => event.waitUntil(showPush(scope, event.data?.text())));

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPush(scope, event.notification.data));
});

/** Addresses that are no pages of the app, though somebody may open them. */
const noPages = [
  /^\/api(?:\/|$)/,
  /^\/(?:assets|basemap|preview)\//,
  /^\/(?:version|config)\.json$/,
  /^\/(?:sitemap[^/]*\.xml|robots\.txt|sw\.js|favicon\.svg|[^/]+\.(?:png|webmanifest))$/,
];

/** True for an address that the app shows itself. A page may have dots: a share link ends with the name of the trip. */
const isPageAddress = (pathname: string): boolean =>
  !noPages.some((pattern) => pattern.test(pathname));
