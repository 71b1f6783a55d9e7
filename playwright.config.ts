import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { describeMissingChromium, findChromium } from "./scripts/install/find-chromium.mjs";

const port = Number(process.env.E2E_PORT ?? 3210);
const baseURL = `http://localhost:${port}`;
/** The port of a test OpenID provider, for the journeys of social login. */
const providerPort = Number(process.env.E2E_PROVIDER_PORT ?? 3211);
/** The port of a test tile server; tile-sources.spec.ts reads it in the same way. */
const tilePort = Number(process.env.E2E_TILE_PORT ?? port + 2);
const provider = { clientId: "castor trips", clientSecret: "known-to-both-sides" };
const browser = findChromium();
if (browser === undefined) throw new Error(describeMissingChromium());

/** The run reads this file once, and each worker again. Only the run makes and removes the data folder. */
if (process.env.E2E_DATA_DIR === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "castor-e2e-"));
  process.env.E2E_DATA_DIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

// The journeys never use the services that the developer's environment names.
for (const name of [
  ...[
    "DATABASE_URL",
    "REDIS_URL",
    "SMTP_URL",
    "INBOUND_SMTP_PORT",
    "IMAP_URL",
    "ANALYTICS_KEY",
    "OSRM_URL",
    "AI_URL",
  ],
  ...["NOMINATIM_URL", "PHOTON_URL", "GEOAPIFY_SEARCH_KEY", "VALHALLA_URL"],
  ...["GRAPHHOPPER_URL", "GRAPHHOPPER_KEY", "OPENROUTESERVICE_URL", "OPENROUTESERVICE_KEY"],
])
  delete process.env[name];

/**
 * Software WebGL for the map, and no network requests of the browser's own. Without a GPU, Chromium would also draw and
 * compose each page in software WebGL, which cost a journey half of its time.
 */
