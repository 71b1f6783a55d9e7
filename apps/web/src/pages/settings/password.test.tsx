import { endpoints } from "@castor/core/endpoints.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { press, typeInto } from "../../../testing/open-app.tsx";
import {
  anna,
  keepAccount,
  makeSession,
  openSettings,
  section,
} from "../../../testing/open-settings.ts";
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

/** The message of the server. */
const changed = "Your password is changed. All other devices were logged out.";
const labels = ["Current password", "New password", "Repeat the password"];
const fill = async (...texts: string[]) => {
  for (const [index, text] of texts.entries()) await typeInto(labels[index] ?? "", text);
};
const typed = () =>
  labels.map((label) => {
    const field = section("Password").getByLabelText(label, { selector: "input" });
    return field instanceof HTMLInputElement ? field.value : null;
  });
const changes = () => api.callsOf(account.password).map(({ body }) => body);

test("a change sends both passwords, clears the fields, says that other devices were logged out, and removes them from the list", async () => {
  kept.sessions = [makeSession({ isCurrent: true }), makeSession({ id: "phone", device: "" })];
  api.on(account.password, () => {
    kept.sessions = kept.sessions.slice(0, 1);
    return { success: true, message: changed };
  });
  await openSettings();
  expect(screen.getByText("Unknown device")).toBeDefined();
  await fill("castor-1", "castor-2", "castor-2");
  await press("Change password");
  expect(await screen.findByText(changed)).toBeDefined();
  expect(changes()).toEqual([{ oldPassword: "castor-1", newPassword: "castor-2" }]);
  expect(typed()).toEqual(["", "", ""]);
  await waitFor(() => expect(screen.queryByText("Unknown device")).toBeNull());
});

test("an invalid form shows core's messages and sends nothing", async () => {
  await openSettings();
  await fill("castor-1", "short", "other");
  await press("Change password");
  expect(await screen.findByText("Minimum length is 8 characters.")).toBeDefined();
  await fill("castor-1", "castor-2", "castor-3");
  await press("Change password");
  expect(await screen.findByText("Passwords do not match")).toBeDefined();
  expect(changes()).toEqual([]);
});

test("a wrong old password is shown at its field, and the typed text stays", async () => {
  api.on(account.password, () =>
    refuse("VALIDATION_FAILED", "The password is not right.", { oldPassword: "Not this one." }),
  );
  await openSettings();
  await fill("castor-0", "castor-2", "castor-2");
  await press("Change password");
  expect(await screen.findByText("Not this one.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
  expect(typed()).toEqual(["castor-0", "castor-2", "castor-2"]);
});

test("the server's message about the new password is shown at its field", async () => {
  api.on(account.password, () =>
    refuse("VALIDATION_FAILED", "Please check.", { newPassword: "Too common." }),
  );
  await openSettings();
  await fill("castor-1", "castor-2", "castor-2");
  await press("Change password");
  expect(await screen.findByText("Too common.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("New password"));
});

test.each([
  ["the server's message", () => ({ success: false, message: "Not today." }), "Not today."],
  ["Network error where it gives none", () => ({ success: false, message: "" }), "Network error"],
  ["the response's message", () => refuse("TOO_MANY_REQUESTS", "Please wait."), "Please wait."],
  [
    "the error's message where the answer has none",
    () => Response.json({ error: { message: "Too common." } }, { status: 400 }),
    "Too common.",
  ],
  [
    "the error's message of a refusal that answers 200",
    () => Response.json({ success: false, error: { message: "Too common." } }),
    "Too common.",
  ],
  [
    "a server error where the answer cannot be read",
    () => new Response("<html>Welcome to the hotel</html>"),
    "Server error. Please try again later or contact us in the messenger.",
  ],
  [
    "Network error after an exception",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "Network error",
  ],
] as const)("a failed change shows %s", async (_, answer, reason) => {
  api.on(account.password, answer);
  await openSettings();
  await fill("castor-1", "castor-2", "castor-2");
  await press("Change password");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Failed to change password");
  expect(alert.textContent).toContain(reason);
  expect(typed()).toEqual(["castor-1", "castor-2", "castor-2"]);
});

test("a double click changes the password once", async () => {
  const answer = holdBack();
  api.on(account.password, async () => {
    await answer.released;
    return { success: true, message: changed };
  });
  await openSettings();
  await fill("castor-1", "castor-2", "castor-2");
  await userEvent.dblClick(screen.getByRole("button", { name: "Change password" }));
  answer.release();
  await screen.findByText(changed);
  expect(changes()).toHaveLength(1);
});

test("a user without a password is told why, and can request the mail that sets one", async () => {
  kept.me = { ...anna, hasPassword: false };
  const answer = holdBack();
  api.on(account.forgotPassword, async () => {
    await answer.released;
    return { success: true, message: "It is on its way." };
  });
  await openSettings();
  expect(screen.queryByLabelText("Current password")).toBeNull();
  expect(section("Password").getByText(/send a link to anna@castor.example/)).toBeDefined();
  await userEvent.dblClick(screen.getByRole("button", { name: "Send the link" }));
  answer.release();
  expect(await screen.findByText("It is on its way.")).toBeDefined();
  expect(api.callsOf(account.forgotPassword).map(({ body }) => body)).toEqual([
    { username: "anna@castor.example" },
  ]);
});

test("a mail that could not be sent is reported", async () => {
  kept.me = { ...anna, hasPassword: false };
  api.on(account.forgotPassword, () => refuse("TOO_MANY_REQUESTS", "Please wait."));
  await openSettings();
  await press("Send the link");
  expect(await screen.findByText("Please wait.")).toBeDefined();
});
