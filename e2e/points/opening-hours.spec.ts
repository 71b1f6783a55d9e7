import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

/** 3 May 2027 is a Monday; the trip is in Tbilisi, the browser is not. */
const day = {
  name: "Old town",
  date: "2027-05-03 09:00",
  points: [
    {
      name: "Sulphur baths",
      lat: 41.68778,
      lng: 44.81089,
      timeToSpend: 60,
      workingHours: "24/7",
    },
    {
      name: "National museum",
      lat: 41.69602,
      lng: 44.80003,
      timeToSpend: 60,
      workingHours: "вт–вс 11:00–20:00, пн выходной",
    },
    {
      name: "Porter's lodge",
      lat: 41.69337,
      lng: 44.80153,
      workingHours: "ask the porter, mostly 9–18",
    },
  ],
};

const pasted = {
  en: "Monday\t9 AM–5 PM\nTuesday\tClosed\nWednesday\t9 AM–12 PM, 1–5 PM",
  ru: "понедельник\t09:00–17:00\nвторник\tЗакрыто\nсреда\t09:00–12:00, 13:00–17:00",
};
const understood = {
  en: ["Mon 9:00–17:00", "Wed 9:00–12:00 and 13:00–17:00", "closed on Tuesday"],
  ru: ["пн 9:00–17:00", "ср 9:00–12:00 и 13:00–17:00", "вт — закрыто"],
};
const museum = {
  en: ["Tue–Sun 11:00–20:00", "closed on Monday"],
  ru: ["вт–вс 11:00–20:00", "пн — закрыто"],
};

test("opening hours are said in words, with whether it is open on arrival, and a paste is understood", async ({
  page,
  words,
  language,
  isPhone,
  planTrip,
  map,
}) => {
  const { tripId, routeIds } = await planTrip("Hours", [day]);
  const card = page.getByRole("article");
  const row = (name: string) => page.locator("[data-point]").filter({ hasText: name });
  const openWholePlan = async () => {
    if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");
  };
  /** The text up to the date that follows. */
  const opensAt = words("hours.opensAt", { time: "11:00" });

  await test.step("the list warns of what is closed on arrival", async () => {
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    await map.isDrawn(3);
    await openWholePlan();
    await expect(row("National museum")).toContainText(opensAt);
    await expect(row("Sulphur baths")).not.toContainText(words("hours.open"));
  });

  await test.step("the card says them in words, with what was written", async () => {
    await row("National museum").getByRole("button").first().click();
    await openWholePlan();
    for (const line of museum[language])
      await expect(card.getByText(line, { exact: true })).toBeVisible();
    await expect(card).toContainText(opensAt);
    await card.getByText(words("hours.asWritten")).click();
    await expect(card.getByText("вт–вс 11:00–20:00, пн выходной")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("article").analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  await test.step("what is odd stays what it is", async () => {
    await page.getByRole("button", { name: words("points.next"), exact: true }).click();
    await expect(card).toContainText("ask the porter, mostly 9–18");
    await expect(card.getByText(words("hours.asWritten"))).toHaveCount(0);
  });

  await test.step("a paste of several lines is understood in the form, and kept as it was", async () => {
    await page.getByRole("radio", { name: words("map.edit") }).check();
    await card.getByRole("button", { name: words("points.edit"), exact: true }).click();
    const field = page.getByLabel(words("points.workingHours"));
    await field.fill(pasted[language]);
    for (const line of understood[language])
      await expect(page.getByText(line, { exact: true })).toBeVisible();
    await field.scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: words("actions.save") }).click();
    for (const line of understood[language])
      await expect(card.getByText(line, { exact: true })).toBeVisible();
    await card.getByText(words("hours.asWritten")).click();
    await expect(card.locator("details")).toContainText(pasted[language]);
  });
});
