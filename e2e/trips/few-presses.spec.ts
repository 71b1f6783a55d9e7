import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { countPresses } from "../testing/press-counter.ts";

test("a trip with dates takes five presses, a place that is found or pasted one, another name one", async ({
  page,
  words,
  language,
  isPhone,
  planTrip,
}) => {
  await planTrip("Old trip", []);
  const presses = await countPresses(page);
  const dialog = page.getByRole("dialog");
  const box = page.getByRole("combobox", { name: words("services.search") });
  const points = page.getByRole("list", { name: words("points.list") });
  const tbilisi = language === "ru" ? "Тбилиси" : "Tbilisi";

  await test.step("where and when, in five presses", async () => {
    await page.goto("/trips");
    presses.take();
    await page
      .getByRole("button", { name: words("trips.newTrip") })
      .first()
      .click();
    await expect(dialog.getByRole("combobox", { name: words("tripDialogs.where") })).toBeFocused();
    await page.keyboard.type(tbilisi);
    await page
      .getByRole("option", { name: new RegExp(`^${tbilisi}`) })
      .first()
      .click();
    const dates = ["days.firstDate", "days.lastDate"] as const;
    for (const [index, label] of dates.entries()) {
      await dialog.getByLabel(words(label)).click();
      await page.keyboard.type(`0${index + 3}.05.2027`);
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/map\/[\w-]+\/show$/);
    expect(presses.take()).toBe(5);
    await expect(page.getByRole("heading", { level: 1, name: tbilisi })).toBeVisible();
  });

  await test.step("a place that is found, and one from a link: Enter adds each", async () => {
    const add = async (text: string, name: string) => {
      await box.fill(text);
      await expect(page.getByRole("option").first()).toContainText(name);
      presses.take();
      await page.keyboard.press("Enter");
      await expect(points).toContainText(name);
      expect(presses.take()).toBe(1);
    };
    await page.getByRole("link", { name: /03\/05/ }).click();
    if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");
    await box.click();
    await add(language === "ru" ? "Рустави" : "Rustavi", language === "ru" ? "Рустави" : "Rustavi");
    await add("https://www.google.com/maps/place/Narikala/@41.6878,44.8086,17z", "Narikala");
  });

  await test.step("the title becomes a field at a press", async () => {
    if (!isPhone) await page.keyboard.press("Escape");
    presses.take();
    await page.getByRole("heading", { level: 1 }).getByRole("button").click();
    await page.getByRole("textbox", { name: words("map.rename") }).fill("Georgia in May");
    expect(presses.take()).toBe(1);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Georgia in May" })).toBeVisible();
  });
});
