import type { Page } from "@playwright/test";

/** Reads how long the main thread of a page has worked, in milliseconds of its processor: other work of the machine does not count. */
export async function meterMainThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const work = metrics.find(({ name }) => name === "TaskDuration");
    return (work?.value ?? Number.NaN) * 1_000;
  };
}
