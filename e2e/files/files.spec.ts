import { addressOf } from "@castor/core/pages.ts";
import { expect, type Page } from "@playwright/test";
import { joinTrip } from "../testing/join-trip.ts";
import { test, watchPage } from "../testing/journey.ts";
import { passesAxe } from "../testing/passes-axe.ts";
import { brokenPdfNamed, countInk, lockedPdfNamed, pdfNamed } from "../testing/pdf-files.ts";
import { register } from "../testing/person.ts";
import { listFilesOf, takePhoto } from "../testing/trip-files.ts";

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [{ name: "Opera", lat: 41.6878, lng: 44.8109 }],
  },
];
const oddName = `<b>&"😀 כרטיס ${"long ".repeat(35)}.pdf`;

const chooser = (page: Page) => page.locator('main input[type="file"]').first();
const rowOf = (page: Page, name: string) =>
  page.locator("main li").filter({ hasText: name.slice(0, 40) });

test("files are added at a point, shown by day, opened after a reload, and removed", async ({
  page,
  person,
  words,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Our Georgia", days);
  const day = addressOf("map", { tripId, routeId: routeIds[0] ?? "" });
  const { routes } = await (
    await page.request.get(`/api/trip/${tripId}`, {
      headers: { authorization: `Bearer ${person.session.access_token}` },
    })
  ).json();
  await page.goto(`${day}?point=${routes[0].points[0].id}`);

  await test.step("a ticket and a photo are chosen on the card", async () => {
    const photo = await takePhoto(page, "View.jpg");
    await expect(chooser(page)).toBeAttached();
    await chooser(page).setInputFiles([pdfNamed("Seats.pdf"), photo, pdfNamed(oddName)]);
    const actionsOf = (name: string) =>
      page.getByRole("button", { name: words("files.actions", { name }) });
    await expect(actionsOf("Seats.pdf")).toBeVisible();
    await expect(actionsOf("View.jpg")).toBeVisible();
    await expect.poll(async () => (await listFilesOf(page, person, tripId)).length).toBe(3);
    const files = await listFilesOf(page, person, tripId);
    expect(files.map(({ kind, thingId }) => `${kind} ${thingId}`)).toEqual(
      Array.from({ length: 3 }, () => `place ${routes[0].points[0].linkId}`),
    );
    expect(files.find(({ name }) => name === "View.jpg")?.bytes).toBeLessThan(photo.buffer.length);
  });

  await test.step("the page of documents has them after a reload, with a picture of the photo", async () => {
    await page.goto(addressOf("documents", { tripId }));
    await page.reload();
    for (const name of ["Seats.pdf", "View.jpg", oddName])
      await expect(rowOf(page, name)).toBeVisible();
    await expect(rowOf(page, "View.jpg").locator("img")).toBeVisible();
    await expect(rowOf(page, "Seats.pdf")).toContainText("Opera");
    await passesAxe(page);
  });

  await test.step("words in a PDF are found", async () => {
    const search = page.getByRole("searchbox", { name: words("documents.search") });
    await search.fill("kx-44");
    await expect(rowOf(page, "Seats.pdf")).toContainText("Booking KX-4471");
    await expect(rowOf(page, "View.jpg")).toHaveCount(0);
    await search.fill("");
  });

  await test.step("the photo opens in the size of a screen, and Escape closes it", async () => {
    await rowOf(page, "View.jpg").getByRole("button").first().click();
    const picture = page.getByRole("dialog").locator("img");
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBe(2_048);
    await passesAxe(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("a PDF opens with its page drawn and its words, and is saved under its name", async () => {
    await rowOf(page, "Seats.pdf").getByRole("button").first().click();
    const dialog = page.getByRole("dialog", { name: "Seats.pdf" });
    await expect.poll(() => countInk(dialog)).toBeGreaterThan(0);
    await expect(dialog.getByText("Booking KX-4471")).toBeAttached();
    const canvas = dialog.locator("canvas");
    const before = await canvas.boundingBox();
    await dialog.getByRole("button", { name: words("files.zoomIn") }).click();
    await expect
      .poll(async () => (await canvas.boundingBox())?.width)
      .toBeCloseTo((before?.width ?? 0) * 1.5, 0);
    await passesAxe(page);
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: words("files.download") }).click();
    expect((await saved).suggestedFilename()).toBe("Seats.pdf");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("a PDF with a password and one that is none say so", async () => {
    await chooser(page).setInputFiles([lockedPdfNamed("Bank.pdf"), brokenPdfNamed("Torn.pdf")]);
    await expect.poll(async () => (await listFilesOf(page, person, tripId)).length).toBe(5);
    for (const [name, text] of [
      ["Bank.pdf", words("pdf.locked")],
      ["Torn.pdf", words("pdf.broken")],
    ] as const) {
      await rowOf(page, name).getByRole("button").first().click();
      await expect(page.getByRole("dialog", { name })).toContainText(text);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });

  await test.step("a removed file comes back by undo", async () => {
    const actions = page.getByRole("button", {
      name: words("files.actions", { name: "Seats.pdf" }),
    });
    await actions.click();
    await page.getByRole("menuitem", { name: words("files.remove") }).click();
    await expect(rowOf(page, "Seats.pdf")).toHaveCount(0);
    await page
      .getByRole("button", { name: words("history.undo"), exact: true })
      .first()
      .click();
    await expect(actions).toBeVisible();
  });
});

test("a file that is added without a network arrives after the page was closed", async ({
  page,
  context,
  person,
  words,
  planTrip,
}) => {
  const { tripId } = await planTrip("Our Georgia", days);
  await page.goto(addressOf("documents", { tripId }));
  await expect(chooser(page)).toBeAttached();
  await context.setOffline(true);
  await chooser(page).setInputFiles([pdfNamed("Voucher.pdf")]);
  await expect(rowOf(page, "Voucher.pdf")).toContainText(words("files.offline"));
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(addressOf("home"));
  await expect
    .poll(async () => (await listFilesOf(later, person, tripId)).map(({ name }) => name))
    .toEqual(["Voucher.pdf"]);
});

test("an upload that breaks off goes on where it was", async ({
  page,
  context,
  person,
  planTrip,
}) => {
  const { tripId } = await planTrip("Our Georgia", days);
  const asked: string[] = [];
  await context.route("**/api/upload/*", (route) => {
    const method = route.request().method();
    asked.push(method);
    return asked.filter((one) => one === "PATCH").length === 1 && method === "PATCH"
      ? route.abort()
      : route.continue();
  });
  await page.goto(addressOf("documents", { tripId }));
  await chooser(page).setInputFiles([pdfNamed("Seats.pdf")]);
  await expect
    .poll(async () => (await listFilesOf(page, person, tripId)).map(({ name }) => name))
    .toEqual(["Seats.pdf"]);
  expect(asked).toEqual(["PATCH", "HEAD", "PATCH"]);
});

test("a viewer reads files and adds none", async ({
  page,
  browser,
  person,
  words,
  language,
  planTrip,
  contextOptions,
}, info) => {
  const { tripId } = await planTrip("Our Georgia", days);
  await page.goto(addressOf("documents", { tripId }));
  await chooser(page).setInputFiles([pdfNamed("Seats.pdf")]);
  await expect.poll(async () => (await listFilesOf(page, person, tripId)).length).toBe(1);
  const problems: string[] = [];
  const viewers = await (await browser.newContext(contextOptions)).newPage();
  watchPage(viewers, [], problems);
  const clara = await register(viewers, "Clara", language, info);
  await joinTrip(viewers, clara, { owner: person, tripId, role: "viewer" });
  await viewers.goto(addressOf("documents", { tripId }));
  await expect(rowOf(viewers, "Seats.pdf")).toBeVisible();
  await expect(viewers.getByRole("button", { name: words("card.addFiles") })).toHaveCount(0);
  const saved = viewers.waitForEvent("download");
  await viewers
    .getByRole("button", { name: words("files.downloadNamed", { name: "Seats.pdf" }) })
    .click();
  expect((await saved).suggestedFilename()).toBe("Seats.pdf");
  expect(problems).toEqual([]);
  await viewers.context().close();
});
