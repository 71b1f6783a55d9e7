import { addressOf } from "@castor/core/pages.ts";
import { expect, type Page } from "@playwright/test";
import { joinTrip } from "../testing/join-trip.ts";
import { test, watchPage } from "../testing/journey.ts";
import { register } from "../testing/person.ts";

const name = "Our Georgia";
const days = [{ name: "Old town", date: "2027-05-03 09:00", points: [] }];

test("a task that names a viewer is theirs: they find it at home, tick it without a network, and reply", async ({
  page,
  browser,
  person,
  words,
  language,
  planTrip,
  contextOptions,
}, info) => {
  const { tripId } = await planTrip(name, days);
  const tasks = addressOf("tasks", { tripId });
  const problems: string[] = [];
  const olgas = await (await browser.newContext(contextOptions)).newPage();
  watchPage(olgas, [], problems);
  const olga = await register(olgas, "Olga", language, info);
  await joinTrip(olgas, olga, { owner: person, tripId, role: "viewer" });
  const button = (on: Page, name: string) => on.getByRole("button", { name, exact: true });
  const thread = (on: Page) => on.getByRole("article", { name: /Visa/ });
  const box = (on: Page) => on.getByRole("checkbox", { name: /Visa/ });

  await test.step("the owner names the viewer, by the list that opens", async () => {
    await page.goto(tasks);
    await button(page, words("notes.add")).click();
    const field = page.getByRole("textbox", { name: words("notes.text") });
    await field.pressSequentially("[ ] Visa @ol");
    await expect(page.getByRole("option", { name: "Olga" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("[ ] Visa @Olga ");
    await field.pressSequentially("due:2027-04-01");
    await button(page, words("actions.save")).click();
    await expect(page.getByText("@Olga", { exact: true })).toBeVisible();
    await expect(thread(page).getByText("Anna", { exact: true })).toBeVisible();
  });

  await test.step("it stands first at the viewer's home, and last at the owner's with the viewer's name", async () => {
    await olgas.goto(addressOf("home"));
    await expect(olgas.getByRole("listitem").filter({ hasText: "Visa" })).toContainText(name);
    await page.goto(addressOf("home"));
    await expect(page.getByRole("listitem").filter({ hasText: "Visa" })).toContainText("Olga");
  });

  await test.step("without a network the viewer ticks it and replies; both are sent later", async () => {
    await olgas.goto(tasks);
    await expect(box(olgas)).toBeVisible();
    // The form of a reply is there before the network is away.
    await olgas.getByRole("button", { name: new RegExp(words("notes.reply")) }).click();
    const field = olgas.getByRole("textbox", { name: words("notes.text") });
    await field.fill("Done");
    await olgas.context().setOffline(true);
    await button(olgas, words("actions.save")).click();
    await expect(thread(olgas).getByText("Done", { exact: true })).toBeVisible();
    await box(olgas).check({ force: true });
    await olgas.context().setOffline(false);
    await page.goto(tasks);
    await expect(thread(page).getByText("Done", { exact: true })).toBeVisible();
    await expect(box(page)).toBeChecked();
  });

  await test.step("the viewer is offered nothing else", async () => {
    await expect(button(olgas, words("notes.add"))).toHaveCount(0);
    const menus = olgas.getByRole("button", { name: words("notes.actions", { name: "Done" }) });
    await expect(menus).toHaveCount(1);
    const all = words("notes.actions", { name: "" })
      .replace(/[«»“”„"]/g, "")
      .trim();
    await expect(olgas.getByRole("button", { name: new RegExp(`^${all}`) })).toHaveCount(1);
  });
  expect(problems).toEqual([]);
});
