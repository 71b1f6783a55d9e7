import { expect, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { oldTownDays } from "../testing/offline/old-town.ts";
import { UnsentList } from "../testing/offline/unsent-list.ts";
import { PointForm } from "../testing/point-form.ts";

test("a window that is closed while it sends leaves its change to the other, which sends it once", async ({
  page,
  context,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds, server: trip } = await planTrip("Georgia", oldTownDays);
  const [oldTown = ""] = routeIds;
  const open = async (window: Page) => {
    const rows = window.getByRole("list", { name: words("points.list") }).locator("[data-point]");
    await window.goto(`/map/${tripId}/${oldTown}`);
    await expect(rows).toHaveText([/Castle/, /Bath/]);
    return rows;
  };
  const seen = await open(page);
  const sender = await context.newPage();
  await open(sender);
  const isHeld = new Promise<void>((resolve) =>
    // It never gets an answer, and the server never sees it.
    sender.route("**/api/point", () => resolve()),
  );
  const form = new PointForm(sender, words);
  await form.open("Castle", isPhone);
  await form.field("points.name").fill("Fortress");
  await form.save();
  await isHeld;
  await expect(seen).toHaveText([/Fortress/, /Bath/]);
  expect(await trip.namesOn(oldTown)).toEqual(["Castle", "Bath"]);
  const sent: string[] = [];
  page.on("response", (answer) => {
    if (answer.ok() && /\/api\/point/.test(answer.url())) sent.push(answer.request().method());
  });
  await sender.close();
  await expect.poll(() => trip.namesOn(oldTown)).toEqual(["Fortress", "Bath"]);
  await new UnsentList(page, words, isPhone).saysNothing();
  expect(sent).toEqual(["POST"]);
});
