import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { PointForm } from "../testing/point-form.ts";

const days = [
  {
    name: "Leaving",
    date: "2032-05-03 18:00",
    points: [{ name: "Frankfurt airport", typeId: "Airport" as const, lat: 50.03, lng: 8.56 }],
  },
  {
    name: "Old town",
    date: "2032-05-04 03:00",
    points: [
      { name: "Tbilisi airport", typeId: "Airport" as const, lat: 41.67, lng: 44.95 },
      { name: "Narikala", lat: 41.6879, lng: 44.8086 },
    ],
  },
];

test("a flight is booked by the form, told by list, card and start page, changed and undone", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds, server } = await planTrip("To Tbilisi", days);
  const [leaving = "", oldTown = ""] = routeIds;
  const form = new PointForm(page, words);
  const rows = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const card = page.getByRole("region", { name: words("points.booking"), exact: true });
  const seatOf = async () => (await server.pointsOn(leaving))[0]?.booking?.seat;
  const openGroup = () =>
    form.dialog
      .getByRole("button", { name: new RegExp(`^${words("pointForm.groups.booking")}`) })
      .click();
  const typeTime = async (end: "booking.departure" | "booking.arrival", time: string) => {
    const [hours = "", minutes = ""] = time.split(":");
    const label = `${words(end)}: ${words("dateFields.time")}`;
    await form.dialog.getByLabel(`${label}: ${words("dateFields.hours")}`).pressSequentially(hours);
    await form.dialog
      .getByLabel(`${label}: ${words("dateFields.minutes")}`)
      .pressSequentially(minutes);
  };
  await page.goto(`/map/${tripId}/${leaving}`);

  await test.step("the airport proposes a flight, whose times are on the day until another is typed", async () => {
    await form.open("Frankfurt airport", isPhone);
    await openGroup();
    await form.button("booking.kinds.flight").click();
    const number = form.field("booking.flightNumber");
    await number.fill("lh123");
    await number.press("Tab");
    await expect(number).toHaveValue("LH 123");
    await typeTime("booking.departure", "23:10");
    await typeTime("booking.arrival", "04:45");
    const arrival = form.field("booking.arrival");
    await arrival.fill("04.05.2032");
    await arrival.press("Tab");
    await form.field("booking.terminal").fill("2");
    await form.field("booking.seat").fill("14A");
    await form.field("booking.code").fill("QWERTY");
    await form.save();
    await expect
      .poll(async () => (await server.pointsOn(leaving))[0]?.booking)
      .toMatchObject({
        ...{ kind: "flight", number: "LH 123", seat: "14A", code: "QWERTY" },
        departure: { at: "2032-05-03 23:10", terminal: "2" },
        arrival: { at: "2032-05-04 04:45" },
      });
  });

  await test.step("list and card tell it", async () => {
    await expect(rows.first()).toContainText("LH 123 · 14A");
    await rows.first().getByRole("button").first().click();
    await expect(card).toContainText("LH 123");
    await expect(card).toContainText("UTC+2");
    await expect(card).toContainText("UTC+4");
    await expect(
      card.getByRole("button", { name: words("booking.copyCode", { code: "QWERTY" }) }),
    ).toBeVisible();
  });

  await test.step("another seat is one field, and is undone", async () => {
    await page.getByRole("button", { name: words("points.edit"), exact: true }).click();
    await openGroup();
    await form.field("booking.seat").fill("15C");
    await form.save();
    await expect(card).toContainText("15C");
    await expect.poll(seatOf).toBe("15C");
    const tools = page.getByRole("group", { name: words("history.tools") }).getByRole("button");
    await tools.first().click();
    await expect(card).toContainText("14A");
    await expect.poll(seatOf).toBe("14A");
  });

  await test.step("the next day begins with the journey, and its first stop says who brings one there", async () => {
    await page.goto(`/map/${tripId}/${oldTown}`);
    await expect(page.locator("[data-journey]")).toContainText("LH 123");
    await rows.first().getByRole("button").first().click();
    await expect(page.locator("[data-arrives]")).toContainText("LH 123");
  });

  await test.step("the start page says it as one says it at the counter", async () => {
    await page.goto("/home");
    const next = page.locator("[data-next-journey]");
    await expect(next).toContainText("LH 123");
    await expect(next).toContainText("14A");
    await expect(next).toContainText("QWERTY");
  });
});
