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
 * False without a network or while the server restarts: then the build is not stale and a reload would lose the page.
 */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/version.json", { cache: "no-store" })).ok;
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

/** Reloads the page once when a chunk is gone because the server was updated to a newer build. */
export function reloadWhenStale(reload = () => window.location.reload()): void {
  window.addEventListener("vite:preloadError", async () => {
    if (await takeWaitingVersion()) return;
    void isServerThere().then((isThere) => {
      if (isThere && noteReload()) reload();
    });
  });
}
