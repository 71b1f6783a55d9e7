import type { BrowserContext, Page } from "@playwright/test";
import { type Figure, toWait } from "../figure.ts";
import { takeAnswers, watchInputs } from "../frame-probe.ts";
import type { BenchTrip } from "./bench-trip.ts";
import { waitForMap } from "./wait-for-map.ts";

const dayChanges = 6;
const dragSteps = 12;
const rowsCrossed = 6;
/** The pace of a hand, in milliseconds between two rows. Without it each move waits for the next frame, 16 ms on a blank page too. */
const rowPauseMs = 100;
const typed = "Tbilisi old town";

/** Measures clicks on another day, each to the end of the frame that shows it. */
export async function measureDayChanges(window: BrowserContext, trip: BenchTrip): Promise<Figure> {
  const page = await window.newPage();
  await page.goto(trip.address);
  await waitForMap(page, trip.pointsPerDay);
  const answers = await changeDays(page, trip);
  await page.close();
  return toWait(`${trip.name}: a click on another day`, 100, answers);
}

/** Measures inputs by mouse and keys, each to the end of the frame that shows its response. */
export async function measurePointer(window: BrowserContext, trip: BenchTrip): Promise<Figure[]> {
  const page = await window.newPage();
  await page.goto(trip.address);
  await waitForMap(page, trip.pointsPerDay);
  const figures = [
    toWait(`${trip.name}: a key in the search`, 50, await type(page)),
    toWait(`${trip.name}: a row under the pointer`, 16, await crossRows(page)),
    toWait(`${trip.name}: a step of dragging a marker`, 33, await dragMarker(page)),
    toWait(`${trip.name}: a step of dragging a row`, 33, await dragRow(page)),
  ];
  await page.close();
  return figures;
}

/** Measures to the frame in which the other day is the current one: the strip and the plan change in one step. */
async function changeDays(page: Page, { days, pointsPerDay }: BenchTrip): Promise<number[]> {
  const answers: number[] = [];
  for (let change = 0; change < dayChanges; change++) {
    const day = days[change % days.length] ?? "";
    const shown = `main nav a[aria-current=page][href$="${day}"]`;
    await watchInputs(page, "click", shown);
    await page.locator(`main nav a[href$="${day}"]`).click();
    await page.locator(shown).waitFor();
    await waitForMap(page, pointsPerDay);
    answers.push(...(await takeAnswers(page)));
  }
  return answers;
}

async function type(page: Page): Promise<number[]> {
  const box = page.getByRole("combobox").first();
  await box.focus();
  await watchInputs(page, "keydown", null);
  await page.keyboard.type(typed, { delay: 60 });
  const answers = await takeAnswers(page);
  await box.fill("");
  return answers;
}

/** Moves the pointer from row to row. */
async function crossRows(page: Page): Promise<number[]> {
  const boxes: { x: number; y: number }[] = [];
  for (const row of (await page.locator("[data-point]").all()).slice(0, rowsCrossed)) {
    const box = await row.boundingBox();
    if (box) boxes.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  await watchInputs(page, "mousemove", null);
  for (let turn = 0; turn < 2; turn++)
    for (const { x, y } of boxes) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(rowPauseMs);
    }
  return takeAnswers(page);
}

async function dragMarker(page: Page): Promise<number[]> {
  await page.getByRole("radio", { name: "Edit" }).check();
  await page.locator("[data-map-state=idle]").waitFor();
  const position = await page.locator("[data-map-state]").evaluate(
    (map) =>
      new Promise<{ x: number; y: number }>((answer) => {
        const position = { lat: 41.77, lng: 44.83 };
        map.dispatchEvent(new CustomEvent("map:project", { detail: { ...position, answer } }));
      }),
  );
  return drag(page, position, { x: 4, y: 3 });
}

async function dragRow(page: Page): Promise<number[]> {
  const handle = page.getByRole("button", { name: /^Change the place/ }).nth(2);
  const box = await handle.boundingBox();
  if (!box) throw new Error("There is no handle.");
  return drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: 0, y: 8 });
}

async function drag(
  page: Page,
  { x, y }: { x: number; y: number },
  step: { x: number; y: number },
): Promise<number[]> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The moves that start the drag are not measured.
  await page.mouse.move(x + step.x * 2, y + step.y * 2);
  await watchInputs(page, "mousemove", null);
  for (let index = 3; index < dragSteps + 3; index++)
    await page.mouse.move(x + step.x * index, y + step.y * index);
  const answers = await takeAnswers(page);
  await page.mouse.up();
  return answers;
}
