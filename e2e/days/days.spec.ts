import { expect, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import type { RegisteredPerson } from "../testing/person.ts";

const hotel = {
  name: "Rooms Hotel",
  typeId: "Hotel" as const,
  lat: 42.6618,
  lng: 44.6385,
  hotelData: {
    checkIn: "2027-05-04 15:00",
    checkOut: "2027-05-05 11:00",
    dining: "breakfast" as const,
  },
  finance: { price: 200, paymentDueDate: "2027-04-01", cancellationDate: "2027-04-20" },
};

const days = [
  {
    name: "Tbilisi",
    date: "2027-05-03 09:00",
    points: [
      { name: "Baths", lat: 41.6878, lng: 44.8109 },
      { name: "Museum", lat: 41.696, lng: 44.8 },
    ],
  },
  { name: "Kazbegi", date: "2027-05-04 10:30", points: [hotel] },
  {
    name: "Kutaisi",
    date: "2027-05-05 08:00",
    points: [{ name: "Gelati", lat: 42.2947, lng: 42.7686 }],
  },
];

/** Reads the trip's only booking and the dates of its days from the server. */
async function readTrip(page: Page, { session }: RegisteredPerson, tripId: string) {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const trip = await (await page.request.get(`/api/trip/${tripId}`, { headers })).json();
  const points: (typeof hotel)[] = trip.routes.flatMap(
    (route: { points: object[] }) => route.points,
  );
  return {
    dates: trip.routes.map(({ date }: { date: string }) => date),
    booking: points.find(({ name }) => name === hotel.name),
  };
}

test("days are inserted, moved with their bookings, swapped, generated, and taken back", async ({
  page,
  words,
  isPhone,
  person,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Georgia", days);
  const dialog = page.getByRole("dialog");
  const strip = page.getByRole("navigation", { name: words("routes.days") });
  const onStrip = strip.getByRole("link").filter({ hasNotText: words("routes.all") });
  const openWholePlan = async () => {
    if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");
  };
  const choose = async (name: string, what: string) => {
    await page.getByRole("button", { name: words("routes.dayActions", { name }) }).click();
    await page.getByRole("menuitem", { name: what }).click();
  };
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  const typeDate = async (label: string, date: string) => {
    await dialog.getByRole("textbox", { name: label }).fill(date);
    await dialog.getByRole("textbox", { name: label }).press("Tab");
  };

  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  await openWholePlan();

  await test.step("inserts a day, and the later ones make room; the booking follows", async () => {
    await choose("Tbilisi", words("days.insertAfter"));
    await expect(dialog.getByRole("switch")).toBeChecked();
    await expect(dialog).toContainText(hotel.name);
    await expect(dialog).toContainText(words("dayDialogs.dueDatesStay"));
    await dialog.getByRole("textbox", { name: words("routes.name") }).fill("Mtskheta");
    await press(words("dayDialogs.insertAction"));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name: "Mtskheta" })).toBeVisible();
    await expect(onStrip).toHaveText([
      /^03\/05.*Tbilisi/,
      /^04\/05.*Mtskheta/,
      /^05\/05.*Kazbegi/,
      /^06\/05.*Kutaisi/,
    ]);
    const { dates, booking } = await readTrip(page, person, tripId);
    expect(dates.slice(1)).toEqual(["2027-05-04 09:00", "2027-05-05 10:30", "2027-05-06 08:00"]);
    expect(booking?.hotelData).toMatchObject({
      checkIn: "2027-05-05 15:00",
      checkOut: "2027-05-06 11:00",
    });
  });

  await test.step("takes the inserted day back", async () => {
    await page
      .getByRole("listitem")
      .getByRole("button", { name: words("history.undo") })
      .click();
    await expect(onStrip).toHaveText([/^03\/05/, /^04\/05.*Kazbegi/, /^05\/05.*Kutaisi/]);
    await expect(page.getByRole("heading", { name: "Tbilisi" })).toBeVisible();
  });

  await test.step("inserts a day before another, which moves on with all later ones, and takes it back", async () => {
    await onStrip.filter({ hasText: "Kazbegi" }).click();
    await choose("Kazbegi", words("days.insertBefore"));
    await expect(
      dialog.getByRole("switch", { name: words("dayDialogs.makeRoomFor", { name: "Kazbegi" }) }),
    ).toBeChecked();
    await expect(dialog).toContainText(hotel.name);
    await dialog.getByRole("textbox", { name: words("routes.name") }).fill("Ananuri");
    await press(words("dayDialogs.insertAction"));
    await expect(page.getByRole("heading", { name: "Ananuri" })).toBeVisible();
    await expect(onStrip).toHaveText([
      /^03\/05.*Tbilisi/,
      /^04\/05.*Ananuri/,
      /^05\/05.*Kazbegi/,
      /^06\/05.*Kutaisi/,
    ]);
    const moved = await readTrip(page, person, tripId);
    expect(moved.dates.slice(1)).toEqual([
      "2027-05-04 09:00",
      "2027-05-05 10:30",
      "2027-05-06 08:00",
    ]);
    expect(moved.booking?.hotelData).toMatchObject({ checkIn: "2027-05-05 15:00" });

    await page
      .getByRole("listitem")
      .filter({ hasText: words("dayDialogs.inserted", { name: "Ananuri" }) })
      .getByRole("button", { name: words("history.undo") })
      .click();
    await expect(onStrip).toHaveText([/^03\/05/, /^04\/05.*Kazbegi/, /^05\/05.*Kutaisi/]);
    await expect(page.getByRole("heading", { name: "Kazbegi" })).toBeVisible();
    await expect
      .poll(async () => (await readTrip(page, person, tripId)).dates)
      .toEqual(days.map(({ date }) => date));
    const { booking } = await readTrip(page, person, tripId);
    expect(booking?.hotelData).toMatchObject({ checkIn: "2027-05-04 15:00" });
  });

  await test.step("moves a day with all later ones; payment and cancellation dates stay", async () => {
    await choose("Kazbegi", words("days.move"));
    await typeDate(words("dayDialogs.newDate"), "10.05.2027");
    await dialog.getByRole("switch", { name: words("dayDialogs.withLater") }).click();
    await expect(dialog).toContainText(words("dayDialogs.laterBy", { count: 6 }));
    await expect(dialog).toContainText(
      words("dayDialogs.bookingsFollow", { count: 1, names: hotel.name }),
    );
    await press(words("dayDialogs.moveManyAction", { count: 2 }));
    await expect(onStrip).toHaveText([/^03\/05/, /^10\/05.*Kazbegi/, /^11\/05.*Kutaisi/]);
    await expect(page.getByText(words("dayDialogs.moved", { count: 2 }))).toBeVisible();
    const { dates, booking } = await readTrip(page, person, tripId);
    expect(dates).toEqual(["2027-05-03 09:00", "2027-05-10 10:30", "2027-05-11 08:00"]);
    expect(booking?.hotelData).toMatchObject({
      checkIn: "2027-05-10 15:00",
      checkOut: "2027-05-11 11:00",
    });
    expect(booking?.finance).toMatchObject({
      paymentDueDate: "2027-04-01",
      cancellationDate: "2027-04-20",
    });
  });

  await test.step("swaps two days, each at its own start time", async () => {
    await choose("Kazbegi", words("days.swap"));
    await dialog.getByRole("combobox", { name: words("dayDialogs.swapWith") }).click();
    await page.getByRole("option", { name: /Tbilisi/ }).click();
    await press(words("dayDialogs.swapAction"));
    await expect(onStrip).toHaveText([/^03\/05.*Kazbegi/, /^10\/05.*Tbilisi/, /^11\/05.*Kutaisi/]);
    // The screen is ahead of the server.
    await expect
      .poll(async () => (await readTrip(page, person, tripId)).dates)
      .toEqual(["2027-05-03 10:30", "2027-05-10 09:00", "2027-05-11 08:00"]);
  });

  await test.step("generates the days that are missing in a range, and refuses a reversed one", async () => {
    await strip.getByRole("button", { name: words("days.moreWays") }).click();
    await page.getByRole("menuitem", { name: words("days.generate") }).click();
    await typeDate(words("days.firstDate"), "09.05.2027");
    await typeDate(words("days.lastDate"), "08.05.2027");
    await expect(dialog).toContainText(words("validation.dateFrom", { date: "09.05.2027" }));
    await typeDate(words("days.lastDate"), "12.05.2027");
    const [first, last] = [4, 5].map((number) => words("days.nameOfDay", { number }));
    await expect(dialog).toContainText(
      words("days.willMake", { count: 2, first: first ?? "", last: last ?? "" }),
    );
    await press(words("dayDialogs.generateAction"));
    await expect(dialog).toBeHidden();
    await expect(onStrip).toHaveText([
      /^03\/05.*Kazbegi/,
      new RegExp(`^09/05.*${first}`),
      /^10\/05.*Tbilisi/,
      /^11\/05.*Kutaisi/,
      new RegExp(`^12/05.*${last}`),
    ]);
  });

  await test.step("finds everything after a reload", async () => {
    await page.reload();
    await expect(onStrip).toHaveText([/^03\/05/, /^09\/05/, /^10\/05/, /^11\/05/, /^12\/05/]);
  });
});
