import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { openSheet } from "../testing/open-sheet.ts";

const point = (name: string, lat: number) => ({ name, lat, lng: 44.8, timeToSpend: 30 });
const hotel = (name: string) => ({ ...point(name, 41.7), typeId: "Hotel" as const });
const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [
      hotel("Rooms Hotel"),
      point("Castle", 41.65),
      point("Lake", 41.9),
      point("Bath", 41.66),
    ],
  },
  {
    name: "Lakes",
    date: "2027-05-04 09:00",
    points: [
      hotel("Stamba Hotel"),
      point("Forest", 41.91),
      point("Market", 41.64),
      point("Cave", 41.92),
    ],
  },
];
const namesOf = (index: number) => days[index]?.points.map(({ name }) => name) ?? [];

test("the points of two days are dealt out anew, compared, applied as one step, and taken back", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds, server } = await planTrip("Georgia", days);
  const [firstId = "", secondId = ""] = routeIds;
  for (const idea of [point("Ridge", 41.915), point("Gate", 41.655), hotel("Sulphur Hotel")])
    await server.addIdea(idea);
  const areOnServer = async (...plans: string[][]) => {
    for (const [index, names] of plans.entries())
      await expect
        .poll(async () => (await server.namesOn(routeIds[index] ?? "")).toSorted())
        .toEqual(names.toSorted());
  };
  expect([firstId, secondId]).not.toContain("");
  const dialog = page.getByRole("dialog", { name: words("bestDays.title") });
  await page.goto(`/map/${tripId}/${firstId}`);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  if (isPhone) await openSheet(page, words);

  const open = async () => {
    await page
      .getByRole("button", { name: words("routes.dayActions", { name: "Old town" }) })
      .click();
    await page.getByRole("menuitem", { name: words("days.bestDays") }).click();
  };
  await test.step("the menu of a day offers it for the days in a row; what moves says from where", async () => {
    await open();
    await expect(dialog.getByRole("button", { name: words("bestDays.apply") })).toBeEnabled();
    await expect(
      dialog.getByRole("region", { name: /Old town$/ }).getByRole("listitem"),
    ).toHaveText([
      /^Rooms Hotel$/,
      /Castle|Bath|Market/,
      /Castle|Bath|Market/,
      /Castle|Bath|Market/,
    ]);
    await expect(
      dialog.getByRole("row", { name: new RegExp(words("bestOrder.onTheWay")) }),
    ).toBeVisible();
  });

  await test.step("applied, each day has what is near together; one undo takes all back", async () => {
    await dialog.getByRole("button", { name: words("bestDays.apply") }).click();
    await expect(dialog).toBeHidden();
    await areOnServer(
      ["Rooms Hotel", "Castle", "Bath", "Market"],
      ["Stamba Hotel", "Forest", "Lake", "Cave"],
    );
    await page.keyboard.press("Control+z");
    await areOnServer(namesOf(0), namesOf(1));
    await expect.poll(() => server.namesOn(firstId)).toEqual(namesOf(0));
  });

  await test.step("ideas are dealt too when that is wished, a hotel is not; one undo takes them back", async () => {
    await open();
    const wish = dialog.getByRole("switch", { name: words("bestDays.ideas", { count: 2 }) });
    await expect(wish).not.toBeChecked();
    await wish.click();
    await expect(wish).toBeChecked();
    const ofLakes = dialog.getByRole("region", { name: /Lakes$/ }).getByRole("listitem");
    await expect(ofLakes.filter({ hasText: "Ridge" })).toContainText(words("bestDays.wasIdea"));
    await expect(dialog.getByRole("listitem").filter({ hasText: "Sulphur Hotel" })).toHaveCount(0);
    await dialog.getByRole("button", { name: words("bestDays.apply") }).click();
    await expect(dialog).toBeHidden();
    await areOnServer(
      ["Rooms Hotel", "Castle", "Bath", "Market", "Gate"],
      ["Stamba Hotel", "Forest", "Lake", "Cave", "Ridge"],
    );
    expect(await server.ideaNames()).toEqual(["Sulphur Hotel"]);
    await page.keyboard.press("Control+z");
    await areOnServer(namesOf(0), namesOf(1));
    await expect.poll(server.ideaNames).toEqual(["Ridge", "Gate", "Sulphur Hotel"]);
    await expect.poll(() => server.namesOn(firstId)).toEqual(namesOf(0));
  });
});
