import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { countPresses } from "../testing/press-counter.ts";

const hotel = { name: "River Inn", typeId: "Hotel" as const, lat: 41.688, lng: 44.8111 };
const days = ["Arrival", "Old town", "Hills", "Sea", "Home"].map((name, index) => ({
  name,
  date: `2026-12-0${index + 5} 09:00`,
  points: index === 0 ? [hotel] : [],
}));

test("a hotel gets its stay and its price, and stands on all four nights in one step", async ({
  page,
  words,
  isPhone,
  language,
  planTrip,
}, info) => {
  const presses = await countPresses(page);
  const { tripId, routeIds, server } = await planTrip("Four nights", days);
  const [arrival = "", oldTown = "", , sea = "", home = ""] = routeIds;
  const dialog = page.getByRole("dialog");
  const edit = async () => {
    const actions = page.getByRole("button", {
      name: words("points.actions", { name: hotel.name }),
    });
    // A page opened before the last answer came shows what it has sent beside what the server has, until it is sent again.
    await expect(actions).toHaveCount(1);
    await actions.click();
    await page.getByRole("menuitem", { name: words("points.edit") }).click();
  };
  const typeDay = async (label: string, day: number) => {
    const field = dialog.getByRole("textbox", { name: label, exact: true });
    await field.fill(`${day} ${language === "ru" ? "дек" : "Dec"}`);
    await field.press("Tab");
    await expect(field).toHaveValue(`0${day}.12.2026`);
  };
  await page.goto(`/map/${tripId}/${arrival}`);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");

  await test.step("what was typed outlives a reload", async () => {
    await edit();
    const address = dialog.getByLabel(words("points.address"));
    await address.fill("Quay 7");
    await page.reload();
    if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");
    await page.getByRole("radio", { name: words("map.edit") }).check();
    await edit();
    await expect(dialog.getByText(words("actions.draftRestored"))).toBeVisible();
    await expect(address).toHaveValue("Quay 7");
  });

  await test.step("the stay is chosen with the usual times, and a stay turned round is refused", async () => {
    await typeDay(words("card.checkIn"), 8);
    await typeDay(words("card.checkOut"), 5);
    await dialog.getByRole("button", { name: words("actions.save") }).click();
    const refused = words("validation.dateFrom", { date: "08.12.2026 14:00" });
    await expect(dialog.getByText(refused)).toBeVisible();
    await typeDay(words("card.checkIn"), 5);
    // The next day by the arrow keys of the calendar.
    await typeDay(words("card.checkOut"), 8);
    const checkOut = dialog.getByRole("textbox", { name: words("card.checkOut"), exact: true });
    await checkOut.focus();
    const day = page.getByRole("button", { name: /^8 (December|декабря) 2026/ });
    await expect(day).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(day).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(checkOut).toHaveValue("09.12.2026");
  });

  await test.step("a table for dinner is kept as an hour of the day, whatever clock the browser writes", async () => {
    const part = (name: "dateFields.hours" | "dateFields.minutes") =>
      dialog.getByLabel(`${words("points.reservationTime")}: ${words(name)}`, { exact: true });
    await part("dateFields.hours").pressSequentially("19");
    await expect(part("dateFields.minutes")).toBeFocused();
    await dialog.getByLabel(words("points.address")).focus();
    await expect(part("dateFields.minutes")).toHaveValue("00");
  });

  await test.step("the price is reckoned while it is typed", async () => {
    const money = dialog.getByRole("button", { name: new RegExp(`^${words("finance.title")}`) });
    await money.click();
    await dialog.getByRole("radio", { name: words("finance.types.perPerson") }).check();
    await dialog.getByLabel(words("finance.price.perPerson")).pressSequentially("120,50");
    await dialog.getByLabel(words("finance.payed")).fill("100");
    await expect(money).toContainText(/361[.,]50.*261[.,]50/);
    await dialog.getByRole("button", { name: words("actions.save") }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("the hotel is on its other nights by itself, without a press beyond the form", async () => {
    const said = words("picker.nightsAdded", { name: hotel.name, count: 3 });
    await expect(page.getByText(said)).toBeVisible();
    for (const night of [oldTown, sea])
      await expect.poll(() => server.namesOn(night)).toEqual([hotel.name]);
    expect(await server.namesOn(home)).toEqual([]);
    expect((await server.pointsOn(arrival))[0]).toMatchObject({ reservationTime: "19:00" });
    const [saved] = await server.pointsOn(sea);
    expect(saved).toMatchObject({
      address: "Quay 7",
      hotelData: { checkIn: "2026-12-05 14:00", checkOut: "2026-12-09 12:00" },
      finance: { type: "perPerson", price: 120.5, payed: 100, currency: "EUR" },
    });
  });

  await test.step("a night less leaves its day by itself, without a press beyond the form, and one undo brings it back", async () => {
    await edit();
    await typeDay(words("card.checkOut"), 8);
    presses.take();
    await dialog.getByRole("button", { name: words("actions.save") }).click();
    await expect(
      page.getByText(words("picker.nightsLeft", { name: hotel.name, count: 1 })),
    ).toBeVisible();
    await expect.poll(() => server.namesOn(sea)).toEqual([]);
    expect(await server.namesOn(oldTown)).toEqual([hotel.name]);
    const count = presses.take();
    info.annotations.push({
      type: "presses",
      description: `hotel on its nights beyond the form: ${count - 1}`,
    });
    expect(count).toBe(1);
    await page.keyboard.press("Control+z");
    await expect.poll(() => server.namesOn(sea)).toEqual([hotel.name]);
    await page.keyboard.press("Control+z");
    await expect
      .poll(async () => (await server.pointsOn(arrival))[0]?.hotelData?.checkOut)
      .toBe("2026-12-09 12:00");
  });

  await test.step("a change on one day is one on all of them", async () => {
    await page.goto(`/map/${tripId}/${sea}`);
    await page.getByRole("radio", { name: words("map.edit") }).check();
    if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");
    await edit();
    await dialog.getByLabel(words("points.address")).fill("Quay 8");
    await dialog.getByRole("button", { name: words("actions.save") }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => (await server.pointsOn(arrival)).map(({ address }) => address))
      .toEqual(["Quay 8"]);
  });
});
