import { endpoints } from "@castor/core/endpoints.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getByTooltip } from "../../../testing/by-tooltip.ts";
import { type FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { forgetEverybody } from "../../../testing/log-in.ts";
import { openApp, press, typeInto } from "../../../testing/open-app.tsx";
import { anna, keepAccount, openSettings, section } from "../../../testing/open-settings.ts";
import { markChanged } from "../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { account } = endpoints;
let api: FakeApi;
let kept: ReturnType<typeof keepAccount>["kept"];

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  ({ api, kept } = keepAccount());
});
afterEach(forgetPage);

const saves = () => api.callsOf(account.profile).map(({ body }) => body);
const acceptSaves = () =>
  api.on(account.profile, ({ body }) => {
    const publicName = body.publicName ?? kept.me.publicName;
    const { defaultCurrency = kept.me.defaultCurrency } = body;
    kept.me = { ...kept.me, publicName, fullName: publicName, defaultCurrency };
    return { success: true, fullName: publicName };
  });
const nameField = () => section("Profile").getByLabelText("Public name");
const currencyField = () =>
  section("Profile").getByRole("combobox", { name: "Currency of new trips" });
const chooseCurrency = async (typed: string, option: string) => {
  await userEvent.click(currencyField());
  await userEvent.clear(currencyField());
  await userEvent.type(currencyField(), typed);
  await userEvent.click(await screen.findByRole("option", { name: option, hidden: true }));
};

test("a visitor is sent to /login and returns after it", async () => {
  forgetEverybody();
  const router = openApp("/settings");
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(router.state.location.href).toBe("/login?redirectUrl=%2Fsettings");
});

