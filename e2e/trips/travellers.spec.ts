import { addressOf } from "@castor/core/pages.ts";
import { expect } from "@playwright/test";
import { joinTrip } from "../testing/join-trip.ts";
import { test } from "../testing/journey.ts";
import { passesAxe } from "../testing/passes-axe.ts";
import { register } from "../testing/person.ts";

const days = [{ name: "Old town", date: "2027-05-03 09:00", points: [] }];

test("who goes is in the trip's form: from its members and by name, adults and kids, who propose the numbers", async ({
  page,
  browser,
  person,
  words,
  language,
  planTrip,
  contextOptions,
}, info) => {
  const { tripId, server } = await planTrip("Georgia", days);
  const olgas = await (await browser.newContext(contextOptions)).newPage();
  const olga = await register(olgas, "Olga", language, info);
  await joinTrip(olgas, olga, { owner: person, tripId, role: "viewer" });
  await server.save({ adults: 3, kids: 0 });
  const form = page.getByRole("dialog");
  const list = form.getByRole("region", { name: words("trips.travellers") });
  const press = (name: string) => form.getByRole("button", { name, exact: true }).click();
  const name = list.getByRole("textbox", { name: words("tripDialogs.travellerName") });
  const open = () =>
    page
      .getByRole("button", { name: new RegExp(RegExp.escape(words("costsPage.changeTravellers"))) })
      .click();
  const kidOf = (who: string) =>
    list
      .getByRole("group", { name: who })
      .getByRole("radio", { name: words("tripDialogs.kid"), exact: true });
  const onServer = async () => {
    const { adults, kids, travellers } = await server.read();
    return [adults, kids, travellers.map((one) => [one.name, one.isKid, one.userId !== null])];
  };

  await page.goto(addressOf("finance", { tripId }));
  await test.step("members are added by a press, others by name", async () => {
    await open();
    await press("Anna");
    await press("Olga");
    await expect(list.getByRole("button", { name: "Olga", exact: true })).toBeHidden();
    await name.fill("Mia");
    await name.press("Enter");
    await expect(name).toHaveValue("");
    await kidOf("Mia").check();
    await expect(list.getByRole("listitem")).toHaveText([/Anna/, /Olga/, /Mia/]);
    await passesAxe(page);
  });

  await test.step("the numbers follow by one press, and a name that was not added goes too", async () => {
    await press(words("tripDialogs.setCounts", { adults: 2, kids: 1 }));
    await expect(
      list.getByRole("button", { name: words("tripDialogs.setCounts", { adults: 2, kids: 1 }) }),
    ).toBeHidden();
    await name.fill("Nik");
    await press(words("actions.save"));
    await expect(form).toBeHidden();
    await expect.poll(onServer).toEqual([
      2,
      1,
      [
        ["Anna", false, true],
        ["Olga", false, true],
        ["Mia", true, false],
        ["Nik", false, false],
      ],
    ]);
  });

  await test.step("who is taken out goes without a network, too; who leaves the trip still travels", async () => {
    const headers = { authorization: `Bearer ${olga.session.access_token}` };
    const path = `/api/member/${tripId}/${olga.session.id}`;
    expect((await olgas.request.delete(path, { headers })).ok()).toBe(true);
    await page.reload();
    await open();
    await page.context().setOffline(true);
    await press(words("tripDialogs.removeTraveller", { name: "Nik" }));
    await press(words("actions.save"));
    await expect(form).toBeHidden();
    await page.context().setOffline(false);
    await expect.poll(onServer).toEqual([
      2,
      1,
      [
        ["Anna", false, true],
        ["Olga", false, false],
        ["Mia", true, false],
      ],
    ]);
  });

  await test.step("visitors are told nothing of it", async () => {
    await server.save({ isPublic: true });
    const answer = await page.request.get(`/api/trip/${tripId}`);
    expect(await answer.json()).toMatchObject({ name: "Georgia", travellers: [] });
  });
});
