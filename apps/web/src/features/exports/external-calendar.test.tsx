import { endpoints } from "@castor/core/endpoints.ts";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { ExternalCalendar } from "./external-calendar.tsx";

const created = "2026-11-20T08:00:00.000Z";
let api: FakeApi;
let made = 0;
let tripId = "";
let key = 0;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  tripId = `calendar-${++made}`;
  key = 0;
  api = new FakeApi().on(endpoints.exports.feed, () => ({
    active: key > 0,
    created: key > 0 ? created : null,
  }));
  api.on(endpoints.exports.renewFeed, () => ({
    url: `https://castor.example/api/calendar/${tripId}?key=secret${++key}`,
  }));
  api.on(endpoints.exports.endFeed, () => {
    key = 0;
    return { success: true };
  });
});
afterEach(forgetEverybody);

const open = () =>
  render(
    <KitProvider>
      <ExternalCalendar trip={{ id: tripId, name: "Vienna & Graz" }} />
    </KitProvider>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const confirm = async (title: string, verb: string) => {
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  await userEvent.click(dialog.getByRole("button", { name: verb }));
};
const field = () => screen.findByRole("textbox", { name: "Secret calendar link" });

test("a made link is shown once, and opens Google, Outlook and Apple", async () => {
  const view = open();
  await press("Import to an external calendar");
  const link = `https://castor.example/api/calendar/${tripId}?key=secret1`;
  expect(await field()).toHaveProperty("value", link);
  const address = (name: string) =>
    new URL(screen.getByRole("link", { name }).getAttribute("href") ?? "");
  const webcal = link.replace("https", "webcal");
  expect(address("Google Calendar").searchParams.get("cid")).toBe(webcal);
  expect(address("Outlook").searchParams.get("url")).toBe(link);
  expect(address("Outlook").searchParams.get("name")).toBe("Vienna & Graz");
  expect(address("Apple Calendar").href).toBe(webcal);
  view.unmount();
  open();
  expect(await screen.findByText(/There is a link since .*2026/)).toBeDefined();
  expect(screen.queryByText(/secret1/)).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("renewing and ending ask first", async () => {
  key = 1;
  open();
  await press("Renew link");
  await confirm("Renew the calendar link?", "Renew link");
  expect(await field()).toHaveProperty("value", expect.stringContaining("secret2"));
  await press("End link");
  await confirm("End the calendar link?", "Cancel");
  expect(await field()).toBeDefined();
  await press("End link");
  await confirm("End the calendar link?", "End link");
  expect(
    await screen.findByRole("button", { name: "Import to an external calendar" }),
  ).toBeDefined();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a refusal says that nothing has changed, and why", async () => {
  api.on(endpoints.exports.renewFeed, () => refuse("TOO_MANY_REQUESTS", "Please wait."));
  open();
  await press("Import to an external calendar");
  expect((await screen.findByRole("alert")).textContent).toBe("Nothing has changed. Please wait.");
  expect(screen.getByRole("button", { name: "Import to an external calendar" })).toBeDefined();
});
