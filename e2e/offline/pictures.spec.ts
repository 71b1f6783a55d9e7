import { createHmac } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pictureAddress } from "@castor/core/points/picture-address.ts";
import { expect, type Page } from "@playwright/test";
import { tripIsStored } from "../testing/offline/is-stored.ts";
import { test } from "../testing/offline/offline-journey.ts";
import { oldTownDays } from "../testing/offline/old-town.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

/** 3 x 2 pixels, in base64. */
const smallJpeg = [
  "/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHj",
  "shITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAACAAMDASIAAhEBAxEB/8QAFQAB",
  "AQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwX/xAAUEQEAAAAAAAAAAAAAAAAAAA",
  "AA/9oADAMBAAIRAxEAPwCWAZNf/9k=",
].join("");

/** Has the server keep a picture, as if Wikimedia had given it: the journeys ask nobody outside. */
async function keepOnServer(page: Page, dataDir: string, file: string) {
  // The first question makes the server's key.
  await page.request.get(pictureAddress({ file, proof: "x".repeat(43) }));
  const database = new DatabaseSync(join(dataDir, "castor.sqlite"));
  try {
    const row = database.prepare("select value from settings where name = ?").get("picture_key");
    const proof = createHmac("sha256", String(row?.value)).update(file).digest("base64url");
    const insert = database.prepare("insert into pictures (proof, jpeg, used) values (?, ?, ?)");
    insert.run(proof, smallJpeg, "2026-11-29T00:00:00.000Z");
    const licenceUrl = "https://creativecommons.org/licenses/by/4.0";
    return { file, proof, author: "Ada Lovelace", licence: "CC BY 4.0", licenceUrl };
  } finally {
    database.close();
  }
}

test("the pictures of a stored trip are there while the server is dead, on card and paper, and go with the trip", async ({
  device,
  server,
  language,
  words,
}, info) => {
  const person = await register(device.page, "Nora", language, info);
  const picture = await keepOnServer(device.page, server.dataDir, "Castle.jpg");
  const [day] = oldTownDays;
  const [castle, bath] = day?.points ?? [];
  if (!day || !castle || !bath) throw new Error("the old town has two points");
  // One that no server knows: it is not there, with and without a network.
  const unknown = { ...picture, file: "Unknown.jpg" };
  const { tripId, routeIds } = await makePlannedTrip(device.page, person, "Georgia", [
    {
      ...day,
      points: [
        { ...castle, picture },
        { ...bath, picture: unknown },
      ],
    },
  ]);
  const trip = tripOnServer(device.page, person, tripId);

  await test.step("a link to it shows the picture", async () => {
    await trip.save({ isPublic: true });
    const answer = await device.page.request.get(`/preview/${tripId}.jpg`);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    expect((await answer.body()).length).toBeGreaterThan(5_000);
  });

  await device.page.goto(`/map/${tripId}`);
  await tripIsStored(device.page, tripId);
  const countKept = (id: string, from = device.page) =>
    from.evaluate(
      async (name) =>
        (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0,
      `castor-pictures-${id}`,
    );
  await expect.poll(() => countKept(tripId)).toBe(1);
  const [first, second] = await trip.pointsOn(routeIds[0] ?? "");

  await server.kill();
  const page = await device.coldStart();
  const broken: string[] = [];
  page.on("console", (line) => {
    if (line.location().url.includes("/pictures/")) broken.push(line.text());
  });
  await test.step("on the card", async () => {
    await page.goto(`/map/${tripId}/${routeIds[0]}?point=${first?.id}`);
    const figure = page.getByRole("figure");
    await expect(figure.getByRole("img", { name: "Castle" })).toBeVisible();
    await expect(figure).toContainText("Ada Lovelace");
  });
  await test.step("on paper", async () => {
    await page.goto(`/print/${tripId}?pictures=1`);
    await expect(page.getByRole("figure").getByRole("img", { name: "Castle" })).toBeVisible();
  });

  await test.step("one that is not kept is simply none", async () => {
    await page.goto(`/map/${tripId}/${routeIds[0]}?point=${second?.id}`);
    await expect(page.getByRole("heading", { name: "Bath" }).first()).toBeVisible();
    await expect(page.getByRole("figure")).toHaveCount(0);
    expect(broken).toEqual([]);
  });

  await test.step("it goes with the trip", async () => {
    await server.start();
    await page.request.delete(`/api/trip/${tripId}`, {
      headers: { authorization: `Bearer ${person.session.access_token}` },
    });
    await page.goto(`/map/${tripId}`);
    await expect(page.getByRole("heading", { name: words("map.notFoundTitle") })).toBeVisible();
    await expect.poll(() => countKept(tripId, page)).toBe(0);
  });
});
