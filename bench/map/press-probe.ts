import type { Page } from "@playwright/test";

/** The longest event of one press, as Event Timing reports it (8 ms steps), and what was pressed. */
export interface Press {
  ms: number;
  target: string;
}

declare global {
  interface Window {
    /** The presses so far, by the browser's number of the interaction. */
    castorPresses?: Map<number, Press>;
  }
}

/** Begins to measure presses and keys. */
export async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const presses = new Map<number, Press>();
    window.castorPresses = presses;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
        const { duration, interactionId, name, target } = entry;
        if (duration <= (presses.get(interactionId)?.ms ?? 0)) continue;
        const words = target?.textContent?.trim().slice(0, 30) ?? "";
        presses.set(interactionId, { ms: duration, target: `${name} ${words}`.trim() });
      }
    });
    // Shorter ones are not reported. 16 ms is the least that browsers take.
    const watched: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    };
    observer.observe(watched);
  });
}

/** Takes the presses measured. The last one is reported a frame later. */
export function takePresses(page: Page): Promise<Press[]> {
  return page.evaluate(
    () =>
      new Promise<Press[]>((answer) =>
        requestAnimationFrame(() =>
          setTimeout(() => answer([...(window.castorPresses?.values() ?? [])])),
        ),
      ),
  );
}
