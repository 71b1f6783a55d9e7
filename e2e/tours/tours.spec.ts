import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test, withMotion } from "../testing/journey.ts";
import type { RegisteredPerson } from "../testing/person.ts";
import { TourGuide } from "../testing/tour-guide.ts";
import { TripMap } from "../testing/trip-map.ts";

test.use(withMotion);

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [
      { name: "Castle", lat: 41.6879, lng: 44.8086 },
      { name: "Bath", lat: 41.688, lng: 44.8111 },
    ],
  },
];

/** The calls of the tours, as another device of the person makes them. */
function toursOf(page: Page, { session }: RegisteredPerson) {
  const headers = { authorization: `Bearer ${session.access_token}` };
  return {
    reset: () => page.request.delete("/api/tours/reset", { headers }),
    list: async () => (await page.request.get("/api/tours", { headers })).json(),
  };
}

test("each screen explains itself once", async ({ page, words, isPhone, person, planTrip }) => {
  const { tripId, routeIds } = await planTrip("Georgia", days);
  const calls = toursOf(page, person);
  await calls.reset();
  const guide = new TourGuide(page, words);
  const dialog = page.getByRole("dialog");
  const cancel = () =>
    dialog.getByRole("button", { name: words("actions.cancel"), exact: true }).click();

  await test.step("my trips, and the form of a new trip", async () => {
    await page.goto("/trips");
    await expect(guide.offer).toBeVisible();
    await expect(guide.step).toBeHidden();
    await guide.follow("myTripsTour");
    await page.getByRole("button", { name: words("trips.newTrip") }).click();
    await guide.follow("newTripDialogTour");
    await cancel();
    await expect(dialog).toBeHidden();
  });

  await test.step("the map, and editing on it", async () => {
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    await guide.follow("mapTour");
    await page.getByRole("radio", { name: words("map.edit") }).check();
    await guide.follow("editMapTour");
  });

  await test.step("a found place", async () => {
    const map = new TripMap(page);
    await map.isDrawn(2);
    const position = await map.freePosition();
    await page.mouse.click(position.x, position.y);
    await guide.follow("foundPointTour");
    await page.keyboard.press("Escape");
  });

  await test.step("the forms of a point and of a day", async () => {
    if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");
    await page.getByRole("button", { name: words("points.actions", { name: "Castle" }) }).click();
    await page.getByRole("menuitem", { name: words("points.edit") }).click();
    await guide.follow("editPointTour");
    await cancel();
    await expect(dialog).toBeHidden();
    await page
      .getByRole("button", { name: words("routes.dayActions", { name: "Old town" }) })
      .click();
    await page.getByRole("menuitem", { name: words("routes.editDay") }).click();
    await guide.follow("editRouteTour");
    await cancel();
    await expect(dialog).toBeHidden();
  });

  await test.step("the map settings", async () => {
    if (isPhone) await page.getByRole("button", { name: words("header.more") }).click();
    await page.getByRole("button", { name: words("mapSettings.open") }).click();
    await guide.follow("mapSettingsTour");
  });

  await expect.poll(calls.list).toEqual([]);
});

test("skipping asks and ends all tours; Help shows them again", async ({
  page,
  words,
  person,
  planTrip,
}) => {
  await planTrip("Georgia", days);
  const calls = toursOf(page, person);
  await calls.reset();
  const guide = new TourGuide(page, words);
  const heading = (step: "hello" | "newTrip" | "import") =>
    guide.step.getByRole("heading", { name: words(`tours.myTripsTour.${step}.title`) });
  const question = page.getByRole("dialog", { name: words("tour.skipTitle") });

  await page.goto("/trips");
  await guide.offer.click();
  // The step is painted one task before it takes the focus.
  await expect(guide.button("next")).toBeFocused();
  await expect(heading("hello")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(heading("newTrip")).toBeVisible();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: words("tour.goOn") }).click();
  await expect(heading("newTrip")).toBeVisible();
  await guide.button("back").click();
  await expect(heading("hello")).toBeVisible();
  await guide.skipAll();
  await expect(guide.step).toBeHidden();
  await expect.poll(calls.list).toEqual([]);

  await page.goto("/help");
  await page.getByRole("button", { name: words("help.showTours") }).click();
  await expect(page.getByText(words("help.toursShown"))).toBeVisible();
  await page.goto("/trips");
  await guide.offer.click();
  await expect(heading("hello")).toBeVisible();
});

test("the first place is added before any tour asks", async ({ page, words, person, planTrip }) => {
  const [day] = days;
  const { tripId } = await planTrip("Georgia", [
    { name: "Old town", date: day?.date ?? "", points: [] },
  ]);
  await toursOf(page, person).reset();
  const guide = new TourGuide(page, words);
  await page.goto(`/map/${tripId}`);
  const box = page.getByRole("combobox").first();
  await box.fill("41.6879, 44.8086");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(guide.offer).toBeHidden();
  await box.press("Enter");
  await expect(page.locator("[data-point]")).toHaveCount(1);
  await expect(guide.offer).toBeVisible();
  await guide.follow("mapTour");
});
