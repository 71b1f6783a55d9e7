/**
 * `npm run screenshots`: takes the pictures of the app's manifest and of the help from a demo trip. `-- help/day help/trips`
 * takes only those whose files begin so.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bootstrap } from "./install/bootstrap.mjs";
import { inCheckout } from "./process/checkout.mjs";
import { stopWith } from "./process/stop-with.mjs";
import { logIn, startServer } from "./screenshots/demo-server.mjs";
import { helpShots } from "./screenshots/help-shots.mjs";
import { manifestShots } from "./screenshots/manifest-shots.mjs";
import { takeShot } from "./screenshots/take-shot.mjs";

await bootstrap(import.meta.url);
const { buildOrStop } = await import("./build/build.mjs");
const { describeMissingChromium, findChromium } = await import("./install/find-chromium.mjs");
const { chromium } = await import("@playwright/test");
const { readTranslate } = await import("@castor/i18n/read-words.ts");
const { withAnyParams } = await import("@castor/i18n/words.ts");
const executablePath = findChromium();
if (!executablePath) stopWith(describeMissingChromium());
await buildOrStop();

const wanted = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), "castor-screenshots-"));
const server = await startServer(dataDir);
const browser = await chromium.launch({
  executablePath,
  args: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-sandbox"],
});
try {
  const { session, tripId, dayId } = await logIn(dataDir);
  await mkdir(inCheckout("apps/web/public/help"), { recursive: true });
  const all = [...manifestShots(tripId), ...helpShots(tripId, dayId)];
  const shots = all.filter(
    ({ file }) => wanted.length === 0 || wanted.some((start) => file.startsWith(start)),
  );
  for (const language of /** @type {const} */ (["en", "ru"])) {
    /** @type {import("./screenshots/take-shot.mjs").Words} */
    const words = withAnyParams(readTranslate(language));
    for (const shot of shots) await takeShot(browser, shot, language, words, session);
  }
} finally {
  await browser.close();
  server.kill();
  await rm(dataDir, { recursive: true, force: true });
}
