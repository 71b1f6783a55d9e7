import { readFile } from "node:fs/promises";
import { addressOf } from "@castor/core/pages.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { expect } from "@playwright/test";
import { test, watchPage } from "../testing/journey.ts";
import { passesAxe } from "../testing/passes-axe.ts";
import { pdfNamed } from "../testing/pdf-files.ts";
import { register } from "../testing/person.ts";
import { storeSession } from "../testing/store-session.ts";
import { listFilesOf } from "../testing/trip-files.ts";

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [{ name: "Opera", lat: 41.6878, lng: 44.8109 }],
  },
];
const oddName = `כרטיס 😀 ${"long ".repeat(35)}.pdf`;

test("a trip goes to another account with its files, as one archive", async ({
  page,
  browser,
  person,
  words,
  language,
  isPhone,
  planTrip,
  contextOptions,
}) => {
  const { tripId, routeIds } = await planTrip("Our Georgia", days);
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const trip: Trip = await (await page.request.get(`/api/trip/${tripId}`, { headers })).json();
  const opera = trip.routes[0]?.points[0];

  await test.step("a ticket stands at a place and a day, another file at the trip", async () => {
    await page.goto(
      `${addressOf("map", { tripId, routeId: routeIds[0] ?? "" })}?point=${opera?.id}`,
    );
    await page.locator('main input[type="file"]').first().setInputFiles(pdfNamed("Seats.pdf"));
    await expect.poll(async () => (await listFilesOf(page, person, tripId)).length).toBe(1);
    const [seats] = await listFilesOf(page, person, tripId);
    const data = {
      tripId,
      fileId: seats?.fileId,
      kind: "route",
      thingId: routeIds[0],
      caption: "Row 4",
    };
    expect((await page.request.post("/api/attachment", { headers, data })).ok()).toBe(true);
    await page.goto(addressOf("documents", { tripId }));
    await page.locator('main input[type="file"]').first().setInputFiles(pdfNamed(oddName));
    await expect.poll(async () => (await listFilesOf(page, person, tripId)).length).toBe(3);
  });

  const saved = await test.step("the trip is downloaded with them", async () => {
    await page.goto(`/map/${tripId}/show`);
    if (isPhone) await page.getByRole("button", { name: words("header.more") }).click();
    await page.getByRole("button", { name: words("mapSettings.open") }).click();
    const section = page.getByRole("region", { name: words("mapSettings.downloads") });
    const download = page.waitForEvent("download");
    await section.getByRole("button", { name: words("downloads.files.zip") }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("Our Georgia.castor-trip.zip");
    return readFile(await file.path());
  });

  const other = await (await browser.newContext(contextOptions)).newPage();
  const problems: string[] = [];
  watchPage(other, [], problems);
  const friend = await register(other, "Friend", language, test.info());
  await storeSession(other, friend.session);

  await test.step("a friend imports it: the files are counted before, and stand where they stood", async () => {
    await other.goto("/trips");
    await other.getByRole("button", { name: words("imports.open"), exact: true }).click();
    const dialog = other.getByRole("dialog", { name: words("importDialog.title") });
    await dialog
      .getByLabel(words("importDialog.choose"))
      .locator("xpath=self::input")
      .setInputFiles({ name: "Our Georgia.castor-trip.zip", mimeType: "", buffer: saved });
    await expect(dialog.getByText(/^2 \S+, 1 \S+$/)).toBeVisible();
    await passesAxe(other);
    await dialog.getByRole("button", { name: words("importDialog.import"), exact: true }).click();
    await expect(other).toHaveURL(/\/map\/[\w-]+\/show/);
    const made = /\/map\/([\w-]+)\/show/.exec(other.url())?.[1] ?? "";
    await expect.poll(async () => (await listFilesOf(other, friend, made)).length).toBe(3);
    const read: Trip = await (
      await other.request.get(`/api/trip/${made}`, {
        headers: { authorization: `Bearer ${friend.session.access_token}` },
      })
    ).json();
    const [day] = read.routes;
    const before = await listFilesOf(page, person, tripId);
    const nameOf = (name: string) => before.find((one) => one.name.startsWith(name))?.name;
    expect(
      read.attachments
        .map(({ name, kind, thingId, caption }) => [name, kind, thingId, caption].join(" · "))
        .toSorted(),
    ).toEqual(
      [
        `Seats.pdf · place · ${day?.points[0]?.linkId} · `,
        `Seats.pdf · route · ${day?.id} · Row 4`,
        `${nameOf("כרטיס")} · trip · ${made} · `,
      ].toSorted(),
    );
    const hashes = (files: Trip["attachments"]) => new Set(files.map(({ hash }) => hash));
    expect(hashes(read.attachments)).toEqual(hashes(before));
    await other.goto(addressOf("documents", { tripId: made }));
    await expect(other.locator("main li").filter({ hasText: "Seats.pdf" })).toHaveCount(2);
  });
  expect(problems).toEqual([]);
});
