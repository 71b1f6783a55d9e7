import { type APIRequestContext, expect } from "@playwright/test";
import { frameIsWhole, holdCode } from "../testing/hold-code.ts";
import { test } from "../testing/journey.ts";

test.use({ hasWebGl: true });

/** A trip of the catalog that is not under way: nothing is told of its day today. */
async function sharedTrip(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const { data } = await (await request.get("/api/catalog?search=Adriatic")).json();
  return data[0];
}

test("the catalog shows its trips before its code is there, and the app asks for them no more", async ({
  page,
  isPhone,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const release = await holdCode(page);
  const opened = page.goto("/catalog");
  const cards = page.getByRole("main").getByRole("article");
  await frameIsWhole(page);
  await expect(cards.first()).toBeVisible();
  // A language that only the operator adds is not offered here.
  if (!isPhone)
    await expect(page.getByRole("banner").locator("fieldset").first()).toHaveText(/EN\s*RU$/);
  await expect(cards.first().getByRole("link")).toHaveAttribute("href", /^\/map\/.+\/show$/);
  const names = await cards.getByRole("heading").allTextContents();
  const last = cards.nth(names.length - 1);
  const place = await last.boundingBox();
  release();
  await opened;
  await expect(cards.first().getByRole("button")).toBeVisible();
  // The next page may be there, too.
  const later = await cards.getByRole("heading").allTextContents();
  expect(later.slice(0, names.length)).toEqual(names);
  expect(await last.boundingBox()).toEqual(place);
  expect(asked.filter((url) => /\/api\/catalog\?page=1$/.test(url))).toEqual([]);
});

test("the button of a card that is pressed before the code is there copies that trip", async ({
  page,
  words,
}) => {
  const release = await holdCode(page);
  const opened = page.goto("/catalog");
  await frameIsWhole(page);
  const card = page.getByRole("main").getByRole("article").nth(1);
  await card.scrollIntoViewIfNeeded();
  const name = await card.getByRole("heading").textContent();
  const { x, y } = (await card.locator("button").boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 5, y + 5);
  release();
  await opened;
  await expect(
    page.getByRole("dialog", { name: words("catalog.copyOf", { name: name ?? "" }) }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/catalog$/);
});

for (const [device, width, height] of [
  ["a wide window", 1_440, 900],
  ["a phone", 390, 844],
] as const)
  test(`on ${device} a shared trip shows its plan before its code is there, which moves nothing`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const trip = await sharedTrip(request);
    const release = await holdCode(page);
    const opened = page.goto(`/share/${trip.id}.Trip`);
    await frameIsWhole(page);
    const plan = page.getByRole("region").filter({ has: page.getByRole("heading", { level: 1 }) });
    await expect(plan).toHaveCount(1);
    await expect(plan.getByRole("heading", { level: 1 })).toHaveText(trip.name);
    const points = plan.locator("[data-point]");
    await expect(points.first()).toBeAttached();
    const seen = {
      place: await plan.boundingBox(),
      day: await plan.getByRole("heading", { level: 2 }).boundingBox(),
      count: await points.count(),
    };
    release();
    await opened;
    await expect(page).toHaveURL(`/map/${trip.id}/show`);
    await expect(page.locator("[data-map-state=idle]")).toBeVisible();
    expect({
      place: await plan.boundingBox(),
      day: await plan.getByRole("heading", { level: 2 }).boundingBox(),
      count: await points.count(),
    }).toEqual(seen);
  });

test("whoever scrolls the plan of a shared trip before its code is there goes on where they are, on the day of the address", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const trip = await sharedTrip(request);
  const { routes } = await (await request.get(`/api/trip/${trip.id}`)).json();
  const last = routes.at(-1);
  const release = await holdCode(page);
  const opened = page.goto(`/map/${trip.id}/${last.id}`);
  await frameIsWhole(page);
  const day = page.locator(`[data-day="${last.id}"]`);
  await expect(day).toBeInViewport();
  const plan = page.locator("[data-scroll=plan]");
  await plan.evaluate((element) => element.scrollTo(0, 120));
  release();
  await opened;
  await expect(page.locator("[data-map-state=idle]")).toBeVisible();
  await expect(day).toBeInViewport();
  expect(await plan.evaluate(({ scrollTop }) => scrollTop)).toBe(120);
});

test("a shared trip is still there when its window is made narrow before its code is there", async ({
  page,
  request,
}) => {
  const trip = await sharedTrip(request);
  const release = await holdCode(page);
  const opened = page.goto(`/map/${trip.id}/show`);
  await frameIsWhole(page);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.getByRole("heading", { level: 1, name: trip.name })).toBeVisible();
  release();
  await opened;
});

test("what is typed into the search of a shared trip before its code is there is searched", async ({
  page,
  request,
  words,
}) => {
  const trip = await sharedTrip(request);
  const release = await holdCode(page);
  const opened = page.goto(`/map/${trip.id}/show`);
  await frameIsWhole(page);
  const search = page.getByRole("search").locator("input");
  await search.click();
  await page.keyboard.type("Vienna");
  release();
  await opened;
  await expect(page.getByRole("combobox", { name: words("services.search") })).toHaveValue(
    "Vienna",
  );
  await expect(page.getByRole("option").first()).toContainText("Vienna");
});
