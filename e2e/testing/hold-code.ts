import { expect, type Page } from "@playwright/test";

/** Holds back the code of the app until it is released. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Waits until all of the frame has arrived: what stands behind it is there. */
export async function frameIsWhole(page: Page): Promise<void> {
  await expect(page.locator("#code")).toBeAttached();
}
