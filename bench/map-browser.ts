import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { describeMissingChromium, findChromium } from "../scripts/install/find-chromium.mjs";

/** Software WebGL and no network requests of the browser's own, as in the journeys. */
const args = [
  ...["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking"],
  ...["--disable-component-update", "--disable-sync", "--no-first-run"],
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(describeMissingChromium());
  return chromium.launch({ executablePath, args });
}

/** Opens a desktop window in which a user is logged in. */
export async function openWindow(
  browser: Browser,
  session: Record<string, unknown>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1_440, height: 900 },
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  const stored = {
    access_token: String(session.access_token),
    refresh_token: String(session.refresh_token),
    user_id: String(session.id),
  };
  await context.addInitScript((entries: Record<string, string>) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  return context;
}
