const key = "reloaded_for_new_build";
/** Longer than a reload takes. A chunk that is still missing after it would be missing after the next one too. */
const oncePerMs = 20_000;

/** Remembers this reload. False when the page has just reloaded, or cannot remember it and might loop for ever. */
function noteReload(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < oncePerMs) return false;
    window.sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * True when the server no longer has the page's own entry script, which each build names anew. A chunk that failed for
 * another reason, such as a short loss of the network, is no reason to lose an open dialog.
 */
async function isGone(entry: string): Promise<boolean> {
  try {
    return (await fetch(entry, { method: "HEAD", cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
}

/** Lets a new version take over that waits already, which reloads the page. False when there is none. */
async function takeWaitingVersion(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.waiting?.postMessage("take-over");
  return Boolean(registration?.waiting);
}

/** Reloads the page once when a chunk is gone because the server was updated to a newer build. `entry`: URL of the entry script. */
export function reloadWhenStale(entry: string, reload = () => window.location.reload()): void {
  window.addEventListener("vite:preloadError", async () => {
    if (await takeWaitingVersion()) return;
    void isGone(entry).then((isStale) => {
      if (isStale && noteReload()) reload();
    });
  });
}
