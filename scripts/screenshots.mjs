/** `npm run screenshots`: takes the pictures of the app's manifest, which an installing browser shows, from a demo trip. */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bootstrap } from "./install/bootstrap.mjs";
import { inCheckout } from "./process/checkout.mjs";
import { stopWith } from "./process/stop-with.mjs";

await bootstrap(import.meta.url);
const { buildOrStop } = await import("./build/build.mjs");
const { describeMissingChromium, findChromium } = await import("./install/find-chromium.mjs");
const { chromium } = await import("@playwright/test");
const executablePath = findChromium();
if (!executablePath) stopWith(describeMissingChromium());
await buildOrStop();

const port = process.env.PORT || "3290";
const origin = `http://localhost:${port}`;
/** Small enough to be committed, sharp enough for an installing browser. */
const quality = 60;
const wide = { viewport: { width: 1440, height: 900 } };
const narrow = {
  viewport: { width: 390, height: 844 },
  ...{ deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const shots = [
  { name: "map-wide", device: wide, address: "map" },
  { name: "map-narrow", device: narrow, address: "map" },
  { name: "tasks-narrow", device: narrow, address: "tasks" },
];

/** @param {string} dataDir */
async function startServer(dataDir) {
  const environment = { PORT: port, PUBLIC_URL: origin, DATA_DIR: dataDir };
  const server = spawn(process.execPath, ["apps/server/src/main.ts"], {
    cwd: inCheckout("."),
    env: { PATH: process.env.PATH, DEMO: "on", PUBLIC_SERVICES: "off", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) stopWith("The server does not start.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return server;
}

/**
 * The tokens of the demo account, and its trip along a coast, which the embedded map of the world shows well.
 * @param {string} dataDir
 */
async function logIn(dataDir) {
  const text = await readFile(join(dataDir, "demo.txt"), "utf8");
  const [username, password] = [/\S+@\S+/, /beaver-\S+/].map((what) => what.exec(text)?.[0]);
  const ask = async (/** @type {string} */ path, /** @type {RequestInit} */ init) =>
    (await fetch(`${origin}/api/${path}`, init)).json();
  const session = await ask("auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const headers = { authorization: `Bearer ${session.access_token}` };
  await ask("tours/finish", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ tourId: "mapTour", status: "skipped" }),
  });
  const trips = await ask("trip", { headers });
  const trip = trips.find((/** @type {{ name: string }} */ { name }) => name.includes("Adriatic"));
  return { session, tripId: trip.id };
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {(typeof shots)[number]} shot
 * @param {string} language
 * @param {Awaited<ReturnType<typeof logIn>>} demo
 */
async function take(browser, { name, device, address }, language, { session, tripId }) {
  const context = await browser.newContext({
    ...device,
    locale: language,
    serviceWorkers: "block",
  });
  await context.addInitScript(
    (/** @type {Record<string, string>} */ tokens) => {
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
    },
    {
      access_token: session.access_token,
      refresh_token: session.refresh_token,
      ...{ user_id: session.id, language },
    },
  );
  const page = await context.newPage();
  const path = address === "map" ? `map/${tripId}/-1` : `${address}/${tripId}`;
  await page.goto(`${origin}/${path}`, { waitUntil: "networkidle" });
  if (address === "map")
    await page.waitForSelector('[data-map-state="idle"]:not([data-markers="0"])', {
      timeout: 60_000,
    });
  const tools = await context.newCDPSession(page);
  const { data } = await tools.send("Page.captureScreenshot", { format: "webp", quality });
  const file = `apps/web/public/screenshots/${name}-${language}.webp`;
  await writeFile(inCheckout(file), Buffer.from(data, "base64"));
  await context.close();
}

const dataDir = await mkdtemp(join(tmpdir(), "castor-screenshots-"));
const server = await startServer(dataDir);
const browser = await chromium.launch({
  executablePath,
  args: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-sandbox"],
});
try {
  const demo = await logIn(dataDir);
  for (const language of ["en", "ru"])
    for (const shot of shots) await take(browser, shot, language, demo);
} finally {
  await browser.close();
  server.kill();
  await rm(dataDir, { recursive: true, force: true });
}
