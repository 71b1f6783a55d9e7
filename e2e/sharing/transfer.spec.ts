import { addressOf } from "@castor/core/pages.ts";
import { expect, type Page } from "@playwright/test";
import { test, watchPage } from "../testing/journey.ts";
import { type RegisteredPerson, register } from "../testing/person.ts";
import { storeSession } from "../testing/store-session.ts";

const name = "Our Georgia";
const days = [{ name: "Old town", date: "2027-05-03 09:00", points: [] }];

test("an owner hands a trip over to an editor who accepts, and gets it back when that one deletes the account", async ({
  page,
  person,
  browser,
  words,
  isPhone,
  language,
  planTrip,
  contextOptions,
}, info) => {
  const { tripId, routeIds } = await planTrip(name, days);
  const [day = ""] = routeIds;
  const problems: string[] = [];
  const button = (on: Page, label: string) => on.getByRole("button", { name: label, exact: true });
  const dialogOf = (on: Page) => on.getByRole("dialog", { name: words("members.title", { name }) });
  const other = await (await browser.newContext(contextOptions)).newPage();
  watchPage(other, [], problems);
  const boris = await register(other, "Boris", language, info);
  await storeSession(other, boris.session);
  await join(other, boris, { as: person, tripId });
  const openPeople = async (on: Page, key: "sharing.open" | "sharing.members") => {
    await on.goto(addressOf("map", { tripId, routeId: day }));
    // Its name may go on with what is not read.
    if (isPhone) await on.getByRole("button", { name: words("header.more") }).click();
    await button(on, words(key)).click();
  };

  await test.step("the owner offers the trip after a question", async () => {
    await openPeople(page, "sharing.open");
    await button(page, words("members.manage")).click();
    const dialog = dialogOf(page);
    await dialog.getByRole("combobox", { name: words("members.transferTo") }).click();
    await page.getByRole("option", { name: "Boris", exact: true }).click();
    await dialog.getByRole("button", { name: words("members.offer") }).click();
    await page
      .getByRole("dialog", { name: words("members.offerTitle", { trip: name, name: "Boris" }) })
      .getByRole("button", { name: words("members.offer") })
      .click();
    await expect(dialog.getByText(words("members.offeredTo", { name: "Boris" }))).toBeVisible();
  });

  await test.step("the editor finds the offer at the trip's card, and takes the trip", async () => {
    await other.goto(addressOf("trips"));
    await expect(other.getByText(words("trips.flagOffered"))).toBeVisible();
    await button(other, words("tripList.actions", { name })).click();
    await other.getByRole("menuitem", { name: words("sharing.members") }).click();
    await dialogOf(other)
      .getByRole("button", { name: words("members.take") })
      .click();
    await expect(other.getByText(words("members.taken", { name }))).toBeVisible();
    await expect(other.getByText(words("trips.flagOffered"))).toHaveCount(0);
    await button(other, words("tripList.actions", { name })).click();
    await expect(other.getByRole("menuitem", { name: words("tripList.delete") })).toBeVisible();
  });

  await test.step("the former owner edits the trip, and owns it no more", async () => {
    await page.goto(addressOf("trips"));
    await button(page, words("tripList.actions", { name })).click();
    await expect(page.getByRole("menuitem", { name: words("tripList.edit") })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: words("tripList.delete") })).toHaveCount(0);
    await openPeople(page, "sharing.members");
    await expect(dialogOf(page).getByText(words("members.rights.editor"))).toBeVisible();
  });

  await test.step("who deletes the account is asked who gets the trip", async () => {
    await other.goto(`${addressOf("settings")}?delete=1`);
    const dialog = other.getByRole("dialog");
    await dialog
      .getByLabel(words("settings.removalPassword"), { exact: true })
      .fill(boris.password);
    await dialog
      .getByLabel(words("settings.removalConfirm", { email: boris.username }))
      .fill(boris.username);
    const remove = dialog.getByRole("button", { name: words("settings.removalDo") });
    await expect(remove).toBeDisabled();
    await dialog.getByRole("combobox", { name }).click();
    const give = words("settings.heirGive", { name: "Anna" });
    await other.getByRole("option", { name: give, exact: true }).click();
    await remove.click();
    await expect(other).toHaveURL(/\/$/);
    await page.goto(addressOf("trips"));
    await button(page, words("tripList.actions", { name })).click();
    await expect(page.getByRole("menuitem", { name: words("tripList.delete") })).toBeVisible();
  });
  expect(problems).toEqual([]);
});

/** Makes somebody an editor of a trip by calls. */
async function join(
  on: Page,
  { session }: RegisteredPerson,
  { as, tripId }: { as: RegisteredPerson; tripId: string },
): Promise<void> {
  const call = async (path: string, token: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await on.request.post(`/api/${path}`, { headers, data });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const given = { tripId, role: "editor", seesMoney: true, days: 1, uses: 1 };
  const { token } = await call("invitation", as.session.access_token, given);
  await call("invitation/accept", session.access_token, { token });
}
