import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { airlineMail } from "../testing/imports/airline-mail.ts";
import { test } from "../testing/journey.ts";

const days = [
  {
    name: "Off we go",
    date: "2027-05-03 09:00",
    points: [{ name: "Palm garden", lat: 50.1236, lng: 8.6578 }],
  },
];
const departs = "2027-05-03T23:10:00+02:00";
const arrives = "2027-05-04T04:45:00+04:00";

test("a mail brings a flight with its ticket, a second one moves it, a third one cancels it, and one press takes each back", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, server } = await planTrip("Georgia", days);
  const dialog = page.getByRole("dialog", { name: words("imports.openInto") });
  const open = async () => {
    if (isPhone) {
      await page.getByRole("button", { name: words("header.more") }).click();
      await page.getByRole("button", { name: words("imports.openInto") }).click();
    } else {
      await page.getByRole("button", { name: words("days.moreWays") }).click();
      await page.getByRole("menuitem", { name: words("imports.openInto") }).click();
    }
  };
  const give = (mail: string) =>
    dialog
      .getByLabel(words("importDialog.choose"))
      .setInputFiles({ name: "flight.eml", mimeType: "message/rfc822", buffer: Buffer.from(mail) });
  const press = () =>
    dialog.getByRole("button", { name: words("importDialog.import"), exact: true }).click();
  const undo = () =>
    page
      .getByRole("button", { name: words("history.undo"), exact: true })
      .first()
      .click();
  const stops = async () =>
    (await server.read()).routes.flatMap(({ date, points }) =>
      points.map((point) => [date.slice(0, 10), point.name, point.reservationTime]),
    );
  const booked = async () =>
    (await server.read()).routes.flatMap(({ points }) =>
      points.flatMap((point) => point.booking ?? []),
    );
  const before = [["2027-05-03", "Palm garden", null]];
  const added = (time: string) => [
    ...before,
    ["2027-05-03", "Frankfurt (FRA)", time],
    ["2027-05-04", "Tbilisi (TBS)", null],
  ];

  await page.goto(`/map/${tripId}/-1`);
  await test.step("what was read is shown with where, and nothing is saved unasked", async () => {
    await open();
    await give(airlineMail({ departs, arrives }));
    await expect(dialog.getByText("Frankfurt (FRA)")).toBeVisible();
    await expect(dialog.getByText(/LH 123 · Aerolight · 14A · QWERTY/)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
    expect(violations).toEqual([]);
    expect(await stops()).toEqual(before);
  });
  await test.step("the flight is two stops on two days, with its mail", async () => {
    await press();
    await expect(dialog).toBeHidden();
    await expect.poll(stops).toEqual(added("23:10"));
    const [flight] = await booked();
    expect(flight).toMatchObject({
      ...{ kind: "flight", number: "LH 123", seat: "14A", code: "QWERTY" },
      departure: { at: "2027-05-03 23:10", zone: "Europe/Berlin", terminal: "1" },
      arrival: { at: "2027-05-04 04:45", zone: "Asia/Tbilisi" },
    });
    await expect
      .poll(async () => (await server.read()).attachments)
      // Its price is not for members without money.
      .toMatchObject([{ name: "flight.eml", kind: "place", showsMoney: true }]);
  });
  await test.step("a second mail of the flight shows old and new, and changes it", async () => {
    await open();
    await give(airlineMail({ departs: "2027-05-03T23:50:00+02:00", arrives, seat: "2C" }));
    const seat = words("importBookings.fields.seat");
    const change = words("importBookings.change", { before: "14A", after: "2C" });
    await expect(dialog.getByText(`${seat}: ${change}`)).toBeVisible();
    await press();
    await expect.poll(stops).toEqual(added("23:50"));
    await undo();
    await expect.poll(stops).toEqual(added("23:10"));
  });
  await test.step("a cancellation marks the flight, and leaves it in the plan", async () => {
    await open();
    await give(airlineMail({ departs, arrives, status: "ReservationCancelled" }));
    await expect(dialog.getByText(words("importBookings.cancelled"))).toBeVisible();
    await press();
    await expect
      .poll(async () => (await booked()).map(({ isCancelled }) => isCancelled))
      .toEqual([true]);
    expect(await stops()).toEqual(added("23:10"));
  });
});
