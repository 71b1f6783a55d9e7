import { addressOf } from "@castor/core/pages.ts";
import { expect, type Page } from "@playwright/test";
import { joinTrip } from "../testing/join-trip.ts";
import { test, watchPage } from "../testing/journey.ts";
import { register } from "../testing/person.ts";

const trip = "Our Georgia";
const days = [{ name: "Old town", date: "2027-05-03 09:00", points: [] }];

test("the bell tells a member of a task and the owner of who has joined, leads there, and is read on each device", async ({
  page,
  browser,
  person,
  words,
  isPhone,
  language,
  planTrip,
  contextOptions,
}, info) => {
  const { tripId } = await planTrip(trip, days);
  const problems: string[] = [];
  const openBrowser = async () => {
    const other = await (await browser.newContext(contextOptions)).newPage();
    watchPage(other, [], problems);
    return other;
  };
  const olgas = await openBrowser();
  const olga = await register(olgas, "Olga", language, info);
  await joinTrip(olgas, olga, { owner: person, tripId, role: "viewer" });
  const bell = (on: Page, count: number) =>
    on.getByRole("button", { name: words("notices.bell", { count }), exact: true });

  await test.step("the owner is told of who has joined", async () => {
    await page.goto(addressOf("home"));
    await bell(page, 1).click();
    await expect(
      page.getByRole("link", { name: words("notices.said.joined", { who: "Olga", trip }) }),
    ).toBeVisible();
    await page.getByRole("button", { name: words("notices.markAll") }).click();
    await page.keyboard.press("Escape");
    await expect(bell(page, 0)).toBeVisible();
  });

  await test.step("a task in a note is told to whom it names", async () => {
    await olgas.goto(addressOf("home"));
    await expect(bell(olgas, 0)).toBeVisible();
    const headers = { authorization: `Bearer ${person.session.access_token}` };
    const note = { tripId, text: "[ ] Visa @Olga" };
    const answer = await page.request.post("/api/note", { data: note, headers });
    expect(answer.ok()).toBe(true);
    await olgas.reload();
    await bell(olgas, 1).click();
    const said = words("notices.said.assigned", { who: "Anna", trip, text: "Visa @Olga" });
    await olgas.getByRole("link", { name: said }).click();
    await expect(olgas).toHaveURL(new RegExp(addressOf("tasks", { tripId })));
    await expect(olgas.getByRole("checkbox", { name: /Visa/ })).toBeVisible();
  });

  await test.step("in a trip on a phone the bell is among more", async () => {
    if (!isPhone) return;
    await olgas.getByRole("button", { name: words("header.more"), exact: true }).click();
    await bell(olgas, 0).click();
    await olgas.getByRole("link", { name: /Visa/ }).click();
    await expect(olgas.getByRole("dialog")).toHaveCount(0);
    await expect(olgas.getByRole("checkbox", { name: /Visa/ })).toBeVisible();
  });

  await test.step("what was read is read on another device, too", async () => {
    const phone = await openBrowser();
    await phone.addInitScript(
      (session) => {
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
      },
      { access_token: olga.session.access_token, user_id: olga.session.id },
    );
    await phone.goto(addressOf("home"));
    await expect(bell(phone, 0)).toBeVisible();
  });
  expect(problems).toEqual([]);
});
