import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

const days = [
  {
    name: "Tbilisi",
    date: "2027-05-03 09:00",
    points: [
      { name: "Baths", lat: 41.6878, lng: 44.8109 },
      { name: "Museum", lat: 41.696, lng: 44.8 },
    ],
  },
  {
    name: "Kazbegi",
    date: "2027-05-04 10:30",
    points: [{ name: "Rooms Hotel", lat: 42.6618, lng: 44.6385 }],
  },
  {
    name: "Kutaisi",
    date: "2027-05-05 08:00",
    points: [{ name: "Gelati", lat: 42.2947, lng: 42.7686 }],
  },
];

test("the switches above the itinerary put days on the map and take them off, and the address keeps it", async ({
  page,
  words,
  planTrip,
  map,
}) => {
  const { tripId, routeIds } = await planTrip("Georgia", days);
  const [tbilisi, kazbegi, kutaisi] = routeIds;
  const switchOf = (name: string) =>
    page.getByRole("switch", { name: words("days.show", { name }) });
  const isShown = async (list: string, markers: number) => {
    await expect(page).toHaveURL(`/map/${tripId}/${list}`);
    await map.isDrawn(markers);
  };

  await page.goto(`/map/${tripId}/${tbilisi}`);
  await page.getByRole("link", { name: words("routes.allDays") }).click();
  await isShown("-1", 4);
  await page.getByRole("button", { name: words("days.legend") }).click();

  await test.step("one day off, another off, the last one stays on", async () => {
    await switchOf("Tbilisi").click();
    await isShown(`${kazbegi},${kutaisi}`, 2);
    await switchOf("Kazbegi").click();
    await isShown(`${kutaisi},`, 1);
    await expect(switchOf("Kutaisi")).toBeDisabled();
    await expect(page.getByText(words("days.lastOne"))).toBeVisible();
  });

  await test.step("a reload keeps it", async () => {
    await page.reload();
    await isShown(`${kutaisi},`, 1);
    await expect(switchOf("Tbilisi")).not.toBeChecked();
  });

  await test.step("only one day, all days, and Back leads to where one came from", async () => {
    await page
      .getByRole("button", { name: words("days.showOnlyDay", { name: "Tbilisi" }) })
      .click();
    await isShown(`${tbilisi},`, 2);
    await page.getByRole("button", { name: words("days.showAll"), exact: true }).click();
    await isShown("-1", 4);
    await page.getByRole("button", { name: words("days.legend") }).click();
    await expect(switchOf("Tbilisi")).toHaveCount(0);
    await page.reload();
    await map.isDrawn(4);
    await expect(switchOf("Tbilisi")).toHaveCount(0);
  });

  await test.step("Back", async () => {
    await page.goBack();
    await expect(page).toHaveURL(`/map/${tripId}/${tbilisi}`);
  });

  await test.step("ids that do not exist are left out; with none left the trip opens as ever", async () => {
    await page.goto(`/map/${tripId}/nowhere,${kazbegi}`);
    await map.isDrawn(1);
    await page.goto(`/map/${tripId}/nowhere,neither`);
    await expect(page).toHaveURL(`/map/${tripId}/show`);
  });
});

test("a new point stands on the last of the days in view, unless another is chosen", async ({
  page,
  words,
  planTrip,
  map,
}) => {
  const { tripId, routeIds, server } = await planTrip("Georgia", days);
  const [tbilisi = "", kazbegi = "", kutaisi = ""] = routeIds;
  const form = page.getByRole("dialog");
  const day = form.getByRole("combobox", { name: words("pointForm.onTheDay") });
  const beginPoint = async (view: string, markers: number) => {
    await page.goto(`/map/${tripId}/${view}`);
    await map.isDrawn(markers);
    await page.getByRole("radio", { name: words("map.edit") }).check();
    await map.doubleClick(await map.freePosition());
    await expect(day).toBeVisible();
  };
  const save = async (name: string) => {
    await form.getByRole("textbox", { name: words("points.name"), exact: true }).fill(name);
    await form.getByRole("button", { name: words("actions.save") }).click();
    await expect(form).toBeHidden();
  };

  await test.step("among all days, the last of the trip", async () => {
    await beginPoint("-1", 4);
    await expect(day).toHaveValue(/Kutaisi/);
    await save("Bagrati");
    expect(await server.namesOn(kutaisi)).toEqual(["Gelati", "Bagrati"]);
  });

  await test.step("among some days, the last of those; or the one that is chosen", async () => {
    await beginPoint(`${tbilisi},${kazbegi}`, 3);
    await expect(day).toHaveValue(/Kazbegi/);
    await day.click();
    await page.getByRole("option", { name: /Tbilisi/ }).click();
    await save("Bridge");
    expect(await server.namesOn(tbilisi)).toEqual(["Baths", "Museum", "Bridge"]);
    expect(await server.namesOn(kazbegi)).toEqual(["Rooms Hotel"]);
  });
});

test("the strip shows the current day, also when a late one is opened or pressed", async ({
  page,
  planTrip,
}) => {
  const days = Array.from({ length: 30 }, (_, day) => ({
    name: `Day ${day + 1}`,
    date: `2027-06-${String(day + 1).padStart(2, "0")} 09:00`,
    points: [],
  }));
  const { tripId, routeIds } = await planTrip("June", days);
  const current = page.locator("main nav a[aria-current=page]");
  for (const index of [25, 2]) {
    await page.goto(`/map/${tripId}/${routeIds[index]}`);
    await expect(current).toHaveAttribute("href", new RegExp(`${routeIds[index]}$`));
    await expect(current).toBeInViewport({ ratio: 1 });
  }
  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await page
    .locator(`main nav a[href$="${routeIds[28]}"]`)
    .evaluate((day: HTMLElement) => day.click());
  await expect(current).toHaveAttribute("href", new RegExp(`${routeIds[28]}$`));
  await expect(current).toBeInViewport({ ratio: 1 });
});
