import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { vi } from "vitest";

const script = execFileSync(
  process.execPath,
  [join(import.meta.dirname, "../build/print-script.ts"), "src/start/start-page.ts"],
  { encoding: "utf8" },
);
const missing = "data:text/javascript,throw new Error('gone')";

/** Names code that does not load. */
export const code = `<script type="application/json" id="code" data-texts="">["${missing}"]</script>`;

export const reload = vi.fn();
/** What is asked of the server. */
export const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<object>>();

let reportPaint = () => {};
/** Reports the first paint. */
export const paint = () => reportPaint();

let timers: (() => void)[] = [];
/** Lets all the time pass that the script waits for. */
export function passTime(): void {
  for (const run of timers.splice(0)) run();
}

const visitor = {
  ...{ search: "", pathname: "/", languages: ["en"], isOnline: true, isHidden: false },
  isNarrow: false,
  /** Those that the server has written into the page. */
  offered: "en ru",
};

/** Runs what the build makes of `start-page.ts` on this page, in the window of a visitor. The first paint is reported by `paint` alone. */
export function openStarting(page: string, given: Partial<typeof visitor> = {}) {
  const { search, pathname, languages, isOnline, isHidden, isNarrow, offered } = {
    ...visitor,
    ...given,
  };
  timers = [];
  document.documentElement.lang = "en";
  document.documentElement.dataset.languages = offered;
  document.body.innerHTML = page;
  const globals = {
    location: { search, pathname, host: "castor.test", reload },
    navigator: { languages, onLine: isOnline },
    fetch: fetched,
    matchMedia: () => ({ matches: isNarrow }),
    PerformanceObserver: class {
      constructor(report: (paints: object) => void) {
        reportPaint = () => report({ getEntriesByName: () => [{}] });
      }
      observe() {}
    },
    setTimeout: (run: (...given: unknown[]) => void, _ms: number, ...given: unknown[]) =>
      timers.push(() => run(...given)),
  };
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  new Function(...Object.keys(globals), script)(...Object.values(globals));
}

/** An English frame. */
export function openFrame({
  waits = false,
  sight = "",
  texts = [],
  ...given
}: Partial<typeof visitor> & { waits?: boolean; sight?: string; texts?: string[] } = {}) {
  const waiting = waits ? "data-waits" : "";
  openStarting(
    `<div id="root" data-frame="" ${waiting}><a href="/help?a=1#b">Help</a><a href="https://x.test/">X</a>${sight}</div>${code.replace('data-texts=""', `data-texts="${texts.join(" ")}"`)}`,
    given,
  );
}
export const isFrameThere = () => document.querySelector("#root[data-frame] a") !== null;

/** As before a first visit. */
export function resetStart(): void {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the script reads it like this
  document.cookie = "language=; Path=/; Max-Age=0";
  reload.mockReset();
  fetched.mockReset().mockResolvedValue({ ok: true });
}
