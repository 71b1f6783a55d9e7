import type { Page } from "@playwright/test";

/** The browser's worker holds the app, so its pages open without a server. */
export const appIsStored = (page: Page) =>
  page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === "activated",
  );
