import type { PictureCandidate } from "@castor/core/points/picture.ts";
import { expect } from "@playwright/test";
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
  await page.route("**/pictures/**", (route) =>
    route.fulfill({ contentType: "image/png", body: png }),
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

  expect(foreign).toEqual([]);
});
