import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { fitsScreen, passesAxe } from "../testing/passes-axe.ts";

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [{ name: "Castle", lat: 41.6879, lng: 44.8086 }],
  },
  { name: "Hills", date: "2027-05-04 09:00", points: [] },
];

test("the command palette leads to a day, a point, a dialog of the trip and a page", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Georgia", days);
  const dialog = page.getByRole("dialog");
  const box = dialog.getByRole("combobox", { name: words("commands.title") });
  const open = async () => {
    if (isPhone) {
      await page.getByRole("button", { name: words("header.more") }).click();
      await page.getByRole("button", { name: words("header.goTo"), exact: true }).click();
    } else await page.keyboard.press("Control+k");
    await expect(box).toBeFocused();
  };
  const choose = async (typed: string, name: RegExp | string) => {
    await box.fill(typed);
    const option = dialog.getByRole("option", { name }).first();
    await expect(option).toHaveAttribute("data-combobox-selected", "true");
    await box.press("Enter");
    await expect(box).toBeHidden();
  };

  await page.goto(`/tasks/${tripId}`);
  await expect(page.getByText(words("notesPage.empty"))).toBeVisible();
  if (!isPhone) {
    // The key works once its code is loaded, which the header's button does not wait for.
    await page.getByRole("button", { name: words("header.commands") }).click();
    await expect(box).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("?");
    await expect(dialog.getByText("Ctrl + K", { exact: true })).toBeVisible();
    await passesAxe(page);
    await fitsScreen(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await open();
  await passesAxe(page);
  await fitsScreen(page);
  await choose("hil", /Hills/);
  await expect(page).toHaveURL(`/map/${tripId}/${routeIds[1]}`);
  await open();
  await choose("castle", /Castle/);
  await expect(page).toHaveURL(new RegExp(`/map/${tripId}/${routeIds[0]}\\?point=`));
  await open();
  await choose(words("sharing.open"), words("sharing.open"));
  await expect(page.getByRole("dialog", { name: words("sharing.open") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await open();
  await choose(words("titles.help"), words("titles.help"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("titles.help"));
});
