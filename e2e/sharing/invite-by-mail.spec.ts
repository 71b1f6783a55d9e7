import { addressOf } from "@castor/core/pages.ts";
import { expect } from "@playwright/test";
import { test, watchPage } from "../testing/journey.ts";
import { invitationMailTo } from "../testing/outbox.ts";
import { newAddress, register } from "../testing/person.ts";
import { storeSession } from "../testing/store-session.ts";

const name = "Our Georgia";

test("an owner invites somebody by mail, whose link leads into the trip", async ({
  page,
  browser,
  words,
  isPhone,
  language,
  planTrip,
  contextOptions,
}, info) => {
  const { tripId, routeIds } = await planTrip(name, [
    { name: "Old town", date: "2027-05-03 09:00", points: [] },
  ]);
  const [day = ""] = routeIds;
  const address = newAddress("olga", info);
  // The journeys' server writes mails into a folder. One that sends them offers this.
  await page.route("**/api/service/config", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mail: "smtp" } });
  });

  await test.step("the owner types an address", async () => {
    await page.goto(addressOf("map", { tripId, routeId: day }));
    const button = (label: string) => page.getByRole("button", { name: label, exact: true });
    if (isPhone) await page.getByRole("button", { name: words("header.more") }).click();
    await button(words("sharing.open")).click();
    await button(words("members.togetherDo")).click();
    await page.getByLabel(words("members.mailTo")).fill(address);
    await button(words("members.mailSend")).click();
    await expect(page.getByText("o***@example.org")).toBeVisible();
  });

  await test.step("the mail's link leads into the trip", async () => {
    const { link, subject, text } = await invitationMailTo(address);
    expect(subject).toBe(words("mail.invitationSubject", { name: "Anna" }));
    expect(text).toContain(words("mail.invitationText.editor", { name: "Anna", trip: name }));
    const problems: string[] = [];
    const other = await (await browser.newContext(contextOptions)).newPage();
    watchPage(other, [], problems);
    const { session } = await register(other, "Olga", language, info);
    await storeSession(other, session);
    await other.goto(link);
    await other.getByRole("button", { name: words("join.accept"), exact: true }).click();
    await expect(other).toHaveURL(new RegExp(`/map/${tripId}/`));
    await expect(other.getByRole("heading", { level: 1, name })).toBeVisible();
    expect(problems).toEqual([]);
  });
});
