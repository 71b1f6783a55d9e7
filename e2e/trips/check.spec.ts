import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

const day = {
  name: "Old town",
  date: "2027-05-03 09:00",
  points: [
    { name: "Sulphur baths", lat: 41.68778, lng: 44.81089, timeToSpend: 60 },
    {
      name: "National museum",
      ...{ lat: 41.69602, lng: 44.80003, timeToSpend: 120 },
      workingHours: "Mo-Su 18:00-22:00",
      reservationTime: "12:00",
    },
  ],
};
const next = { name: "To Kazbegi", date: "2027-05-05 08:00", points: [] };

test("the map's head counts what stands against a plan, and a press leads to its place", async ({
  page,
  words,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Georgia", [day, next]);
  await page.clock.setFixedTime("2027-04-03T09:30:00+04:00");
  await page.goto(`/map/${tripId}/${routeIds[0]}`);

  // The check waits for the map, which is slow on a busy machine.
  test.slow();
  await test.step("the head counts, the day counts, the stop is marked", async () => {
    await expect(
      page.getByRole("button", { name: words("check.badge", { count: 2 }), exact: true }),
    ).toBeVisible({
      timeout: 60_000,
    });
    await expect(
      page.getByRole("button", { name: words("check.ofDay", { count: 2 }) }),
    ).toBeAttached();
    await expect(page.locator("[data-point]", { hasText: "National museum" })).toContainText(
      words("check.badge", { count: 1 }),
    );
  });

  const head = (count: number) =>
    page.getByRole("button", { name: words("check.badge", { count }), exact: true });
  const view = page.getByRole("dialog", { name: words("findings.title") });

  await test.step("what one knows of is counted no more, also after a reload, until it is shown again", async () => {
    await head(2).click();
    await view
      .getByRole("button", { name: words("findings.silence") })
      .last()
      .click();
    const known = view.getByText(words("findings.silenced", { count: 1 }));
    await expect(known).toBeVisible();
    await page.reload();
    await head(1).click({ timeout: 60_000 });
    await known.click();
    await view.getByRole("button", { name: words("findings.showAgain") }).click();
    await expect(known).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(head(2)).toBeVisible();
  });

  await test.step("the view has the worst first, and leads to the point", async () => {
    await head(2).click();
    await expect(view.getByRole("heading", { level: 3 })).toHaveText([
      words("findings.impossible"),
      words("findings.hint"),
    ]);
    await view.getByRole("link", { name: /National museum/ }).click();
    await page.waitForURL(`**/map/${tripId}/${routeIds[0]}?point=*`);
    await expect(view).toBeHidden();
    await expect(page.getByRole("heading", { name: "National museum" })).toBeVisible();
  });
});