const args = [
  ...["--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  ...["--disable-gpu-rasterization", "--disable-gpu-compositing"],
  ...["--disable-background-networking"],
  ...["--disable-component-update", "--disable-sync", "--no-first-run"],
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Motion cost a journey a fifth of its time: those that try it ask for it with `withMotion`. */
const calm = { contextOptions: { reducedMotion: "reduce" as const } };
const desktop = { ...calm, viewport: { width: 1440, height: 900 } };
const phone = {
  ...calm,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Two would cost a map a fifth of its time: software draws each pixel.
  deviceScaleFactor: 1,
};
const english = { locale: "en-GB" };
const russian = { locale: "ru-RU" };

/**
 * Two of the four pairs cover both sizes and both languages. The other two run the check of every page, which finds what
 * does not fit. `E2E_EVERY_PAIR` runs every journey in all four (decision 028).
 */
const isEveryPair = Boolean(process.env.E2E_EVERY_PAIR);
const inEachPair = isEveryPair ? {} : { testMatch: /every-page\.spec\.ts$/ };

/** Journeys of whose trial neither size nor language is a part, by the one pair that runs them (decision 028). */
const onlyOnDesktop = [
  ...["account/(?:login-steps|passwords-and-links|push|reminders|settings|social-login)"],
  ...["days/(?:days|steady-list)", "exports/[a-z-]+", "files/long-pdf", "finance/finance-export"],
  ...["frame/(?:commands|drawn-pages|first-sight|german|no-foreign-code)"],
  ...["imports/(?:formats|import|import-into-trip)", "notes/names-in-notes", "offline/[a-z-]+"],
  ...["map/(?:tile-sources|paths|china-map|map-without-letters|own-region)", "points/odd-points"],
  ...["sharing/(?:share-and-copy|still-trip|transfer)", "trips/(?:two-windows|undo|visitors)"],
];
const onlyOnPhone = [
  ...["account/notices", "days/(?:best-days|best-order|day-schedule|one-day)"],
  ...["files/(?:shown-files|trip-zip)", "finance/finance-hand", "map/still-map", "notes/markup"],
  ...["points/(?:existing-points|hotel-stay|opening-hours|pictures|point-drafts)"],
  ...["points/search-by-engine", "sharing/(?:invite-by-mail|open-forms|publish)"],
  ...["trips/(?:check|downloads|in-sight|mend|on-the-day|one-thumb|travellers)"],
];
const leaveOut = (names: string[]) => new RegExp(`(?:${names.join("|")})\\.spec\\.ts$`);
const notOnDesktop = isEveryPair ? {} : { testIgnore: leaveOut(onlyOnPhone) };
const notOnPhone = isEveryPair
  ? { testIgnore: leaveOut(["lighthouse"]) }
  : // A phone has no keyboard.
    { testIgnore: leaveOut(["lighthouse", ...onlyOnDesktop]), grepInvert: /by keyboard alone/ };

/** Lighthouse brings a phone and a language of its own: another pair would say the same. */
const withoutLighthouse = { testIgnore: /lighthouse\.spec\.ts$/ };

/** `npm test` gives a journey a second try, and keeps the trace of a first failure (decision 083). */
const retries = Number(process.env.E2E_RETRIES ?? 0);

/**
 * Actions, calls and the console, which cost nothing that can be measured. Pictures and snapshots of each step take a fifth of
 * a journey's time: `-- --trace retain-on-failure` records them where a failure is looked into.
 */
const traceOfFailure = {
  mode: "retain-on-first-failure" as const,
  ...{ screenshots: false, snapshots: false, sources: false },
};

const reporter: PlaywrightTestConfig["reporter"] = [["list"]];
if (process.env.E2E_REPORT) reporter.push(["json", { outputFile: process.env.E2E_REPORT }]);

export default defineConfig({
  testDir: "e2e",
  // Each run empties it: a journey that is tried again must not remove the traces of the whole run.
  outputDir: process.env.E2E_RESULTS ?? "test-results/journeys",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries,
  // For machines a few times slower than a laptop: a wait ends as soon as its state is there.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter,
  use: {
    baseURL,
    timezoneId: "Asia/Tbilisi",
    actionTimeout: 60_000,
    screenshot: "only-on-failure",
    // Journeys of the worker allow it; in the others every call reaches the server.
    serviceWorkers: "block",
    trace: retries > 0 ? traceOfFailure : "off",
    launchOptions: { executablePath: browser, args },
  },
  projects: [
    { name: "desktop-en", use: { ...desktop, ...english }, ...notOnDesktop },
    { name: "phone-ru", use: { ...phone, ...russian }, ...notOnPhone },
    { name: "desktop-ru", use: { ...desktop, ...russian }, ...inEachPair, ...withoutLighthouse },
    { name: "phone-en", use: { ...phone, ...english }, ...inEachPair, ...withoutLighthouse },
  ],
  webServer: [
    {
      command: `"${process.execPath}" apps/server/testing/fakes/run-openid-provider.ts`,
      url: `http://localhost:${providerPort}/.well-known/openid-configuration`,
      env: {
        PORT: String(providerPort),
        PUBLIC_URL: baseURL,
        CLIENT_SECRET: provider.clientSecret,
      },
      timeout: 60_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: `"${process.execPath}" tools/geodata/testing/run-tile-server.ts`,
      url: `http://localhost:${tilePort}/streets.json`,
      env: { PORT: String(tilePort) },
      timeout: 60_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: `"${process.execPath}" build/server/main.mjs`,
      url: `${baseURL}/api/ready`,
      env: {
        PORT: String(port),
        HOST: "127.0.0.1",
        PUBLIC_URL: baseURL,
        DATA_DIR: process.env.E2E_DATA_DIR,
        DEMO: "on",
        RATE_LIMIT: "off",
        PUBLIC_SERVICES: "off",
        AMAP_TILES: "on",
        STADIA_API_KEY: "key-of-the-journeys",
        SATELLITE_TILES_URL: `http://localhost:${tilePort}/pictures/{z}/{x}/{y}.png`,
        SATELLITE_CREDITS: "Sky of Castor=https://castor.example/sky",
        OIDC_ISSUER: `http://localhost:${providerPort}`,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
        OIDC_NAME: "Lodge",
      },
      timeout: 60_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});
