import { expect, type Locator } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

const days = [
  {
    name: "Batumi",
    date: "2027-07-10 09:00",
    points: [{ name: "Boulevard", lat: 41.6519, lng: 41.6324 }],
  },
  { name: "Kutaisi", date: "2027-07-11 09:00", points: [] },
];

test("a day's icon is chosen in its form, stands wherever the day is named, and is kept", async ({
  page,
  words,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Sea", days);
  const form = page.getByRole("dialog");
  const icons = form.getByRole("group", { name: words("routes.icon") });
  const choice = (icon: "none" | "beach") =>
    icons.getByRole("radio", { name: words(`routeForm.icons.${icon}`), exact: true });
  const heading = page
    .locator("header")
    .filter({ has: page.getByRole("heading", { level: 2, name: "Batumi" }) });
  const onStrip = page
    .getByRole("navigation", { name: words("routes.days") })
    .getByRole("link", { name: /Batumi/ });
  const inOverview = page
    .getByRole("list", { name: words("routes.days"), exact: true })
    .getByRole("link", { name: /Batumi/ });
  const openForm = async () => {
    await page
      .getByRole("button", { name: words("routes.dayActions", { name: "Batumi" }) })
      .click();
    await page.getByRole("menuitem", { name: words("routes.editDay") }).click();
  };
  const pictureIn = (place: Locator) => place.locator("svg").first().innerHTML();
  const isIn = async (place: Locator, picture: string) => {
    await expect(place.locator("svg").first()).toBeVisible();
    await expect.poll(() => pictureIn(place)).toBe(picture);
  };

  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  await expect(onStrip).toBeVisible();
  await expect(onStrip.locator("svg")).toHaveCount(0);

  const beach = await test.step("none at first; one is chosen among those in sight", async () => {
    await openForm();
    await expect(choice("none")).toBeChecked();
    await choice("beach").check();
    const picture = await pictureIn(
      icons.locator("label").filter({ hasText: words("routeForm.icons.beach") }),
    );
    await form.getByRole("button", { name: words("actions.save") }).click();
    await expect(form).toBeHidden();
    return picture;
  });

  await test.step("it stands in the heading and in the list of days", async () => {
    await isIn(heading, beach);
    await isIn(onStrip, beach);
    await page.getByRole("link", { name: words("routes.allDays") }).click();
    await isIn(inOverview, beach);
  });

  await test.step("a reload finds it, in the form too", async () => {
    await inOverview.click();
    await page.reload();
    await isIn(heading, beach);
    await isIn(onStrip, beach);
    await page.getByRole("radio", { name: words("map.edit") }).check();
    await openForm();
    await expect(choice("beach")).toBeChecked();
  });
});

test("a day's notes have their place in the plan, folded or not as they were left, and are no visitor's", async ({
  page,
  browser,
  words,
  person,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Sea", days);
  const panel = page.getByRole("region", { name: words("days.notes") });
  const turn = panel.getByRole("button", { name: words("days.notes") });
  const contents = panel.getByText(words("days.noNotes"));

  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await expect(turn).toHaveAttribute("aria-expanded", "true");
  await expect(contents).toBeVisible();
  await turn.click();
  await expect(turn).toHaveAttribute("aria-expanded", "false");
  await expect(contents).toBeHidden();

  await page.reload();
  await expect(turn).toHaveAttribute("aria-expanded", "false");
  await page.getByRole("link", { name: /Kutaisi/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Kutaisi" })).toBeVisible();
  await expect(contents).toBeHidden();
  await turn.click();
  await expect(contents).toBeVisible();

  await tripOnServer(page, person, tripId).save({ isPublic: true });
  const visitor = await browser.newContext();
  const seen = await visitor.newPage();
  await seen.goto(`/map/${tripId}/${routeIds[0]}`);
  await expect(seen.getByRole("heading", { level: 2, name: "Batumi" })).toBeVisible();
  await expect(seen.getByRole("region", { name: words("days.notes") })).toHaveCount(0);
  await visitor.close();
});
