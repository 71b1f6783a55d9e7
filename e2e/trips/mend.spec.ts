import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

const day = {
  name: "Old town",
  date: "2027-05-03 09:00",
  points: [
    { name: "Sulphur baths", lat: 41.68778, lng: 44.81089, timeToSpend: 60 },
    {
      name: "National museum",
      ...{ lat: 41.69602, lng: 44.80003, timeToSpend: 60 },
      reservationTime: "10:00",
    },
  ],
};

test("a finding is mended by one press, which can be undone", async ({ page, words, planTrip }) => {
  const { tripId, routeIds } = await planTrip("Georgia", [day]);
  await page.clock.setFixedTime("2027-04-03T09:30:00+04:00");
  await page.goto(`/map/${tripId}/${routeIds[0]}`);

  // The check waits for the map, which is slow on a busy machine.
  test.slow();
  const badge = page.getByRole("button", { name: words("check.badge", { count: 1 }), exact: true });
  const view = page.getByRole("dialog", { name: words("findings.title") });
  await badge.click({ timeout: 60_000 });
  await expect(view.getByRole("link", { name: /National museum/ })).toBeVisible();

  await test.step("fixes are shown when they are asked for, with the times before and after", async () => {
    await view.getByRole("button", { name: words("fixes.open") }).click();
    const first = view
      .getByRole("listitem")
      .filter({ has: page.getByRole("button") })
      .last();
    await expect(view.getByRole("button", { name: /Old town/ }).first()).toBeVisible();
    await expect(first).toContainText("→");
  });

  await test.step("one press begins the day earlier, and the finding goes", async () => {
    await view
      .getByRole("button", { name: /Old town/ })
      .first()
      .click();
    await expect(view.getByText(words("findings.none"))).toBeVisible();
  });

  await test.step("the toast undoes it, and the finding comes back", async () => {
    await page
      .getByRole("button", { name: words("history.undo"), exact: true })
      .last()
      .click();
    await expect(view.getByRole("link", { name: /National museum/ })).toBeVisible();
  });
});
