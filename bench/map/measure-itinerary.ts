import type { BrowserContext, Page } from "@playwright/test";
import { type Figure, toWait } from "../figure.ts";
import { takeAnswers, watchInputs } from "../frame-probe.ts";
import type { BenchTrip } from "./bench-trip.ts";
import { takeLongTasks } from "./long-tasks.ts";
import { waitForMap } from "./wait-for-map.ts";

const openings = 5;
const scrolls = 40;
const scrollPx = 400;
/** The pace of a wheel, in milliseconds. */
const wheelMs = 60;
const dragSteps = 12;
const stepPx = 24;
const firstRows = "[data-stop] ~ [data-stop]";

/**
 * Measures the itinerary of a trip: from the press on "All days" to its first rows, scrolling through it, and dragging a
 * stop over others, those of the next day among them.
 */
export async function measureItinerary(
  window: BrowserContext,
  { name, address, pointsPerDay, days }: BenchTrip,
): Promise<Figure[]> {
  const page = await window.newPage();
  await page.goto(address);
  await waitForMap(page, pointsPerDay);
  const first = await openOften(page, days[1] ?? "");
  await page.locator("[data-map-state=idle]").waitFor();
  await takeLongTasks(page);
  await scroll(page);
  const longest = Math.max(0, ...(await takeLongTasks(page)).map(({ ms }) => ms));
  const dragged = await drag(page, days[0] ?? "");
  await page.close();
  return [
    toWait(`${name}: from the press on All days to the itinerary`, 200, first),
    {
      name: `${name}: longest task of our own while the itinerary scrolls`,
      measured: longest,
      unit: "ms",
      atMost: 50,
      note: `${scrolls} turns of the wheel; 0 is none above 50 ms`,
    },
    toWait(`${name}: a step of dragging a stop across days`, 33, dragged),
  ];
}

async function openOften(page: Page, day: string): Promise<number[]> {
  const answers: number[] = [];
  // The first press may wait for the file of the view.
  for (let opening = 0; opening <= openings; opening++) {
    await watchInputs(page, "click", firstRows);
    await page.getByRole("link", { name: "All days" }).click();
    await page.locator(firstRows).first().waitFor();
    const taken = await takeAnswers(page);
    if (opening > 0) answers.push(...taken);
    if (opening === openings) break;
    await page.locator(`main nav a[href$="${day}"]`).click();
    await page.locator("[data-stop]").first().waitFor({ state: "detached" });
  }
  return answers;
}

async function scroll(page: Page): Promise<void> {
  await page.locator("[data-stop]").first().hover();
  for (let turn = 0; turn < scrolls; turn++) {
    await page.mouse.wheel(0, scrollPx);
    await page.waitForTimeout(wheelMs);
  }
}

/** Drags the last stop of the first day down, over the heading of the next. */
async function drag(page: Page, nextDay: string): Promise<number[]> {
  await page.getByRole("radio", { name: "Edit" }).check();
  await page.locator("[data-scroll=plan]").evaluate((element) => {
    element.scrollTop = 0;
  });
  const heading = page.locator(`[data-row="day ${nextDay}"]`);
  await page.locator("[data-stop]").first().hover();
  // Rows out of sight are not on the page.
  for (let turn = 0; turn < scrolls && (await heading.count()) === 0; turn++) {
    await page.mouse.wheel(0, scrollPx);
    await page.waitForTimeout(wheelMs);
  }
  await heading.evaluate((element) => element.scrollIntoView({ block: "center" }));
  // A trial of a press waits until the heading stands still.
  await heading.click({ trial: true });
  const above = page.getByRole("button", { name: /^Change the place/ });
  const box = await lastAbove(above, (await heading.boundingBox())?.y ?? 0);
  if (!box) throw new Error("There is no handle.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The moves that start the drag are not measured.
  await page.mouse.move(x, y + stepPx);
  await watchInputs(page, "mousemove", null);
  for (let step = 2; step < dragSteps + 2; step++) await page.mouse.move(x, y + stepPx * step);
  const answers = await takeAnswers(page);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return answers;
}

type Box = { x: number; y: number; width: number; height: number };

async function lastAbove(
  handles: ReturnType<Page["getByRole"]>,
  bottom: number,
): Promise<Box | undefined> {
  const boxes: Box[] = [];
  for (const handle of await handles.all()) {
    const box = await handle.boundingBox();
    if (box && box.y < bottom) boxes.push(box);
  }
  return boxes.toSorted((a, b) => a.y - b.y).at(-1);
}
