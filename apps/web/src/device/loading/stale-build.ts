const key = "reloaded_for_new_build";
/** Longer than a reload takes. A chunk that is still missing after it would be missing after the next one too. */
const oncePerMs = 20_000;

/** Remembers this reload. False when the page has just reloaded, or cannot remember it and might loop for ever. */
export function noteReload(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < oncePerMs) return false;
    window.sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** The first page as the server has it now; null without a network or while the server restarts. */
async function readFirstPage(): Promise<string | null> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/**
 * True when the server's page names another entry script than this one. Each build names its own anew. The script itself
 * proves nothing: a cache on the way may hold it after an update. A chunk that failed for another reason, such as a short
 * loss of the network, is no reason to lose an open dialog.
 */
async function isReplaced(entry: string): Promise<boolean> {
  const page = await readFirstPage();
  return page?.includes("/assets/") === true && !page.includes(new URL(entry).pathname);
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
    if ((await isReplaced(entry)) && noteReload()) reload();
  });
}

/**
 * Reloads the page when the server is there; resolves to false when it is not. For a chunk that failed again: some browsers
 * keep a failed import for the life of the page (Safari 17, Firefox before 155).
 */
export async function reloadIfReachable(reload = () => window.location.reload()): Promise<boolean> {
  if ((await readFirstPage()) === null) return false;
  reload();
  return true;
}
