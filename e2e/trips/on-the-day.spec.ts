import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

const position = { lat: 41.68778, lng: 44.81089 };
const today = {
  name: "Old town",
  date: "2027-05-03 09:00",
  points: [
    { name: "Guesthouse", ...position },
    { name: "Sulphur baths", ...position, lat: 41.688, timeToSpend: 90 },
    {
      name: "Flea market",
      ...position,
      lat: 41.6885,
      timeToSpend: 60,
      priority: "second" as const,
    },
    {
      name: "National museum",
      ...position,
      lat: 41.689,
      timeToSpend: 60,
      reservationTime: "12:00",
    },
  ],
};

test("on the day a delay moves the rest, says what breaks and what to skip, and the plan changes when asked", async ({
  page,
  context,
  words,
  planTrip,
}) => {
  const { routeIds, server } = await planTrip("Georgia", [today]);
  const [routeId = ""] = routeIds;
  const stays = async () =>
    (await server.pointsOn(routeId)).map(({ name, timeToSpend }) => `${name} ${timeToSpend}`);
  const planned = await stays();
  await page.clock.setFixedTime("2027-05-03T09:50:00+04:00");
  await page.goto("/home");

  await test.step("one press says that one leaves, and one takes it back", async () => {
    const name = "Sulphur baths";
    const leave = page.getByRole("button", { name: words("today.leaveFrom", { name }) });
    await leave.click();
    await expect(page.getByText(words("today.saidLeft", { name, time: "09:50" }))).toBeVisible();
    await expect(leave).toBeHidden();
    await page.getByRole("button", { name: words("today.backToPlan") }).click();
    await expect(leave).toBeVisible();
  });

  await test.step("late is two presses: what breaks is told, and what to skip", async () => {
    await page.getByRole("button", { name: words("today.late"), exact: true }).click();
    await page
      .getByRole("region", { name: words("today.tell") })
      .getByRole("button", { name: /40/ })
      .click();
    await expect(page.getByText(words("going.breaks"))).toBeVisible();
    await expect(page.getByText(/^National museum: /)).toBeVisible();
    const names = "Flea market";
    await page.getByRole("button", { name: words("going.skipWhat", { names }) }).click();
    await expect(page.getByText(words("going.works"))).toBeVisible();
    expect(await stays()).toEqual(planned);
  });

  await test.step("the map has the same, also after a reload, and without a network more is told", async () => {
    await page.getByRole("link", { name: "Old town", exact: true }).click();
    const strip = page.getByRole("region", { name: words("today.tell") });
    await expect(strip.getByText(words("going.works"))).toBeVisible();
    await page.reload();
    await expect(strip.getByText(words("going.works"))).toBeVisible();
    await context.setOffline(true);
    await page
      .getByRole("button", { name: words("today.hereAt", { name: "National museum" }) })
      .click();
    // The stay counts from the reservation.
    await expect(
      page.getByText(words("today.until", { time: "13:00" }), { exact: true }),
    ).toBeVisible();
    await context.setOffline(false);
  });

  await test.step("asked, the plan and the notes say how it went", async () => {
    await page.getByRole("button", { name: words("going.keep") }).click();
    await expect(page.getByText(words("going.kept"))).toBeVisible();
    await page.getByRole("button", { name: words("going.toPlan") }).click();
    await expect(page.getByText(words("going.planned"))).toBeVisible();
    await expect
      .poll(async () => (await server.namesOn(routeId)).includes("Flea market"))
      .toBe(false);
    const { routes } = await server.read();
    expect(routes[0]?.notes[0]?.text).toContain("National museum");
  });
});
