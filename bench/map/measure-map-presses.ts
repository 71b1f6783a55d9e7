import type { BrowserContext, Page } from "@playwright/test";
import type { Figure } from "../figure.ts";
import type { BenchTrip } from "./bench-trip.ts";
import { takePresses, watchPresses } from "./press-probe.ts";
import { waitForMap } from "./wait-for-map.ts";

const rounds = 4;
/** Between presses: people press at most three times a second. */
const pauseMs = 300;
/** The share of presses that the figure covers, as for INP in the field. */
const share = 0.75;

/**
 * Measures the response to a run of usual presses in a trip: another day, a row, a marker, the mode and a menu. Each is
 * measured as INP is (Event Timing): from the press to the next frame, work of the handlers included.
 */
export async function measurePresses(window: BrowserContext, trip: BenchTrip): Promise<Figure[]> {
  const page = await window.newPage();
  await page.goto(trip.address);
  await waitForMap(page, trip.pointsPerDay);
  await watchPresses(page);
  for (let round = 0; round < rounds; round++) await pressAround(page, trip, round);
  const waits = (await takePresses(page)).toSorted((a, b) => a.ms - b.ms);
  await page.close();
  const worst = waits.at(-1);
  return [
    {
      name: `${trip.name}: INP p75 of usual presses`,
      measured: waits[Math.ceil(waits.length * share) - 1]?.ms ?? Number.NaN,
      unit: "ms",
      atMost: 100,
      note: `${waits.length} presses, at most ${worst?.ms} ms (${worst?.target})`,
    },
  ];
}

async function pressAround(
  page: Page,
  { days, pointsPerDay }: BenchTrip,
  round: number,
): Promise<void> {
  const day = days[round % days.length] ?? "";
  const rest = () => page.waitForTimeout(pauseMs);
  await page.locator(`main nav a[href$="${day}"]`).click();
  await page.locator(`main nav a[aria-current=page][href$="${day}"]`).waitFor();
  await waitForMap(page, pointsPerDay);
  await rest();
  const row = page.locator("[data-point]").nth(1);
  await row.getByRole("button").first().click();
  const back = page.getByRole("button", { name: "Back to the day" });
  await back.waitFor();
  await waitForMap(page, pointsPerDay);
  await rest();
  await back.click();
  await row.waitFor();
  await rest();
  for (const mode of ["Edit", "View"]) {
    // The input itself is covered by its label.
    await page.getByRole("radio", { name: mode }).check({ force: true });
    await waitForMap(page, pointsPerDay);
    await rest();
  }
  await page.getByRole("button", { name: "What the map shows" }).click();
  await page.getByRole("menu").waitFor();
  await rest();
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "hidden" });
  await rest();
}
