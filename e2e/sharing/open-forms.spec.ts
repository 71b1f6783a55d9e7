import { addressOf } from "@castor/core/pages.ts";
import { expect } from "@playwright/test";
import { CostsPage } from "../testing/costs-page.ts";
import { joinTrip } from "../testing/join-trip.ts";
import { test } from "../testing/journey.ts";
import { openSheet } from "../testing/open-sheet.ts";
import { register } from "../testing/person.ts";
import { PointForm } from "../testing/point-form.ts";

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [{ name: "Baths", lat: 41.6878, lng: 44.8109 }],
  },
  { name: "Hills", date: "2027-05-04 09:00", points: [] },
];

test("an open form follows what others change, asks about what both have changed, and keeps what is typed when the thing is deleted", async ({
  page,
  browser,
  person,
  words,
  isPhone,
  language,
  planTrip,
  contextOptions,
}, info) => {
  const { tripId, routeIds, server } = await planTrip("Our Georgia", days);
  const [day = ""] = routeIds;
  const olgas = await (await browser.newContext(contextOptions)).newPage();
  const olga = await register(olgas, "Olga", language, info);
  await joinTrip(olgas, olga, { owner: person, tripId, role: "editor" });
  const headers = { authorization: `Bearer ${olga.session.access_token}` };
  /** What Olga does in her browser. */
  const olgaSends = async (path: string, data: object) => {
    const answer = await olgas.request.post(`/api/${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const olgaDeletes = async (path: string) =>
    expect((await olgas.request.delete(`/api/${path}`, { headers })).ok()).toBe(true);
  const dialog = page.getByRole("dialog");
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  const pressIn = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  const expectTaken = (...fields: string[]) =>
    expect(dialog.getByText(words("conflicts.taken", { fields: fields.join(", ") }))).toBeVisible();
  const addAsNew = async () => {
    await expect(dialog.getByText(words("conflicts.gone"))).toBeVisible();
    await pressIn(words("conflicts.addAsNew"));
    await expect(dialog).toBeHidden();
  };
  /** Opens a page of the trip, and waits until it follows the trip. */
  const open = async (address: string) => {
    const following = page.waitForResponse((answer) =>
      answer.url().includes(`/trip/${tripId}/stream?`),
    );
    await page.goto(address);
    await following;
  };
  const description = words("points.description");
  const address = words("points.address");
  const name = words("points.name");
  const [baths] = await server.pointsOn(day);
  if (!baths) throw new Error("the point is not there");

  await open(addressOf("map", { tripId, routeId: day }));
  const form = new PointForm(page, words);
  await form.open("Baths", isPhone);

  await test.step("a field that was not typed into has the new value, and nothing else moves", async () => {
    const typed = field(description);
    await typed.fill("Bring a towel");
    await typed.press("ArrowLeft");
    const place = () =>
      typed.evaluate((area: HTMLTextAreaElement) => [
        area.selectionStart,
        Math.round(area.getBoundingClientRect().top),
      ]);
    const before = await place();
    await olgaSends("point", { id: baths.id, address: "Abano street 2" });
    await expect(field(address)).toHaveValue("Abano street 2");
    await expectTaken(address);
    await expect(typed).toBeFocused();
    expect(await place()).toEqual(before);
    await page.keyboard.type("-");
    await expect(typed).toHaveValue("Bring a towe-l");
  });

  await test.step("a field that both have changed shows both values at once, and is saved as it is decided", async () => {
    await field(name).fill("Sulphur baths");
    await olgaSends("point", { id: baths.id, name: "Royal baths" });
    const theirs = words("conflicts.theirs", {
      value: words("conflicts.value", { value: "Royal baths" }),
    });
    await expect(dialog.getByText(theirs)).toBeVisible();
    await expect(field(name)).toHaveValue("Sulphur baths");
    await pressIn(`${name}: ${words("conflicts.keep")}`);
    await expect(dialog.getByText(theirs)).toBeHidden();
    await form.save();
    await expect
      .poll(async () => (await server.pointsOn(day))[0])
      .toMatchObject({
        ...{ name: "Sulphur baths", address: "Abano street 2", description: "Bring a towe-l" },
      });
  });

  await test.step("a point that is deleted meanwhile is added as new", async () => {
    await form.open("Sulphur baths", isPhone);
    await field(description).fill("Closed on Mondays");
    await olgaDeletes(`point/${baths.id}`);
    await addAsNew();
    await expect
      .poll(() => server.pointsOn(day))
      .toMatchObject([{ name: "Sulphur baths", description: "Closed on Mondays" }]);
  });

  await test.step("so is a day, although it is the one in view", async () => {
    if (isPhone) await openSheet(page, words);
    await page
      .getByRole("button", { name: words("routes.dayActions", { name: "Old town" }) })
      .click();
    await page.getByRole("menuitem", { name: words("routes.editDay") }).click();
    await field(words("routes.description")).fill("Slowly");
    await olgaDeletes(`route/${day}`);
    await addAsNew();
    await expect
      .poll(async () =>
        (await server.read()).routes.map((route) => [route.name, route.description]),
      )
      .toEqual([
        ["Old town", "Slowly"],
        ["Hills", ""],
      ]);
  });

  await test.step("so is a note", async () => {
    const text = words("notes.text");
    await olgaSends("note", { tripId, text: "Tickets" });
    const [note] = (await server.read()).notes;
    await open(addressOf("tasks", { tripId }));
    await page.getByRole("button", { name: words("notes.actions", { name: "Tickets" }) }).click();
    await page.getByRole("menuitem", { name: words("notes.edit") }).click();
    await field(text).fill("Tickets of Anna");
    await olgaDeletes(`note/${note?.id}`);
    await addAsNew();
    await expect
      .poll(async () => (await server.read()).notes.map(({ text }) => text))
      .toEqual(["Tickets of Anna"]);
  });

  await test.step("so is a cost", async () => {
    const item = { tripId, name: "Insurance", finance: { price: 50, currency: "EUR" } };
    const { id } = await olgaSends("finance", item);
    await open(addressOf("finance", { tripId }));
    await new CostsPage(page, words, isPhone).open("Insurance");
    await field(words("costs.description")).fill("For two");
    await olgaDeletes(`finance/${id}`);
    await addAsNew();
    await expect
      .poll(async () => (await server.read()).financeItems)
      .toMatchObject([{ name: "Insurance", description: "For two", finance: { price: 50 } }]);
  });
});
