import { AxeBuilder } from "@axe-core/playwright";
import { readCalendar } from "@castor/core/testing/read-calendar.ts";
import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [{ name: "Baths", lat: 41.6878, lng: 44.8109, reservationTime: "12:00" }],
  },
];

test("an owner makes a secret calendar link, renews it, and ends it", async ({
  page,
  browser,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId } = await planTrip("Our Georgia", days);
  const service = await (await browser.newContext()).newPage();
  const fetchCalendar = async (address: string) => {
    const answer = await service.request.get(address);
    return { status: answer.status(), text: await answer.text() };
  };
  const section = page.getByRole("region", { name: words("mapSettings.calendar") });
  const button = (key: "make" | "renew" | "end") =>
    section.getByRole("button", { name: words(`calendarLink.${key}`) });
  const link = section.getByRole("textbox", { name: words("calendarLink.link") });
  const confirm = async (key: "renew" | "end") => {
    await button(key).click();
    const question = page.getByRole("dialog", { name: words(`calendarLink.${key}Title`) });
    await question.getByRole("button", { name: words(`calendarLink.${key}`) }).click();
  };
  const openSettings = async () => {
    await page.goto(`/map/${tripId}/show`);
    if (isPhone) await page.getByRole("button", { name: words("header.more") }).click();
    await page.getByRole("button", { name: words("mapSettings.open") }).click();
  };

  await openSettings();
  await button("make").click();
  await expect(link).toHaveValue(/\?key=/);
  const first = await link.inputValue();
  const { status, text } = await fetchCalendar(first);
  expect([status, readCalendar(text).events.map(({ summary }) => summary)]).toEqual([
    200,
    ["Our Georgia: Old town", "Baths"],
  ]);
  for (const name of ["google", "outlook", "apple"] as const)
    await expect(
      section.getByRole("link", { name: words(`calendarLink.${name}`) }),
    ).toHaveAttribute("href", /calendar/);
  const audit = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
  expect(audit.violations).toEqual([]);

  await confirm("renew");
  await expect(link).not.toHaveValue(first);
  const second = await link.inputValue();
  expect((await fetchCalendar(first)).status).toBe(404);
  expect((await fetchCalendar(second)).status).toBe(200);

  await openSettings();
  await expect(button("end")).toBeVisible();
  await expect(link).toHaveCount(0);
  await confirm("end");
  await expect(button("make")).toBeVisible();
  expect((await fetchCalendar(second)).status).toBe(404);
});
