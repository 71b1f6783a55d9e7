import { shareAddressOf } from "@castor/core/trips/share-link.ts";
import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { countPresses } from "../testing/press-counter.ts";
import { TripMap } from "../testing/trip-map.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [
      { name: "Baths", lat: 41.6878, lng: 44.8109, reservationTime: "12:00" },
      {
        name: "Flat",
        lat: 41.696,
        lng: 44.8,
        description: "Нино, +995 555 12 34 56",
        address: "Код домофона 45К12",
      },
    ],
  },
];
const name = "Our Georgia";

test("an owner makes a trip public, copies its link, lists it, sees it as a visitor, and ends it", async ({
  page,
  browser,
  words,
  isPhone,
  planTrip,
  map,
}) => {
  const { tripId, server } = await planTrip(name, days);
  const presses = await countPresses(page);
  const dialog = page.getByRole("dialog", { name: words("publish.title", { name }) });
  // A browser with a window allows it after a press; one without a window never does.
  await page.context().grantPermissions(["clipboard-write"]);
  const button = (key: Parameters<typeof words>[0]) =>
    page.getByRole("button", { name: words(key), exact: true });
  const link = dialog.getByRole("textbox", { name: words("publish.link") });
  const inCatalog = dialog.getByRole("switch", { name: words("publish.list") });
  const openSharing = async () => {
    if (isPhone) await button("header.more").click();
    await button("sharing.open").click();
  };
  const visitor = await (await browser.newContext()).newPage();
  const answerToVisitor = async () => (await visitor.request.get(`/api/trip/${tripId}`)).status();

  await test.step("sees what visitors would read before anything is public", async () => {
    await page.goto(`/map/${tripId}/show`);
    await map.isDrawn(2);
    presses.take();
    await openSharing();
    await expect(dialog.getByText("+995 555 12 34 56")).toBeVisible();
    await expect(dialog.getByText("Код домофона 45К12")).toBeVisible();
    const hidden = dialog.getByRole("region", { name: words("publish.seesNot") });
    await expect(hidden.getByText(words("publish.parts.reservations"))).toBeVisible();
    expect(await answerToVisitor()).toBe(404);
  });

  await test.step("confirms: the link is there, and others can read the trip", async () => {
    await dialog.getByRole("button", { name: words("publish.makePublic") }).click();
    await expect(link).toHaveValue(new RegExp(`/share/${tripId}\\.Our%20Georgia$`));
    expect(presses.take(), "presses from the map").toBe(isPhone ? 3 : 2);
    expect(await answerToVisitor()).toBe(200);
    await visitor.goto(shareAddressOf({ id: tripId, name }));
    await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  await test.step("copies the link with one press", async () => {
    await dialog.getByRole("button", { name: words("publish.copyLink") }).click();
    await expect(dialog.getByRole("button", { name: words("publish.linkCopied") })).toBeVisible();
    expect(presses.take()).toBe(1);
    await dialog.getByRole("button", { name: words("publish.qr") }).click();
    await expect(
      dialog.getByRole("img", { name: words("publish.qrLabel", { name }) }),
    ).toBeVisible();
    const file = page.waitForEvent("download");
    await dialog.getByRole("button", { name: words("publish.qrPng") }).click();
    expect((await file).suggestedFilename()).toBe(`${name} QR.png`);
  });

  await test.step("goes to a text that looks private, and mends it", async () => {
    const where = `Flat · ${words("publish.fields.address")}`;
    await dialog.getByRole("link", { name: where }).click();
    await expect(page).toHaveURL(/\?point=/);
    await expect(page.getByRole("heading", { name: "Flat" })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("lists it in the catalog: the badge of the trip says so, and opens the dialog", async () => {
    await page.goto(`/map/${tripId}/show`);
    await button("trips.flagPublic").click();
    await inCatalog.check();
    await expect.poll(async () => (await server.read()).isInCatalog).toBe(true);
    await expect(inCatalog).toBeChecked();
    await dialog
      .getByRole("button", { name: words("actions.close") })
      .first()
      .click();
    await expect(button("trips.flagInCatalog")).toBeVisible();
  });

  await test.step("sees it as visitors do, and comes back", async () => {
    await button("trips.flagInCatalog").click();
    await dialog.getByRole("link", { name: words("publish.seeAsVisitor") }).click();
    await expect(page.getByText(words("sharing.asVisitor"))).toBeVisible();
    await expect(page.getByRole("radio", { name: words("map.edit") })).toHaveCount(0);
    await expect(page.getByRole("button", { name: words("sharing.copy") })).toBeVisible();
    await button("sharing.backToEditing").click();
    await expect(page.getByRole("radio", { name: words("map.edit") })).toBeVisible();
  });

  await test.step("stops sharing, which asks: the link ends at once", async () => {
    await button("trips.flagInCatalog").click();
    await dialog.getByRole("button", { name: words("publish.stop") }).click();
    const question = page.getByRole("dialog", { name: words("publish.stopTitle") });
    expect(await answerToVisitor()).toBe(200);
    await question.getByRole("button", { name: words("publish.stop") }).click();
    await expect(page.getByText(words("publish.stopped", { name }))).toBeVisible();
    expect(await answerToVisitor()).toBe(404);
    expect(await server.read()).toMatchObject({ isPublic: false, isInCatalog: false });
    await expect(button("trips.flagInCatalog")).toHaveCount(0);
  });

  await test.step("takes that back with the toast", async () => {
    await page.getByRole("button", { name: words("history.undo"), exact: true }).click();
    await expect.poll(answerToVisitor).toBe(200);
    await expect(button("trips.flagInCatalog")).toBeVisible();
  });
});

test("publishing without a connection says so, and the trip stays private", async ({
  page,
  context,
  words,
  isPhone,
  person: owner,
  planTrip,
}) => {
  const { tripId } = await planTrip(name, days);
  const dialog = page.getByRole("dialog", { name: words("publish.title", { name }) });
  await page.goto(`/map/${tripId}/show`);
  await new TripMap(page).isDrawn(2);
  if (isPhone) await page.getByRole("button", { name: words("header.more") }).click();
  await page.getByRole("button", { name: words("sharing.open"), exact: true }).click();
  const confirm = dialog.getByRole("button", { name: words("publish.makePublic") });
  await expect(confirm).toBeVisible();
  await context.setOffline(true);
  await expect(dialog).toContainText(words("publish.offline"));
  await expect(confirm).toBeDisabled();
  await context.setOffline(false);
  await expect(confirm).toBeEnabled();
  expect(await tripOnServer(page, owner, tripId).read()).toMatchObject({ isPublic: false });
  await confirm.click();
  await expect(dialog.getByRole("textbox", { name: words("publish.link") })).toBeVisible();
});
