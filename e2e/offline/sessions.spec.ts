import { expect, type Page } from "@playwright/test";
import { AccountPages } from "../testing/account-pages.ts";
import { appIsStored, tripIsStored } from "../testing/offline/is-stored.ts";
import { test } from "../testing/offline/offline-journey.ts";
import { oldTownDays } from "../testing/offline/old-town.ts";
import { UnsentList } from "../testing/offline/unsent-list.ts";
import { passesAxe } from "../testing/passes-axe.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { PointForm } from "../testing/point-form.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

test("with an expired token a dead server's trip opens and is changed; once the session is refused, the change waits for the next login", async ({
  device,
  page: other,
  server,
  words,
  isPhone,
  language,
}, info) => {
  const person = await register(other, "Nora", language, info);
  const { tripId, routeIds } = await makePlannedTrip(other, person, "Georgia", oldTownDays);
  const trip = tripOnServer(other, person, tripId);
  const [oldTown = ""] = routeIds;
  const rows = (page: Page) =>
    page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  await new AccountPages(device.page, words, isPhone).logIn(person);
  await device.page.goto(`/map/${tripId}/${oldTown}`);
  await expect(rows(device.page)).toHaveText([/Castle/, /Bath/]);
  await tripIsStored(device.page, tripId);
  await appIsStored(device.page);
  const refreshToken = await device.page.evaluate(() => localStorage.getItem("refresh_token"));
  await server.kill();

  const page = await device.coldStart();
  // Two hours later: an access token lasts 15 minutes.
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
  await page.addInitScript(() => {
    if (localStorage.getItem("access_token")) localStorage.setItem("access_token", "expired");
  });
  await page.goto(`/map/${tripId}/${oldTown}`);
  await expect(rows(page)).toHaveText([/Castle/, /Bath/]);
  const form = new PointForm(page, words);
  await form.open("Castle", isPhone);
  await form.field("points.name").fill("Fortress");
  await form.save();
  await new UnsentList(page, words, isPhone).says("waiting", 1);

  // The same session has ended elsewhere, before this browser reaches the server.
  await device.context.setOffline(true);
  await server.start();
  const data = { refresh_token: refreshToken };
  expect((await other.request.post("/api/auth/logout", { data })).ok()).toBe(true);
  await device.context.setOffline(false);
  await expect(page).toHaveURL(/\/login\?redirectUrl=/, { timeout: 45_000 });
  expect(await trip.namesOn(oldTown)).toEqual(["Castle", "Bath"]);

  const later = await device.coldStart();
  await later.goto(`/login?redirectUrl=${encodeURIComponent(`/map/${tripId}/${oldTown}`)}`);
  await new AccountPages(later, words, isPhone).typeLogin(person);
  await expect(rows(later)).toHaveText([/Fortress/, /Bath/]);
  await expect.poll(() => trip.namesOn(oldTown)).toEqual(["Fortress", "Bath"]);
});

test("of two accounts in one browser neither sees or sends what the other has stored", async ({
  device,
  page: other,
  server,
  words,
  isPhone,
  language,
}, info) => {
  const nora = await register(other, "Nora", language, info);
  const mira = await register(other, "Mira", language, info);
  const { tripId, routeIds } = await makePlannedTrip(other, nora, "Georgia", oldTownDays);
  const trip = tripOnServer(other, nora, tripId);
  const [oldTown = ""] = routeIds;
  const { page } = device;
  const accounts = new AccountPages(page, words, isPhone);
  const form = new PointForm(page, words);
  const rows = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const fresh = page.getByRole("button", { name: words("trips.newTrip") });

  await accounts.logIn(nora);
  await page.goto("/trips");
  await expect(page.getByRole("heading", { name: "Georgia" })).toBeVisible();
  await page.goto(`/map/${tripId}/${oldTown}`);
  await expect(rows).toHaveText([/Castle/, /Bath/]);
  await tripIsStored(page, tripId);
  await appIsStored(page);
  await form.open("Castle", isPhone);
  await form.field("points.name").fill("Fortress");
  await server.kill();
  await form.save();
  await new UnsentList(page, words, isPhone).says("waiting", 1);
  await page.goto("/home");
  await accounts.openMenu();
  await page.getByRole("button", { name: words("header.logout") }).click();
  await page
    .getByRole("dialog", { name: words("unsentList.leaveTitle", { count: 1 }) })
    .getByRole("button", { name: words("unsentList.leave"), exact: true })
    .click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("access_token")).catch(() => "?"))
    .toBe(null);

  await test.step("the other account reads nothing of it, with the server and without", async () => {
    await server.start();
    await accounts.logIn(mira);
    for (const isAlive of [true, false]) {
      if (!isAlive) await server.kill();
      await page.goto("/trips");
      await expect(fresh).toBeVisible();
      await expect(page.getByRole("heading", { name: "Georgia" })).toHaveCount(0);
      await page.goto(`/map/${tripId}/${oldTown}`);
      await expect(page.getByRole("main")).not.toBeEmpty();
      await expect(page.getByText(/Castle|Fortress|Georgia/)).toHaveCount(0);
    }
    await server.start();
    expect(await trip.namesOn(oldTown)).toEqual(["Castle", "Bath"]);
  });

  await test.step("its author is back, and it is sent", async () => {
    await page.goto("/home");
    await accounts.logOut();
    await accounts.logIn(nora);
    await expect.poll(() => trip.namesOn(oldTown)).toEqual(["Fortress", "Bath"]);
  });
});

test("a logout with unsent changes asks; what is kept is sent after the next login", async ({
  device,
  page: other,
  server,
  words,
  isPhone,
  language,
}, info) => {
  const { page } = device;
  const person = await register(other, "Lena", language, info);
  const { tripId, routeIds } = await makePlannedTrip(other, person, "Georgia", oldTownDays);
  const trip = tripOnServer(other, person, tripId);
  const [oldTown = ""] = routeIds;
  const accounts = new AccountPages(page, words, isPhone);
  const unsent = new UnsentList(page, words, isPhone);
  const form = new PointForm(page, words);
  const rows = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const question = page.getByRole("dialog", {
    name: words("unsentList.leaveTitle", { count: 1 }),
  });
  const answer = (key: "stay" | "leave") =>
    question
      .getByRole("button", { name: words(`unsentList.${key}`), exact: true })
      .last()
      .click();
  const logOut = async () => {
    const button = page.getByRole("button", { name: words("header.logout") });
    // After "Stay" a phone's sheet is still open.
    if (isPhone && (await button.isHidden()))
      await page.getByRole("button", { name: words("header.more") }).click();
    await button.click();
    await expect(question).toBeVisible();
  };

  await accounts.logIn(person);
  await page.goto(`/map/${tripId}/${oldTown}`);
  await expect(rows).toHaveText([/Castle/, /Bath/]);
  await appIsStored(page);
  await form.open("Castle", isPhone);
  await form.field("points.name").fill("Fortress");
  await server.kill();
  await form.save();
  await unsent.says("waiting", 1);

  await test.step("staying changes nothing", async () => {
    await logOut();
    await passesAxe(page);
    await answer("stay");
    await expect(question).toBeHidden();
    await expect(rows.first()).toHaveText(/Fortress/);
  });

  await test.step("what was kept is sent when its author is back", async () => {
    await logOut();
    await answer("leave");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("access_token")).catch(() => null))
      .toBe(null);
    await server.start();
    await accounts.logIn(person);
    await expect.poll(() => trip.namesOn(oldTown)).toEqual(["Fortress", "Bath"]);
  });
});
