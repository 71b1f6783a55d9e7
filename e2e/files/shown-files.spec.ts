import { addressOf } from "@castor/core/pages.ts";
import { shareAddressOf } from "@castor/core/trips/share-link.ts";
import { expect } from "@playwright/test";
import { test, watchPage } from "../testing/journey.ts";
import { passesAxe } from "../testing/passes-axe.ts";
import { pdfNamed } from "../testing/pdf-files.ts";
import { listFilesOf, takePhoto } from "../testing/trip-files.ts";

const name = "Our Georgia";
const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [{ name: "Opera", lat: 41.6878, lng: 44.8109 }],
  },
];

test("the owner ticks one of two files; a visitor without a session sees it, and finds no other", async ({
  page,
  browser,
  person,
  words,
  isPhone,
  planTrip,
  contextOptions,
}) => {
  const { tripId } = await planTrip(name, days);
  const files = async () =>
    new Map((await listFilesOf(page, person, tripId)).map((file) => [file.name, file]));
  await page.goto(addressOf("documents", { tripId }));
  const chooser = page.locator('main input[type="file"]').first();
  await chooser.setInputFiles([pdfNamed("Passport.pdf"), await takePhoto(page, "View.jpg")]);
  await expect.poll(async () => (await files()).size).toBe(2);
  const dialog = page.getByRole("dialog", { name: words("publish.title", { name }) });
  const shown = dialog.getByRole("region", { name: words("publish.files.title") });
  const tick = (file: string) => shown.getByRole("checkbox", { name: file });
  const problems: string[] = [];
  const visitor = await (await browser.newContext(contextOptions)).newPage();
  watchPage(visitor, [], problems);
  const statusOf = async (path: string) => (await visitor.request.get(`/api/${path}`)).status();

  await test.step("the preview shows both as a visitor gets them, and none is ticked", async () => {
    await page.goto(`/map/${tripId}/show`);
    if (isPhone) await page.getByRole("button", { name: words("header.more") }).click();
    await page.getByRole("button", { name: words("sharing.open"), exact: true }).click();
    await expect(tick("View.jpg")).not.toBeChecked();
    await expect(tick("Passport.pdf")).not.toBeChecked();
    await expect(shown.locator("img")).toBeVisible();
    await tick("View.jpg").check();
    await expect.poll(async () => (await files()).get("View.jpg")?.isPublic).toBe(true);
    await passesAxe(page);
    await dialog.getByRole("button", { name: words("publish.makePublic") }).click();
    await expect(dialog.getByRole("textbox", { name: words("publish.link") })).toBeVisible();
  });

  await test.step("a visitor sees the picture of the ticked one, and nothing of the other", async () => {
    await visitor.goto(shareAddressOf({ id: tripId, name }));
    const open = visitor.getByRole("button", { name: /^View\.jpg/ });
    await expect(open).toBeAttached();
    await open.click();
    const picture = visitor.getByRole("dialog").locator("img");
    await expect
      .poll(() => picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth))
      .toBe(2_048);
    await visitor.keyboard.press("Escape");
    await expect(visitor.getByText("Passport.pdf")).toHaveCount(0);
    const known = await files();
    const photo = known.get("View.jpg")?.fileId;
    const passport = known.get("Passport.pdf")?.fileId;
    expect(await statusOf(`file/picture/${photo}?size=thumb`)).toBe(200);
    expect(await statusOf(`file/${photo}`)).toBe(404);
    expect(await statusOf(`file/${passport}`)).toBe(404);
  });

  await test.step("without its tick it is gone at once", async () => {
    await tick("View.jpg").uncheck();
    await expect.poll(async () => (await files()).get("View.jpg")?.isPublic).toBe(false);
    await visitor.reload();
    await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(visitor.getByText("View.jpg")).toHaveCount(0);
  });
  expect(problems).toEqual([]);
  await visitor.context().close();
});
