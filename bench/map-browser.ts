import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { describeMissingChromium, findChromium } from "../scripts/install/find-chromium.mjs";

/** Software WebGL and no network requests of the browser's own, as in the journeys. */
const args = [
  ...["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking"],
  ...["--disable-component-update", "--disable-sync", "--no-first-run"],
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

const desktop = {
  viewport: { width: 1_440, height: 900 },
  locale: "en-GB",
  reducedMotion: "reduce" as const,
};

function requireChromium(): string {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(describeMissingChromium());
  return executablePath;
}

/** A browser; with a port, other programs can steer it there too. */
export async function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const debugging = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  return chromium.launch({ executablePath: requireChromium(), args: [...args, ...debugging] });
}

/** A browser with a profile that outlives it. */
export async function launchProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: requireChromium(),
    args,
    ...desktop,
  });
}

/** Opens a desktop window in which a user is logged in. */
export async function openWindow(
  browser: Browser,
  session: Record<string, unknown>,
): Promise<BrowserContext> {
  const context = await browser.newContext(desktop);
  await context.addInitScript(storeEntries, entriesOf(session));
  return context;
}

/** Logs a user in for good: the profile keeps it. */
export async function storeSession(
  context: BrowserContext,
  url: string,
  session: Record<string, unknown>,
): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  await page.evaluate(storeEntries, entriesOf(session));
}

function storeEntries(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

const entriesOf = (session: Record<string, unknown>) => ({
  access_token: String(session.access_token),
  refresh_token: String(session.refresh_token),
  user_id: String(session.id),
});