test("the page lists its sections and links to each", async () => {
  await openSettings();
  const names = [
    "Profile",
    "Language and formats",
    "Map",
    "Reminders",
    "Password",
    "Two-step login",
    "Passkeys",
    "Devices",
    "Account activity",
    "Share or download a trip",
    "Import",
    "Files",
    "On this device",
    "My data",
    "Delete account",
  ];
  expect(screen.getAllByRole("heading", { level: 2 }).map((h) => h.textContent)).toEqual(names);
  const links = screen.getByRole("navigation", { name: "On this page" }).querySelectorAll("a");
  expect([...links].map((link) => link.textContent)).toEqual(names);
  for (const link of links)
    expect(document.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
});

test("when the user cannot be read, the reason and a retry are shown", async () => {
  api.on(account.me, () => refuse("TOO_MANY_REQUESTS", "Please wait."));
  openApp("/settings");
  expect(await screen.findByText("Your settings could not be loaded. Please wait.")).toBeDefined();
  api.on(account.me, () => anna);
  await press("Try again");
  expect(await screen.findByRole("heading", { name: "Profile" })).toBeDefined();
});

test("a save sends only changed fields, and the header and the new-trip form follow at once", async () => {
  acceptSaves();
  const router = await openSettings();
  expect(section("Profile").getByLabelText("Email")).toHaveProperty("readOnly", true);
  await typeInto("Public name", "  Anna K. ");
  await press("Save profile");
  expect(await screen.findByText("Your profile is saved.")).toBeDefined();
  expect(saves()).toEqual([{ publicName: "Anna K." }]);
  expect(getByTooltip("Logged in as Anna K.")).toBeDefined();

  await chooseCurrency("yen", "JPY · Japanese Yen");
  await press("Save profile");
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toEqual({ defaultCurrency: "JPY" });
  await act(() => router.navigate({ href: "/trips?new=1" }));
  expect(await screen.findByRole("combobox", { name: "Currency", hidden: true })).toHaveProperty(
    "value",
    "JPY · Japanese Yen",
  );
});

test("the currency can be cleared", async () => {
  acceptSaves();
  await openSettings();
  expect(currencyField()).toHaveProperty("value", "GEL · Georgian Lari");
  await chooseCurrency("not ch", "Not chosen (EUR)");
  await press("Save profile");
  await waitFor(() => expect(saves()).toEqual([{ defaultCurrency: null }]));
});

test("without changes nothing is sent", async () => {
  await openSettings();
  await press("Save profile");
  expect(await screen.findByText("There is nothing new to save.")).toBeDefined();
  expect(saves()).toEqual([]);
});

test.each([
  ["", "This field is required."],
  ["x".repeat(51), "Name is too long (maximum 50 characters)."],
])("the public name %j is refused", async (name, message) => {
  await openSettings();
  await userEvent.clear(nameField());
  if (name) await userEvent.type(nameField(), name);
  await press("Save profile");
  expect(await screen.findByText(message)).toBeDefined();
  expect(document.activeElement).toBe(nameField());
  expect(saves()).toEqual([]);
});

test("a change from another tab appears in the untouched field and is not overwritten", async () => {
  acceptSaves();
  await openSettings();
  await typeInto("Public name", "Anna K.");
  kept.me = { ...kept.me, defaultCurrency: "USD" };
  await act(() => markChanged(["account"]));
  await waitFor(() => expect(currencyField()).toHaveProperty("value", "USD · US Dollar"));
  expect(nameField()).toHaveProperty("value", "Anna K.");
  await press("Save profile");
  await waitFor(() => expect(saves()).toEqual([{ publicName: "Anna K." }]));
});

test.each([
  ["the server's message", () => refuse("TOO_MANY_REQUESTS", "Please wait."), "Please wait."],
  ["Network error", () => Promise.reject(new TypeError("Failed to fetch")), "Network error"],
] as const)(
  "a failed save says so with %s, and keeps what was typed",
  async (_, answer, reason) => {
    api.on(account.profile, answer);
    await openSettings();
    await typeInto("Public name", "Anna K.");
    await press("Save profile");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to update profile");
    expect(alert.textContent).toContain(reason);
    expect(nameField()).toHaveProperty("value", "Anna K.");
  },
);

test("a refused field shows its message", async () => {
  api.on(account.profile, () =>
    refuse("VALIDATION_FAILED", "Please check.", { publicName: "Not this one." }),
  );
  await openSettings();
  await typeInto("Public name", "Anna K.");
  await press("Save profile");
  expect(await screen.findByText("Not this one.")).toBeDefined();
});

test("a double click saves once", async () => {
  const answer = holdBack();
  api.on(account.profile, async () => {
    await answer.released;
    return { success: true, fullName: "Anna K." };
  });
  await openSettings();
  await typeInto("Public name", "Anna K.");
  await userEvent.dblClick(screen.getByRole("button", { name: "Save profile" }));
  answer.release();
  await screen.findByText("Your profile is saved.");
  expect(saves()).toHaveLength(1);
});

test("formats are chosen for this browser, and an example follows at once", async () => {
  vi.spyOn(navigator, "language", "get").mockReturnValue("en-US");
  await openSettings();
  const example = () => screen.getByText(/^For example:/).textContent?.replaceAll("\u202f", " ");
  const choose = async (of: string, choice: string) => {
    const group = within(screen.getByRole("group", { name: of }));
    await userEvent.click(group.getByRole("radio", { name: choice }));
  };
  expect(example()).toMatch(/: \d\d\.\d\d\.\d{4} · \d\d\/\d\d \(\w{3}\) · 18:30 · 5\skm$/);
  await choose("Dates and times", "System");
  expect(example()).toMatch(/: \d\d\/\d\d\/\d{4} · \w{3}, \w{3} \d+ · 6:30 PM · 5\skm$/);
  await choose("Distances", "System");
  expect(example()).toMatch(/3\.1\smi$/);
  await choose("Distances", "Kilometres");
  await choose("Dates and times", "As in Castor");
  expect(example()).toMatch(/18:30 · 5\skm$/);
});

test("language and colour scheme switch as in the header; a failed update of the account is only logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  api.on(account.language, () => refuse("INTERNAL"));
  await openSettings();
  await userEvent.click(section("Language and formats").getByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset.mantineColorScheme).toBe("dark");
  const theme = within(section("Language and formats").getByRole("group", { name: "Theme" }));
  await userEvent.click(theme.getByRole("radio", { name: "System" }));
  await userEvent.click(section("Language and formats").getByRole("radio", { name: "Русский" }));
  expect(await screen.findByRole("heading", { name: "Язык и форматы" })).toBeDefined();
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(screen.queryByRole("alert")).toBeNull();
});
