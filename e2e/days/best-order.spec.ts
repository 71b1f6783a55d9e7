import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { openSheet } from "../testing/open-sheet.ts";

const point = (name: string, lat: number) => ({ name, lat, lng: 44.8, timeToSpend: 30 });
const day = {
  name: "Old town",
  date: "2027-05-03 09:00",
  points: [
    { ...point("Rooms Hotel", 41.6), typeId: "Hotel" as const },
    point("Garden", 41.75),
    point("Bath", 41.65),
    { ...point("Market", 41.8), workingHours: "Mo-Su 08:00-20:00" },
    point("Castle", 41.7),
  ],
};
const names = day.points.map(({ name }) => name);
const best = ["Rooms Hotel", "Bath", "Castle", "Garden", "Market"];

test("the best order of a day is compared with today's, applied as one step, and taken back", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds, server } = await planTrip("Georgia", [day]);
  const [routeId = ""] = routeIds;
  const areOnServer = (order: readonly string[]) =>
    expect.poll(() => server.namesOn(routeId)).toEqual(order);
  const dialog = page.getByRole("dialog", { name: words("bestOrder.title", { name: day.name }) });
  const apply = dialog.getByRole("button", { name: words("bestOrder.apply") });
  const open = async () => {
    await page
      .getByRole("button", { name: words("routes.dayActions", { name: day.name }) })
      .click();
    await page.getByRole("menuitem", { name: words("days.order") }).click();
  };
  await page.goto(`/map/${tripId}/${routeId}`);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  if (isPhone) await openSheet(page, words);

  await test.step("the dialog has the figures of both and what moves; the hotel stays first", async () => {
    await open();
    await expect(apply).toBeEnabled();
    await expect(
      dialog.getByRole("switch", { name: words("bestOrder.keepFirst", { name: "Rooms Hotel" }) }),
    ).toBeDisabled();
    const listed = dialog.getByRole("listitem");
    await expect(listed).toHaveText(best.map((name) => new RegExp(`^${name}`)));
    await expect(listed.filter({ hasText: "Garden" })).toContainText(
      words("bestOrder.was", { position: 2 }),
    );
    await expect(
      dialog.getByRole("row", { name: new RegExp(words("bestOrder.onTheWay")) }),
    ).toBeVisible();
  });

  await test.step("with the last point kept, the others are put in order before it", async () => {
    await dialog
      .getByRole("switch", { name: words("bestOrder.keepLast", { name: "Castle" }) })
      .check();
    await expect(dialog.getByRole("listitem").last()).toHaveText(/^Castle/);
    await dialog
      .getByRole("switch", { name: words("bestOrder.keepLast", { name: "Castle" }) })
      .uncheck();
    await expect(dialog.getByRole("listitem").last()).toHaveText(/^Market/);
  });

  await test.step("applied, it is the order of the day, and there is no better one", async () => {
    await apply.click();
    await expect(dialog).toBeHidden();
    await areOnServer(best);
    await open();
    await expect(dialog.getByText(words("bestOrder.isBest"))).toBeVisible();
    await expect(apply).toBeDisabled();
    await dialog
      .getByRole("button", { name: words("actions.close"), exact: true })
      .last()
      .click();
    await expect(dialog).toBeHidden();
  });

  await test.step("it is undone as one step", async () => {
    await page.keyboard.press("Control+z");
    await areOnServer(names);
  });
});
