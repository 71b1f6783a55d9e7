import { addressOf } from "@castor/core/pages.ts";
import { addDays } from "@castor/core/time/dates.ts";
import { expect, type Page } from "@playwright/test";
import { appIsStored, tripIsStored } from "../testing/offline/is-stored.ts";
import { test } from "../testing/offline/offline-journey.ts";
import { passesAxe } from "../testing/passes-axe.ts";
import { countInk, longPdfNamed, pdfNamed } from "../testing/pdf-files.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { readBarcode } from "../testing/read-barcode.ts";
import { listFilesOf, passCode, passNamed, takePhoto } from "../testing/trip-files.ts";

/** Runs in the page: how many contents of files are kept. */
async function countKept(): Promise<number> {
  const name = "kept-files";
  const databases = await indexedDB.databases();
  // To open it would make it, without its store.
  if (!databases.some((database) => database.name === `castor-${name}`)) return 0;
  return new Promise((resolve) => {
    const request = indexedDB.open(`castor-${name}`);
    request.onsuccess = () => {
      const { result: database } = request;
      const count = database.transaction(name).objectStore(name).count();
      count.onsuccess = () => {
        database.close();
        resolve(count.result);
      };
    };
  });
}

/** Runs in the page, whose browser has no screen: notes how many locks hold one on. */
function countLocks(): void {
  const { dataset } = document.documentElement;
  const add = (one: number) => {
    dataset.locks = `${Number(dataset.locks ?? 0) + one}`;
  };
  navigator.wakeLock.request = async () => {
    add(1);
    return Object.assign(new EventTarget(), {
      ...{ type: "screen" as const, released: false, onrelease: null },
      release: async () => add(-1),
    });
  };
}

const openRow = (page: Page, name: string) =>
  page.locator("main li").filter({ hasText: name }).getByRole("button").first().click();

test("tickets and photos of a coming trip open in a browser that starts while the server is dead", async ({
  device,
  server,
  language,
}, info) => {
  const { page: before } = device;
  const person = await register(before, "Nora", language, info);
  const soon = addDays(new Date().toISOString().slice(0, 10), 3);
  const day = { name: "Old town", date: `${soon} 09:00`, points: [] };
  const { tripId } = await makePlannedTrip(before, person, "Georgia", [day]);
  const documents = addressOf("documents", { tripId });
  await before.goto(documents);
  const chooser = before.locator('main input[type="file"]').first();
  await expect(chooser).toBeAttached();
  await chooser.setInputFiles([pdfNamed("Boarding pass.pdf"), await takePhoto(before, "Gate.jpg")]);
  await expect.poll(async () => (await listFilesOf(before, person, tripId)).length).toBe(2);
  // The ticket with its words, and the photo for a screen and for a list.
  await expect.poll(() => before.evaluate(countKept)).toBe(4);
  await tripIsStored(before, tripId);
  await appIsStored(before);
  await server.kill();
  const page = await device.coldStart();
  await page.goto(documents);
  await openRow(page, "Gate.jpg");
  const picture = page.getByRole("dialog").locator("img");
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBe(2_048);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openRow(page, "Boarding pass.pdf");
  await expect.poll(() => countInk(page.getByRole("dialog"))).toBeGreaterThan(0);
});

test("at the gate, without a network, a boarding pass opens with its booking, and its code is read from the screen", async ({
  device,
  server,
  language,
  words,
}, info) => {
  const { page: before } = device;
  const person = await register(before, "Nora", language, info);
  const soon = addDays(new Date().toISOString().slice(0, 10), 1);
  const airport = { name: "Tbilisi airport", lat: 41.6692, lng: 44.9547, reservationTime: "23:40" };
  const day = { name: "Home", date: `${soon} 09:00`, points: [airport] };
  const { tripId, routeIds } = await makePlannedTrip(before, person, "Georgia", [day]);
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const trip = await (await before.request.get(`/api/trip/${tripId}`, { headers })).json();
  const onMap = addressOf("map", { tripId, routeId: routeIds[0] ?? "" });
  await before.goto(`${onMap}?point=${trip.routes[0].points[0].id}`);
  await expect(before.getByRole("heading", { name: "Tbilisi airport" })).toBeVisible();
  const chooser = before.locator('main input[type="file"]').first();
  await expect(chooser).toBeAttached();
  await chooser.setInputFiles([passNamed("Flight.pkpass"), longPdfNamed("Receipt.pdf", 14)]);
  await expect
    .poll(async () => (await listFilesOf(before, person, tripId)).map(({ kind }) => kind))
    .toEqual(["place", "place"]);
  // The PDF with its words.
  await expect.poll(() => before.evaluate(countKept)).toBe(3);
  await tripIsStored(before, tripId);
  await appIsStored(before);
  await server.kill();
  const page = await device.coldStart();
  await page.goto(addressOf("documents", { tripId }));
  await openRow(page, "Flight.pkpass");
  const ticket = page.getByRole("dialog", { name: "Air Beaver" });
  await expect(ticket).toContainText("TBS");
  await expect(ticket).toContainText(language === "ru" ? "Место" : "Seat");
  await expect(ticket).toContainText("Tbilisi airport");
  await expect(ticket).toContainText("23:40");
  await passesAxe(page);
  const code = ticket.getByRole("button", { name: words("ticket.enlarge") });
  expect(await readBarcode(code)).toEqual([passCode]);
  await code.click();
  const whole = page.getByRole("dialog", { name: words("ticket.code") });
  expect(await readBarcode(whole)).toEqual([passCode]);
  await page.keyboard.press("Escape");
  await expect(whole).toHaveCount(0);
  await expect(ticket).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(ticket).toHaveCount(0);

  await page.evaluate(countLocks);
  await openRow(page, "Receipt.pdf");
  const pdf = page.getByRole("dialog", { name: "Receipt.pdf" });
  await expect(pdf).toContainText("23:40");
  await expect.poll(() => countInk(pdf)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.dataset.locks)).toBe("1");
  await expect(pdf).toContainText(words("files.position", { position: 1, count: 14 }));
  await pdf.getByRole("button", { name: words("pdf.next") }).click();
  await expect(pdf).toContainText(words("files.position", { position: 2, count: 14 }));
  await passesAxe(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.locks)).toBe("0");
});
