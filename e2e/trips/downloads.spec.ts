import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [
      { name: "Baths", lat: 41.6878, lng: 44.8109 },
      { name: "Museum", lat: 41.696, lng: 44.8 },
    ],
  },
];

/** The beginning of each file. */
const beginnings = {
  kmz: "PK\u0003\u0004",
  gpx: "<?xml",
  geojson: '{"type":"FeatureCollection"',
  calendar: "BEGIN:VCALENDAR\r\n",
  json: "{",
} as const;

test.use({ logged: ["HTTP error! status: 503"] });

test("a traveller downloads each file from the map settings; a failed one says why and is tried again", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Грузия: лето", days);
  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  if (isPhone) await page.getByRole("button", { name: words("header.more"), exact: true }).click();
  await page.getByRole("button", { name: words("mapSettings.open") }).click();
  const section = page.getByRole("region", { name: words("mapSettings.downloads") });
  const buttonOf = (id: keyof typeof beginnings) =>
    section.getByRole("button", { name: words(`downloads.files.${id}For`) });

  await page.route("**/api/gpx/**", (route) => route.fulfill({ status: 503, body: "busy" }));
  await buttonOf("gpx").click();
  const alert = section.getByRole("alert");
  await expect(alert).toContainText(words("downloads.status", { status: 503 }));
  await page.unroute("**/api/gpx/**");
  const [again] = await Promise.all([
    page.waitForEvent("download"),
    alert.getByRole("button", { name: words("actions.retry") }).click(),
  ]);
  expect(again.suggestedFilename()).toBe("Грузия_ лето.gpx");
  await expect(alert).toBeHidden();

  for (const id of ["kmz", "gpx", "calendar", "geojson", "json"] as const) {
    const [file] = await Promise.all([page.waitForEvent("download"), buttonOf(id).click()]);
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^Грузия_ лето.*\\.${id === "calendar" ? "ics" : id}$`),
    );
    const content = await readFile(await file.path(), "latin1");
    expect(content.slice(0, beginnings[id].length)).toBe(beginnings[id]);
    await expect(
      section.getByText(words("downloads.done", { file: words(`downloads.files.${id}`) })),
    ).toBeAttached();
  }
});
