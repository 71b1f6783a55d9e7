import { noteReload } from "../device/loading/stale-build.ts";

interface Code {
  entry: string;
  files: string[];
  root: HTMLElement;
  /** Called once, when the code begins to load. */
  onLoad: () => void;
}

/** Loads the code of a page: at once, or when somebody begins to use the page. */
export function createLoader({ entry, files, root, onLoad }: Code) {
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    nameFiles(files, "modulepreload");
    onLoad();
    import(/* @vite-ignore */ entry).catch(() => retry(root));
  };

  let isWaiting = false;
  // A page that shows everything runs its code at the first sign of somebody. Without one it runs it some seconds after it
  // is loaded, when the browser is idle. Until then its files are fetched but not compiled.
  const loadAtSign = () => {
    if (isWaiting) return;
    isWaiting = true;
    nameFiles([entry, ...files], "preload");
    for (const sign of signs) addEventListener(sign, load, { once: true, passive: true });
    whenLoaded(() => setTimeout(whenIdle, quietMs, load));
  };

  return { load, loadAtSign };
}

const quietMs = 5_000;
const signs = ["pointerdown", "pointermove", "keydown", "focusin", "input", "scroll"];

function nameFiles(hrefs: readonly string[], rel: "modulepreload" | "preload"): void {
  for (const href of hrefs) {
    const link = Object.assign(document.createElement("link"), { rel, crossOrigin: "", href });
    if (rel === "preload") link.as = "script";
    document.head.append(link);
  }
}

const whenLoaded = (run: () => void) =>
  document.readyState === "complete" ? run() : addEventListener("load", run, { once: true });

const whenIdle = (run: () => void) => {
  // Safari has no idle callback.
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 1_000);
};

/** The network is gone, or the server has a newer build. Without code only the frame's links work. */
async function retry(root: HTMLElement): Promise<void> {
  if (!navigator.onLine) {
    addEventListener("online", () => location.reload(), { once: true });
    return;
  }
  const answer = await fetch("/version.json", { cache: "no-store" }).catch(() => null);
  // While the server restarts, a reload would lose the page.
  if (answer?.ok && noteReload()) return location.reload();
  root.querySelector("#incomplete")?.removeAttribute("hidden");
}
