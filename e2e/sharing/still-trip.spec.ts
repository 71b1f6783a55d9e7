import { addressOf } from "@castor/core/pages.ts";
import { expect, type Request } from "@playwright/test";
import { joinTrip } from "../testing/join-trip.ts";
import { test, watchPage } from "../testing/journey.ts";
import { openSheet } from "../testing/open-sheet.ts";
import { register } from "../testing/person.ts";

/** Less than a window takes a stream to be alive without a word from it: the heartbeats come by the server's clock. */
const settleMs = 10_000;
const stillMs = 50_000;

test("an open trip of several people asks the server for nothing while nothing happens, and for the trip when something does", async ({
  page,
  browser,
  person,
  words,
  isPhone,
  language,
  planTrip,
  contextOptions,
}, info) => {
  const points = [{ name: "Baths", lat: 41.6878, lng: 44.8109 }];
  const day = { name: "Old town", date: "2027-05-03 09:00", points };
  const { tripId, routeIds } = await planTrip("Our Georgia", [day]);
  const [routeId = ""] = routeIds;
  const problems: string[] = [];
  const other = await (await browser.newContext(contextOptions)).newPage();
  watchPage(other, [], problems);
  const ivan = await register(other, "Ivan", language, info);
  await joinTrip(other, ivan, { owner: person, tripId, role: "editor" });

  const open = new Set<Request>();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/") || pathname.endsWith("/stream")) return;
    open.add(request);
    asked.push(`${request.method()} ${pathname}`);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  // The page's clock runs ahead of the server's. A request that is open meanwhile would seem late, and be sent again.
  const nothingIsOpen = () => expect.poll(() => open.size).toBe(0);

  await page.clock.install();
  const followed = page.waitForResponse((answer) =>
    answer.url().includes(`/trip/${tripId}/stream?`),
  );
  await page.goto(addressOf("map", { tripId, routeId }));
  if (isPhone) await openSheet(page, words);
  const listed = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  await expect(listed).toHaveText([/Baths/]);
  expect((await followed).status()).toBe(200);
  // Their code comes when the page is idle, which takes its time on a busy machine.
  for (const late of ["/api/file/private/", "/api/auth/me", "/api/tours"])
    await expect.poll(() => asked.some((request) => request.includes(late)), late).toBe(true);
  await expect(async () => {
    asked.length = 0;
    await page.clock.runFor(settleMs);
    await nothingIsOpen();
    expect(asked).toEqual([]);
  }).toPass();

  await page.clock.runFor(stillMs);
  expect(asked).toEqual([]);

  const headers = { authorization: `Bearer ${ivan.session.access_token}` };
  const data = { routeId, name: "Funicular", lat: 41.695, lng: 44.785 };
  expect((await other.request.post("/api/point", { data, headers })).ok()).toBe(true);
  await page.clock.runFor(1_000);
  await expect(listed).toHaveText([/Baths/, /Funicular/]);
  expect(asked[0]).toBe(`GET /api/trip/${tripId}`);
  expect(problems).toEqual([]);
});
