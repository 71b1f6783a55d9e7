const key = "reloaded_for_new_build";
/** Long enough for the reload itself: a part that is still missing then is missing for good. */
const oncePerMs = 20_000;

/** Notes that the page reloads now; false when it did a moment ago, or cannot remember and might go round for ever. */
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

/** Without a network, or while the server restarts, nothing is stale, and a reload would only lose the page. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/version.json", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Reloads the page once when a part of it is gone because the product was updated underneath. */
export function reloadWhenStale(reload = () => window.location.reload()): void {
  window.addEventListener("vite:preloadError", () => {
    void isServerThere().then((isThere) => {
      if (isThere && noteReload()) reload();
    });
  });
}
