import type { PictureCandidate } from "@castor/core/points/picture.ts";
import { expect, type Locator } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { countPresses } from "../testing/press-counter.ts";

const candidate = (file: string, name: string, isCertain: boolean): PictureCandidate => ({
  picture: {
    ...{ file, proof: "p".repeat(43), author: `Author of ${name}` },
    ...{ licence: "CC BY-SA 4.0", licenceUrl: "https://creativecommons.org/licenses/by-sa/4.0" },
  },
  ...{ name, isCertain },
});
const candidates = [candidate("A.jpg", "Narikala", true), candidate("B.jpg", "Church", false)];
/** One grey pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

test("a point that was added gets its picture, which one press removes and two exchange", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (/wiki/.test(new URL(request.url()).host)) foreign.push(request.url());
  });
  // The server of the journeys asks nobody outside.
  await page.route("**/api/service/config", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), pictures: true } });
  });
  await page.route("**/api/service/pictures?*", (route) => route.fulfill({ json: candidates }));
  let isThere = true;
  await page.route("**/pictures/**", (route) =>
    // Without a network the worker answers with nothing.
    route.fulfill(isThere ? { contentType: "image/png", body: png } : { status: 204 }),
  );
  const presses = await countPresses(page);
  const { tripId, routeIds, server } = await planTrip("Pictures", [
    { name: "Arrival", date: "2027-05-03 09:00", points: [] },
  ]);
  const saved = async () => (await server.pointsOn(routeIds[0] ?? ""))[0]?.picture?.file ?? null;
  await page.goto(`/map/${tripId}/${routeIds[0]}`);

  await test.step("it comes by itself", async () => {
    const box = page.getByRole("combobox", { name: words("services.search") });
    await box.fill("https://www.google.com/maps/place/Narikala/@41.6878,44.8086,17z");
    await expect(page.getByRole("option")).toHaveText([/Narikala/]);
    await box.press("Enter");
    await expect.poll(saved).toBe("A.jpg");
  });

  const { id } = (await server.pointsOn(routeIds[0] ?? ""))[0] ?? { id: "" };
  await page.goto(`/map/${tripId}/${routeIds[0]}?point=${id}`);
  const figure = page.getByRole("figure");
  await expect(figure.getByRole("img")).toBeVisible();
  await expect(figure).toContainText("Author of Narikala");
  await expect(figure.getByRole("link", { name: "CC BY-SA 4.0" })).toBeVisible();

  await test.step("it is printed by choice, and one that does not come leaves nothing", async () => {
    await page.goto(`/print/${tripId}`);
    const booklet = page.getByRole("article", { name: "Pictures" });
    const printed = booklet.getByRole("figure");
    await expect(booklet.locator("[data-point]")).toHaveCount(1);
    await expect(printed).toHaveCount(0);
    const tools = page.getByRole("region", { name: words("print.settings") });
    if (isPhone) await tools.getByRole("button", { name: words("print.settings") }).click();
    presses.take();
    await tools.getByRole("checkbox", { name: words("print.switches.pictures") }).check();
    expect(presses.take()).toBe(1);
    await expect(page).toHaveURL(`/print/${tripId}?pictures=1`);
    await expect(printed.getByRole("img", { name: "Narikala" })).toBeVisible();
    await expect(printed).toContainText("Author of Narikala, CC BY-SA 4.0, Wikimedia Commons");
    isThere = false;
    await page.reload();
    await expect(booklet.locator("[data-point]")).toHaveCount(1);
    await expect(tools.getByRole("status")).toHaveCount(0);
    await expect(printed).toHaveCount(0);
    isThere = true;
    await page.goto(`/map/${tripId}/${routeIds[0]}?point=${id}`);
  });

  const edit = () => page.getByRole("radio", { name: words("map.edit") }).check();
  await edit();
  await test.step("two presses take another one", async () => {
    presses.take();
    await figure.getByRole("button", { name: words("card.changePicture") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Church/ })
      .click();
    expect(presses.take()).toBe(2);
    await expect.poll(saved).toBe("B.jpg");
    await expect(figure).toContainText("Author of Church");
  });

  await test.step("one press removes it, and it is not asked for again", async () => {
    await figure.getByRole("button", { name: words("card.removePicture") }).click();
    expect(presses.take()).toBe(1);
    await expect(figure).toHaveCount(0);
    await expect.poll(saved).toBeNull();
    await page.reload();
    await edit();
    await expect(page.getByRole("button", { name: words("card.findPicture") })).toBeVisible();
    expect(await saved()).toBeNull();
  });

  await test.step("by keyboard it is chosen, exchanged and removed", async () => {
    if (isPhone) return;
    const press = async (button: Locator, count: number) => {
      presses.take();
      await button.focus();
      await page.keyboard.press("Enter");
      expect(presses.take()).toBe(count);
    };
    const choose = async (opener: "findPicture" | "changePicture", name: RegExp) => {
      await press(page.getByRole("button", { name: words(`card.${opener}`) }), 1);
      await press(page.getByRole("dialog").getByRole("button", { name }), 1);
    };
    await choose("findPicture", /Narikala/);
    await expect.poll(saved).toBe("A.jpg");
    await choose("changePicture", /Church/);
    await expect.poll(saved).toBe("B.jpg");
    await press(figure.getByRole("button", { name: words("card.removePicture") }), 1);
    await expect.poll(saved).toBeNull();
  });

  await test.step("places of an import get theirs too", async () => {
    const dialog = page.getByRole("dialog", { name: words("imports.openInto") });
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    if (isPhone) {
      await page.getByRole("button", { name: words("header.more") }).click();
      await page.getByRole("button", { name: words("imports.openInto") }).click();
    } else {
      await page.getByRole("button", { name: words("days.moreWays") }).click();
      await page.getByRole("menuitem", { name: words("imports.openInto") }).click();
    }
    await dialog
      .getByLabel(words("importDialog.paste"))
      .fill("Baths 41.6881, 44.8112\nBridge 41.6925, 44.8095");
    await dialog.getByRole("button", { name: words("importDialog.show") }).click();
    await expect(dialog.getByText("Bridge", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: words("importDialog.import"), exact: true }).click();
    await expect(dialog).toBeHidden();
    const files = async () =>
      (await server.pointsOn(routeIds[0] ?? "")).map(({ name, picture }) => [name, picture?.file]);
    // That of the first point was removed, and stays so.
    await expect.poll(files).toEqual([
      ["Narikala", undefined],
      ["Baths", "A.jpg"],
      ["Bridge", "A.jpg"],
    ]);
  });

  expect(foreign).toEqual([]);
});
