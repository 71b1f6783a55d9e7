import type { BrowserContext, Page } from "@playwright/test";
import type { Figure } from "../figure.ts";
import { countFrames } from "../frame-probe.ts";

const turns = 2;
const stepsPerTurn = 30;

/** Measures frames per second while the map pans over all days of a trip of 10,000 points. */
export async function measurePanning(
  window: BrowserContext,
  address: string,
  { days, pointsPerDay }: { days: number; pointsPerDay: number },
): Promise<Figure[]> {
  const page = await window.newPage();
  await page.goto(address);
  const markers = days * pointsPerDay;
  await page.locator(`[data-markers="${markers}"]`).waitFor({ timeout: 60_000 });
  const perSecond = await panMap(page);
  await page.close();
  return [
    {
      name: "all days of 10,000 points: frames while panning",
      measured: perSecond,
      unit: "/s",
      atLeast: 25,
    },
  ];
}

/** Waits until the map is drawn, then pans it. Returns frames per second. */
export async function panMap(page: Page): Promise<number> {
  await page.locator("[data-map-state=idle]").waitFor({ timeout: 60_000 });
  return countFrames(page, () => pan(page));
}

async function pan(page: Page): Promise<void> {
  const box = await page.locator("[data-map-state]").boundingBox();
  if (!box) throw new Error("There is no map.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let turn = 0; turn < turns; turn++) {
    const way = turn % 2 === 0 ? 1 : -1;
    for (let step = 1; step <= stepsPerTurn; step++)
      await page.mouse.move(x + way * step * 5, y + way * step * 3);
  }
  await page.mouse.up();
}
