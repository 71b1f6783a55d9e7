import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { BenchUser } from "../bench-user.ts";

const pollMs = 20;
const sendLimitMs = 60_000;

/** Ticks tasks one after another. Answers for each the milliseconds from the press to the frame that shows it. */
export async function clickTasks(page: Page, count: number): Promise<number[]> {
  await page
    .getByRole("checkbox")
    .nth(count - 1)
    .waitFor();
  return page.evaluate(async (count) => {
    const boxes = () => document.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
    const frame = () => new Promise<number>(requestAnimationFrame);
    const waits: number[] = [];
    for (let index = 0; index < count; index++) {
      const begun = performance.now();
      boxes()[index]?.click();
      do await frame();
      while (!boxes()[index]?.checked);
      waits.push(performance.now() - begun);
    }
    return waits;
  }, count);
}

/** Milliseconds until the server has so many ticked tasks, once it answers. */
export async function sendWaiting(
  page: Page,
  user: BenchUser,
  tripId: string,
  count: number,
): Promise<number> {
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  const begun = performance.now();
  while ((await countTicked(user, tripId)) < count) {
    if (performance.now() - begun > sendLimitMs) throw new Error("The changes are not sent.");
    await wait(pollMs);
  }
  return performance.now() - begun;
}

async function countTicked(user: BenchUser, tripId: string): Promise<number> {
  const notes = await user.get(`note/${tripId}`);
  return JSON.stringify(notes).match(/- \[x\]/g)?.length ?? 0;
}
