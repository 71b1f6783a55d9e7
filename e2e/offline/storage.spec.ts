import { expect, type Page } from "@playwright/test";
import { appIsStored, tripIsStored } from "../testing/offline/is-stored.ts";
import { test } from "../testing/offline/offline-journey.ts";
import { oldTownDays } from "../testing/offline/old-town.ts";
import { UnsentList } from "../testing/offline/unsent-list.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { PointForm } from "../testing/point-form.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

const dayMs = 86_400_000;

/** Refuses what the page stores, as a browser without room does. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("There is no room.", "QuotaExceededError");
    };
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });

/** Takes IndexedDB away: `missing` as in some private windows, `throws` where the user has forbidden it. */
const withoutDatabase = (page: Page, kind: "missing" | "throws") =>
  page.addInitScript((kind) => {
    const forbidden = () => {
      throw new DOMException("It is forbidden.", "SecurityError");
    };
    if (kind === "throws") IDBFactory.prototype.open = forbidden;
    else Object.defineProperty(window, "indexedDB", { value: undefined });
  }, kind);

const makeRoom = (page: Page) => page.evaluate("void makeRoom()");

test("with storage full the app works; changes live in the page, which says so and asks before it closes, until there is room", async ({
  device,
  server,
  words,
  isPhone,
  language,
}, info) => {
  const { page } = device;
  const person = await register(page, "Nora", language, info);
  const { tripId, routeIds } = await makePlannedTrip(page, person, "Georgia", oldTownDays);
  const [oldTown = ""] = routeIds;
  const form = new PointForm(page, words);
  const unsent = new UnsentList(page, words, isPhone);
  const rows = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const rename = async (from: string, to: string) => {
    await form.open(from, isPhone);
    await form.field("points.name").fill(to);
    await form.save();
  };

  await page.goto(`/map/${tripId}/${oldTown}`);
  await expect(rows).toHaveText([/Castle/, /Bath/]);
  await form.open("Castle", isPhone);
  await form.button("actions.cancel").click();
  await tripIsStored(page, tripId);
  await appIsStored(page);
  await server.kill();
  await fillStorage(page);
  await rename("Castle", "Fortress");
  await expect(page.getByText(words("unsent.notKept"))).toBeVisible();
  await unsent.says("unkept", 1);
  await unsent.open();
  await expect(unsent.dialog.getByText(words("unsentList.unkeptHint"))).toBeVisible();
  await expect(unsent.dialog.getByText(words("unsentList.waitingHint"))).toHaveCount(0);
  await unsent.close();
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expect(rows).toHaveText([/Fortress/, /Bath/]);

  await makeRoom(page);
  await rename("Bath", "Spa");
  await unsent.says("waiting", 2);
  const later = await device.coldStart();
  await later.goto(`/map/${tripId}/${oldTown}`);
  await expect(
    later.getByRole("list", { name: words("points.list") }).locator("[data-point]"),
  ).toHaveText([/Fortress/, /Spa/]);
  await server.start();
  await expect
    .poll(() => tripOnServer(later, person, tripId).namesOn(oldTown), { timeout: 45_000 })
    .toEqual(["Fortress", "Spa"]);
});

for (const kind of ["missing", "throws"] as const)
  test(`where IndexedDB ${kind === "missing" ? "is missing" : "throws"} the first edit says that it is not kept, as mark and list do, and the page asks before it closes, until it is sent`, async ({
    page,
    server,
    words,
    isPhone,
    language,
  }, info) => {
    const person = await register(page, "Nora", language, info);
    const { tripId, routeIds } = await makePlannedTrip(page, person, "Georgia", oldTownDays);
    const [oldTown = ""] = routeIds;
    const form = new PointForm(page, words);
    const unsent = new UnsentList(page, words, isPhone);
    const rename = async (from: string, to: string) => {
      await form.open(from, isPhone);
      await form.field("points.name").fill(to);
      await form.save();
    };
    await withoutDatabase(page, kind);
    await page.goto(`/map/${tripId}/${oldTown}`);
    await rename("Castle", "Castle of 1616");
    const onServer = () => tripOnServer(page, person, tripId).namesOn(oldTown);
    await expect.poll(onServer).toEqual(["Castle of 1616", "Bath"]);
    await expect(page.getByText(words("unsent.notKept"))).toHaveCount(0);

    await server.kill();
    await rename("Castle of 1616", "Fortress");
    await expect(page.getByText(words("unsent.notKept"))).toBeVisible();
    await unsent.says("unkept", 1);
    await unsent.open();
    await expect(unsent.dialog.getByText(words("unsentList.unkeptHint"))).toBeVisible();
    await expect(unsent.dialog.getByText(words("unsentList.waitingHint"))).toHaveCount(0);
    await unsent.close();
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();

    await server.start();
    await unsent.saysNothing();
    await expect.poll(onServer).toEqual(["Fortress", "Bath"]);
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
  });

test("after 90 days an answer is no longer read, and what was not sent still is", async ({
  device,
  server,
  words,
  isPhone,
  language,
}, info) => {
  const person = await register(device.page, "Nora", language, info);
  const { tripId, routeIds } = await makePlannedTrip(device.page, person, "Georgia", oldTownDays);
  const [oldTown = ""] = routeIds;
  const form = new PointForm(device.page, words);
  const rows = (page: Page) =>
    page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  await device.page.goto(`/map/${tripId}/${oldTown}`);
  await expect(rows(device.page)).toHaveText([/Castle/, /Bath/]);
  await form.open("Castle", isPhone);
  await form.field("points.name").fill("Fortress");
  await tripIsStored(device.page, tripId);
  await appIsStored(device.page);
  await server.kill();
  await form.save();
  await new UnsentList(device.page, words, isPhone).says("waiting", 1);

  const now = Date.now();
  const before = await device.coldStart();
  await before.clock.setFixedTime(now + 89 * dayMs);
  await before.goto(`/map/${tripId}/${oldTown}`);
  await expect(rows(before)).toHaveText([/Fortress/, /Bath/]);
  const after = await device.coldStart();
  await after.clock.setFixedTime(now + 91 * dayMs);
  await after.goto(`/map/${tripId}/${oldTown}`);
  await expect(after.getByRole("button", { name: words("errors.tryAgain") })).toBeVisible();
  await expect(rows(after)).toHaveCount(0);
  await server.start();
  await expect(rows(after)).toHaveText([/Fortress/, /Bath/], { timeout: 45_000 });
  await expect
    .poll(() => tripOnServer(after, person, tripId).namesOn(oldTown))
    .toEqual(["Fortress", "Bath"]);
});
