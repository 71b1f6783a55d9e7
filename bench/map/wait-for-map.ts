import type { Page } from "@playwright/test";

/** Waits until the map rests and shows so many markers. */
export async function waitForMap(page: Page, markers: number): Promise<void> {
  await page.locator(`[data-map-state=idle][data-markers="${markers}"]`).waitFor();
}
