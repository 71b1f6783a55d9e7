import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

test.use({ hasWebGl: true });

const scripts = {
  name: "مسجد وסוף",
  date: "2027-05-03 09:00",
  points: [
    { name: "المتحف المصري الكبير", lat: 41.72, lng: 44.74 },
    { name: "הכותל המערבי 12:30 (שער)", lat: 41.72, lng: 44.86 },
    { name: "हिन्दी मन्दिर क्षेत्र", lat: 41.695, lng: 44.74 },
    { name: "วัดพระแก้ว ที่นี่", lat: 41.695, lng: 44.86 },
    { name: "👨‍👩‍👧‍👦🏔️🇬🇪 Семья", lat: 41.67, lng: 44.74 },
    { name: "Длинное имя ".repeat(16).trim(), lat: 41.67, lng: 44.86 },
    { name: "東京国立博物館 本館", lat: 41.708, lng: 44.8 },
    { name: "თბილისის ზოოპარკი", lat: 41.683, lng: 44.8 },
  ],
};
const edges = {
  name: "Poles",
  date: "2027-05-04 09:00",
  points: [
    { name: "North Pole", lat: 90, lng: 0 },
    { name: "South Pole", lat: -90, lng: 0 },
  ],
};
const dateLine = {
  name: "Date line",
  date: "2027-05-05 09:00",
  points: [
    { name: "East of Fiji", lat: -17, lng: 179 },
    { name: "West of Fiji", lat: -18, lng: -179 },
    { name: "On the line", lat: -16, lng: 180 },
  ],
};
const pile = {
  name: "Pile",
  date: "2027-05-06 09:00",
  points: ["First", "Second", "Third"].map((name) => ({ name, lat: 41.69411, lng: 44.83368 })),
};

/** The points whose card must show their name. */
const positions = [...scripts.points, ...dateLine.points];

test("points at the poles, on the date line, on one position and with names of every script can all be pressed", async ({
  page,
  words,
  isPhone,
  planTrip,
  map,
}) => {
  const days = [scripts, edges, dateLine, pile];
  const { tripId, routeIds } = await planTrip("Odd", days);
  const open = async (day: (typeof days)[number]) => {
    await page.goto(`/map/${tripId}/${routeIds[days.indexOf(day)]}`);
    await map.isDrawn(day.points.length);
  };
  const press = async (position: { lat: number; lng: number }) => {
    const { x, y } = await map.positionOf(position);
    await page.mouse.click(x, y);
  };
  const says = (name: string) =>
    expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  const pressEach = async (points: readonly (typeof positions)[number][]) => {
    for (const point of points) {
      await press(point);
      await says(point.name);
    }
  };

  await test.step("names of every script, and a long one", async () => {
    await open(scripts);
    await pressEach(scripts.points);
  });

  await test.step("the poles", async () => {
    await open(edges);
    // A phone's sheet covers the south of a map of the whole world.
    await pressEach(isPhone ? edges.points.slice(0, 1) : edges.points);
  });

  await test.step("the date line does not tear a day apart", async () => {
    await open(dateLine);
    await pressEach(dateLine.points);
    const [east, west] = await Promise.all(
      dateLine.points.slice(0, 2).map((position) => map.positionOf(position)),
    );
    expect(west?.x).toBeGreaterThan(east?.x ?? Number.POSITIVE_INFINITY);
  });

  await test.step("a pile gives one point after the other", async () => {
    await open(pile);
    const [position] = pile.points;
    if (!position) throw new Error("there is no pile");
    const seen: string[] = [];
    for (const _ of pile.points) {
      await press(position);
      const heading = page.getByRole("heading", { level: 2, name: /^(First|Second|Third)$/ });
      await expect(heading).not.toHaveText(seen.at(-1) ?? "-");
      seen.push((await heading.textContent()) ?? "");
      await map.isDrawn();
    }
    expect(seen.toSorted()).toEqual(["First", "Second", "Third"]);
    await page.getByRole("button", { name: words("points.backToList") }).click();
    for (const { name } of pile.points) await expect(page.getByText(name).first()).toBeVisible();
  });
});
