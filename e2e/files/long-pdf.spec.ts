import { addressOf } from "@castor/core/pages.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { countInk, longPdfNamed } from "../testing/pdf-files.ts";
import { listFilesOf } from "../testing/trip-files.ts";

/** Two fingers that go apart, to twice their distance. */
async function pinch(page: Page, over: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await over.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) =>
    [-1, 1].map((side) => ({ x: x + width / 2 + side * apart, y: y + height / 2 }));
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints = fingers(0)) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", fingers(40));
  for (const apart of [50, 60, 70, 80]) await send("touchMove", fingers(apart));
  await send("touchEnd", []);
}

test("of a thousand pages the near ones are drawn, and a zoom keeps the page that is read", async ({
  page,
  person,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId } = await planTrip("Our Georgia", []);
  await page.goto(addressOf("documents", { tripId }));
  const chooser = page.locator('main input[type="file"]').first();
  await chooser.setInputFiles(longPdfNamed("Manual.pdf", 1_000));
  await expect.poll(async () => (await listFilesOf(page, person, tripId)).length).toBe(1);
  await page
    .locator("main li")
    .filter({ hasText: "Manual.pdf" })
    .getByRole("button")
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Manual.pdf" });
  const pages = dialog.getByRole("region", { name: words("pdf.pages", { name: "Manual.pdf" }) });
  await expect.poll(() => countInk(dialog)).toBeGreaterThan(0);
  await pages.press("End");
  const last = dialog.getByRole("region", {
    name: words("pdf.page", { page: 1_000, count: 1_000 }),
    exact: true,
  });
  await expect(last.locator("canvas[data-drawn]")).toBeVisible();
  expect(await dialog.locator("canvas").count()).toBeLessThanOrEqual(10);

  const middle = (box: Element) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    at?.closest("[aria-label]")?.setAttribute("data-read", "");
  };
  await pages.evaluate(middle);
  const read = dialog.locator("[data-read]");
  const before = (await read.boundingBox())?.width ?? 0;
  if (isPhone) await pinch(page, pages);
  else await pages.press("+");
  await expect
    .poll(async () => (await read.boundingBox())?.width)
    .toBeCloseTo(before * (isPhone ? 2 : 1.5), 0);
  await expect(read).toBeInViewport();
});
