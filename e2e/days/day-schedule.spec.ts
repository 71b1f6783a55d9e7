import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

/** A pattern of words with a figure that depends on the path. */
const anyFigure = (words: string) =>
  new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("#", "[^:]+"));

const inTown = {
  name: "Old town",
  date: "2027-05-03 09:00",
  points: [
    { name: "Sulphur baths", lat: 41.68778, lng: 44.81089, timeToSpend: 90 },
    {
      name: "National museum",
      lat: 41.69602,
      lng: 44.80003,
      timeToSpend: 120,
      reservationTime: "12:00",
      cameBeforeMin: 10,
    },
    { name: "Lunch", lat: 41.69337, lng: 44.80153, timeToSpend: 60, reservationTime: "13:30" },
    { name: "Mtatsminda", lat: 41.69489, lng: 44.78674, timeToSpend: 600 },
  ],
};

const overTheBorder = {
  name: "To Kars",
  date: "2027-05-04 08:00",
  points: [
    { name: "Akhaltsikhe", lat: 41.63901, lng: 42.98262, timeToSpend: 30 },
    { name: "Kars", lat: 40.60127, lng: 43.09487, timeToSpend: 60 },
  ],
};

test("a day tells when one is where, who comes late, and where clocks show another time", async ({
  page,
  words,
  language,
  isPhone,
  planTrip,
  map,
}) => {
  const { tripId, routeIds } = await planTrip("Schedule", [inTown, overTheBorder]);
  const row = (name: string) => page.locator("[data-point]").filter({ hasText: name });
  const about = (time: string) => words("schedule.about", { time });
  const openWholePlan = async () => {
    if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");
  };

  await test.step("stays, waiting and the end of the day", async () => {
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    await map.isDrawn(4);
    await openWholePlan();
    await expect(row("Sulphur baths")).toContainText(
      words("schedule.stay", { arrival: "09:00", departure: "10:30" }),
    );
    // Independent of the travel time, since the museum opens at 12:00.
    await expect(row("National museum")).toContainText(
      anyFigure(words("schedule.stay", { arrival: about("10:#"), departure: "14:00" })),
    );
    await expect(row("National museum")).toContainText(
      anyFigure(words("schedule.wait", { time: "#" })),
    );
    // Past midnight, shown with its date.
    await expect(page.getByText(/04\/05/).first()).toBeVisible();
  });

  await test.step("a reservation reached late says so", async () => {
    await expect(row("Lunch")).toContainText(
      anyFigure(words("schedule.lateAbout", { time: "#", at: "13:30" })),
    );
    await expect(row("National museum")).not.toContainText("12:00,");
  });

  await test.step("a point's card says it too", async () => {
    await row("Lunch").getByRole("button").first().click();
    await expect(page.getByRole("heading", { name: "Lunch" })).toBeVisible();
    const fact = (label: string) => page.locator("dl > div").filter({ hasText: label });
    await expect(fact(words("schedule.arrival"))).toContainText(about("14:"));
    await expect(fact(words("schedule.departure"))).toContainText(about("15:"));
    await expect(
      page.getByText(anyFigure(words("schedule.lateAbout", { time: "#", at: "13:30" }))),
    ).toBeVisible();
  });

  await test.step("a day that crosses a zone tells the time there", async () => {
    await page.goto(`/map/${tripId}/${routeIds[1]}`);
    await map.isDrawn(2);
    await openWholePlan();
    const hour = new Intl.NumberFormat(language, { style: "unit", unit: "hour" })
      .format(1)
      .replace(" ", "\u00a0");
    await expect(page.getByText(words("schedule.zoneEarlier", { time: hour }))).toBeVisible();
  });
});
