import { expect } from "@playwright/test";
import { CostsPage } from "../testing/costs-page.ts";
import { test } from "../testing/offline/killable-journey.ts";
import { UnsentList } from "../testing/offline/unsent-list.ts";
import { pressTwice } from "../testing/press-twice.ts";

const days = [
  {
    name: "Old town",
    date: "2026-12-05 09:00",
    points: [{ name: "Castle", lat: 41.6879, lng: 44.8086 }],
  },
];

test("a point, a note and a cost that were written without a server are there when it is back, each once", async ({
  page,
  server,
  words,
  isPhone,
  planTrip,
  map,
}) => {
  const { tripId, routeIds, server: trip } = await planTrip("Georgia", days);
  const [oldTown = ""] = routeIds;
  const unsent = new UnsentList(page, words, isPhone);
  const costs = new CostsPage(page, words, isPhone);
  const dialog = page.getByRole("dialog");
  const save = () =>
    dialog.getByRole("button", { name: words("actions.save"), exact: true }).click();
  const close = async () => {
    await dialog.getByRole("button", { name: words("actions.cancel") }).click();
    await expect(dialog).toBeHidden();
  };
  const goTo = (key: "map" | "finance" | "notes") =>
    page.getByRole("link", { name: words(`header.${key}`), exact: true }).click();
  const startNote = () =>
    page
      .getByRole("button", { name: words("notes.add"), exact: true })
      .first()
      .click();
  const startPoint = async () => {
    await page.getByRole("radio", { name: words("map.edit") }).check();
    await map.doubleClick(await map.freePosition());
  };

  // Without a service worker a page opens offline only when its code was loaded before.
  await page.goto(`/map/${tripId}/${oldTown}`);
  await startPoint();
  await close();
  await goTo("notes");
  await startNote();
  await close();
  await goTo("finance");
  await costs.add();
  await close();
  await server.kill();

  await costs.add();
  await costs.field("costs.name").fill("Taxi");
  await save();
  await expect(costs.rows).toHaveText([/Taxi/]);
  await goTo("notes");
  await startNote();
  await dialog.getByRole("textbox", { name: words("notes.text") }).fill("Meet at the fountain");
  await save();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Meet at the fountain")).toBeVisible();
  await goTo("map");
  await startPoint();
  await dialog.getByRole("textbox", { name: words("points.name"), exact: true }).fill("Bridge");
  await pressTwice(dialog.getByRole("button", { name: words("actions.save"), exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/point=made-/);
  await unsent.says("waiting", 3);

  await server.start();
  await unsent.saysNothing();
  await expect(page).not.toHaveURL(/made-/);
  const saved = await trip.read();
  expect(saved.financeItems.map(({ name }) => name)).toEqual(["Taxi"]);
  expect(saved.notes.map(({ text }) => text)).toEqual(["Meet at the fountain"]);
  expect((await trip.namesOn(oldTown)).toSorted()).toEqual(["Bridge", "Castle"]);
});
