const key = "reloaded_for_new_build";
/** Long enough for the reload itself: a part that is still missing then is missing for good. */
const oncePerMs = 20_000;

/** Reloads the page once when a part of it is gone because the product was updated underneath. */
export function reloadWhenStale(): void {
  window.addEventListener("vite:preloadError", (event) => {
    // Without a network nothing is stale, and a reload would only lose the page.
    if (!navigator.onLine) return;
    const last = Number(window.sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < oncePerMs) return;
    window.sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
