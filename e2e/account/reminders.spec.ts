import { expect } from "@playwright/test";
import { AccountPages } from "../testing/account-pages.ts";
import { test } from "../testing/journey.ts";
import { endAddressOfMailTo } from "../testing/outbox.ts";

const [hours, evening] = [24, 20];
/** A time zone where it is evening now, so that the mail about tomorrow is due at once. */
function eveningZone(now: Date) {
  const ahead = (evening - now.getUTCHours() + hours) % hours;
  const offset = ahead > hours / 2 ? ahead - hours : ahead;
  // Browsers call Etc/GMT+0 otherwise. The other names have the sign of POSIX: west is positive.
  const zone =
    offset === 0 ? "Africa/Abidjan" : `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`;
  return { offset, zone };
}
const now = new Date();
const { offset, zone } = eveningZone(now);
const tomorrow = new Date(now.getTime() + (offset + hours) * 3_600_000).toISOString().slice(0, 10);
test.use({ timezoneId: zone });

test("a person asks for reminders, gets one, and ends them by the address in it", async ({
  page,
  words,
  isPhone,
  person,
}) => {
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const make = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { headers, data });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const trip = await make("trip", { name: "Vienna" });
  const route = await make("route", { tripId: trip.id, name: "Old", date: `${tomorrow} 09:00` });
  await make("point", { routeId: route.id, name: "Café", lat: 48.2104, lng: 16.3655 });

  await new AccountPages(page, words, isPhone).logIn(person);
  await page.goto("/settings#reminders");
  const section = page.getByRole("region", { name: words("settings.reminders"), exact: true });
  const days = section.getByRole("switch", { name: words("settings.remindTripDays") });
  const payments = section.getByRole("switch", { name: words("settings.remindPayments") });
  await expect(days).not.toBeChecked();
  await payments.click();
  await expect(section.getByRole("radio", { checked: true })).toHaveCount(1);
  const isKept = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/reminders") && answer.request().method() === "PUT",
  );
  await days.click();
  await isKept;
  await expect(section.getByText(zone)).toBeVisible();

  const { address, mail } = await endAddressOfMailTo(person.username);
  expect(mail.subject).toContain("Vienna");
  expect(mail.text).toContain("Café");
  expect(mail.text).toContain("/settings#reminders");
  // As a mail program presses it (RFC 8058): it knows the address alone.
  const pressed = await page.request.post(address, { form: { "List-Unsubscribe": "One-Click" } });
  expect(pressed.ok()).toBe(true);
  await page.reload();
  await expect(days).not.toBeChecked();
  await expect(payments).not.toBeChecked();
});
