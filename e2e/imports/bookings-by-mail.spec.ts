import { expect } from "@playwright/test";
import { airlineMail } from "../testing/imports/airline-mail.ts";
import { test } from "../testing/post-journey.ts";

const days = [
  {
    name: "Off we go",
    date: "2027-05-03 09:00",
    points: [{ name: "Palm garden", lat: 50.1236, lng: 8.6578 }],
  },
];
const departs = "2027-05-03T23:10:00+02:00";
const arrives = "2027-05-04T04:45:00+04:00";

test("a forwarded confirmation is told by the bell and put into the trip of its dates, and a later one moves it", async ({
  page,
  words,
  post,
  person,
  planTrip,
}) => {
  const { server } = await planTrip("Georgia", days);
  const section = page.getByRole("region", { name: words("settings.inbound") });
  const dialog = page.getByRole("dialog", { name: words("imports.openInto") });
  const mails = section.getByRole("listitem");
  const bell = page.getByRole("button", {
    ...{ name: words("notices.bell", { count: 1 }), exact: true },
  });
  const flights = async () =>
    (await server.read()).routes.flatMap(({ points }) =>
      points.flatMap(({ booking }) =>
        booking?.number ? [[booking.number, booking.departure?.at, booking.isCancelled]] : [],
      ),
    );
  const takeIn = () =>
    dialog.getByRole("button", { name: words("importDialog.import"), exact: true }).click();

  await page.goto("/settings");
  await section.getByRole("button", { name: words("inbound.make") }).click();
  const address = section.getByRole("textbox", { name: words("inbound.address") });
  await expect(address).toHaveValue(/^plans\+\w+@trips\.example$/);
  const to = await address.inputValue();
  const send = (content: string) => post.send({ from: person.username, to, content });
  const openSettings = async () => {
    await page.goto("/settings");
    await expect(mails).toHaveCount(1);
  };

  await test.step("the bell tells what was read, and leads to the trip of its dates", async () => {
    await send(airlineMail({ departs, arrives }));
    await expect(async () => {
      await openSettings();
      await expect(mails).toContainText("LH 123", { timeout: 2_000 });
      // The page may have asked for the count just before the mail was read.
      await expect(bell).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await bell.click();
    await page.getByRole("link", { name: /LH 123/ }).click();
    await expect(dialog.getByText("Frankfurt (FRA)")).toBeVisible();
    expect(await flights()).toEqual([]);
    await takeIn();
    await expect(dialog).toBeHidden();
    await expect.poll(flights).toEqual([["LH 123", "2027-05-03 23:10", false]]);
    // While Undo is offered the mail stays.
    await page
      .getByRole("button", { name: words("actions.close"), exact: true })
      .first()
      .click();
  });

  await test.step("the mail is kept at the flight, and nowhere else", async () => {
    await expect
      .poll(async () => (await server.read()).attachments.map(({ kind }) => kind))
      .toEqual(["place"]);
    await page.goto("/settings");
    await expect(address).toHaveValue(to);
    await expect(mails).toHaveCount(0);
  });

  await test.step("another time of the same flight is shown as old and new, and moves it", async () => {
    await send(airlineMail({ departs: "2027-05-03T23:50:00+02:00", arrives }));
    await expect(async () => {
      await openSettings();
      await section
        .getByRole("link", { name: words("inbound.putInto", { name: "Georgia" }) })
        .click({ timeout: 2_000 });
    }).toPass();
    await expect(dialog.getByText(/23[:.]10.*→.*23[:.]50/)).toBeVisible();
    await takeIn();
    await expect.poll(flights).toEqual([["LH 123", "2027-05-03 23:50", false]]);
  });

  await test.step("a sure one goes in by itself once that is wished", async () => {
    await page.goto("/settings");
    const wish = section.getByRole("switch", { name: words("inbound.automatic") });
    await wish.click();
    await expect(wish).toBeChecked();
    await send(airlineMail({ departs: "2027-05-03T23:55:00+02:00", arrives }));
    await expect
      .poll(flights, { timeout: 30_000 })
      .toEqual([["LH 123", "2027-05-03 23:55", false]]);
  });
});
