import { endpoints } from "@castor/core/endpoints.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { keepAccount, openSettings, section } from "../../../testing/open-settings.ts";
import { browserTimeZone } from "../../device/time-zone.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { save } = endpoints.reminders;
let api: FakeApi;
let kept: ReturnType<typeof keepAccount>["kept"];

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  ({ api, kept } = keepAccount());
  api.on(save, ({ body }) => {
    kept.reminders = body;
    return body;
  });
});
afterEach(forgetPage);

const payments = () =>
  section("Reminders").findByRole<HTMLInputElement>("switch", { name: /Payments/ });
const tripDays = () =>
  section("Reminders").findByRole<HTMLInputElement>("switch", { name: /Days of a trip/ });

test("reminders are off until somebody asks; then their time zone is that of the browser", async () => {
  await openSettings();
  const zone = browserTimeZone();
  expect([(await payments()).checked, (await tripDays()).checked]).toEqual([false, false]);
  expect(screen.queryByText(/18:00/)).toBeNull();
  await userEvent.click(await tripDays());
  expect(await screen.findByText(new RegExp(`18:00 in the time zone ${zone}`))).toBeDefined();
  await userEvent.click(await payments());
  await userEvent.click(await section("Reminders").findByRole("radio", { name: "7 days" }));
  await waitFor(() => expect(kept.reminders).toEqual({ paymentDays: 7, hasTripDays: true, zone }));
  await userEvent.click(await payments());
  await waitFor(() => expect(kept.reminders.paymentDays).toBeNull());
});

test("a change that is not kept is taken back, with the reason", async () => {
  api.on(save, () => refuse("TOO_MANY_REQUESTS"));
  await openSettings();
  await userEvent.click(await tripDays());
  expect(await screen.findByText(/The change was not saved/)).toBeDefined();
  expect((await tripDays()).checked).toBe(false);
});
