import type { BrowserContext, Page } from "@playwright/test";

/** What kept the main thread for longer than 50 ms, and the script that did it. */
export interface LongTask {
  ms: number;
  script: string;
}

declare global {
  interface Window {
    /** The long tasks of our own scripts since the first paint. */
    castorLongTasks?: LongTask[];
  }
}

/** The part of an entry of the Long Animation Frames API that is read; TypeScript does not know it yet. */
interface ScriptTiming {
  duration: number;
  startTime: number;
  sourceURL: string;
  invoker: string;
}

/** Begins to watch each page that is opened from now on. */
export async function watchLongTasks(window: BrowserContext): Promise<void> {
  await window.addInitScript(() => {
    const tasks: LongTask[] = [];
    globalThis.window.castorLongTasks = tasks;
    const longest = 50;
    // The file of MapLibre: what it takes to draw is measured beside it, by the bare renderer.
    const renderer = /trip-map-in-datum/;
    const paintedAt = () =>
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { scripts: ScriptTiming[] })[])
        for (const { duration, startTime, sourceURL, invoker } of entry.scripts)
          if (duration > longest && startTime > paintedAt() && !renderer.test(sourceURL))
            tasks.push({ ms: duration, script: `${invoker} ${sourceURL.split("/").at(-1)}` });
    }).observe({ type: "long-animation-frame", buffered: true });
  });
}

export function takeLongTasks(page: Page): Promise<LongTask[]> {
  return page.evaluate(() => window.castorLongTasks?.splice(0) ?? []);
}
