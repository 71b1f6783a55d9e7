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

  await test.step("the menu of a day offers it for the days in a row; what moves says from where", async () => {
    await page
      .getByRole("button", { name: words("routes.dayActions", { name: "Old town" }) })
      .click();
    await page.getByRole("menuitem", { name: words("days.bestDays") }).click();
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
});
