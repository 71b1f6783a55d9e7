import { endpoints } from "@castor/core/endpoints.ts";
import { makeSummary } from "@castor/core/testing/make.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { captureDownloads } from "../../../testing/capture-downloads.ts";
import { type FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody } from "../../../testing/log-in.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { press } from "../../../testing/open-app.tsx";
import {
  anna,
  keepAccount,
  makeSession,
  openSettings,
  section,
} from "../../../testing/open-settings.ts";
import { keepDraft } from "../../data/forms/form-drafts.ts";
import { queryClient } from "../../data/http/query-client.ts";
import { setNavigation } from "../../data/session/navigation.ts";
import { readStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { account, members, services, trips } = endpoints;
let api: FakeApi;
let kept: ReturnType<typeof keepAccount>["kept"];
const go = vi.fn();

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  ({ api, kept } = keepAccount());
  setNavigation({ go, reload: vi.fn() });
  api.on(trips.list, () => [
    makeSummary({ id: "a" }),
    makeSummary({ id: "b", isPublic: true, isShared: true, members: 2 }),
  ]);
});
afterEach(() => {
  go.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

const openDialog = async () => {
  const router = await openSettings("/settings?delete=1");
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  const remove = dialog.getByRole("button", { name: "Delete account forever" });
  const type = async (label: RegExp, text: string) =>
    userEvent.type(dialog.getByLabelText(label, { selector: "input" }), text);
  return { router, dialog, remove, type };
};
const removals = () => api.callsOf(account.remove).map(({ body }) => body);

test("the data is downloaded once, and a failure is shown", async () => {
  const files = captureDownloads();
  const answer = holdBack();
  api.on(account.export, async () => {
    await answer.released;
    return new Response("{}");
  });
  await openSettings();
  await userEvent.dblClick(section("My data").getByRole("button", { name: "Download my data" }));
  answer.release();
  expect(await screen.findByText("Your data is downloaded.")).toBeDefined();
  expect(await files.saved()).toHaveLength(1);
  vi.spyOn(console, "error").mockImplementation(() => {});
  api.on(account.export, () => refuse("TOO_MANY_REQUESTS", "Please wait."));
  await press("Download my data");
  expect(await screen.findByText("The file was not downloaded. Please wait.")).toBeDefined();
});

test("the dialog shows what is deleted, and its button waits for the user's address", async () => {
  const { dialog, remove, type } = await openDialog();
  expect(await dialog.findByText(/^2 trips with/)).toBeDefined();
  expect(dialog.getByText(/^1 public trip among them/)).toBeDefined();
  expect(dialog.getByText(/^1 trip that you plan with others/)).toBeDefined();
  expect(dialog.getByRole("button", { name: "Download my data" })).toBeDefined();
  expect(remove).toHaveProperty("disabled", true);
  await type(/^To confirm/, "anna@castor");
  expect(remove).toHaveProperty("disabled", true);
  await type(/^To confirm/, ".EXAMPLE ");
  expect(remove).toHaveProperty("disabled", false);
  expect(removals()).toEqual([]);
});

test("without trips the dialog does not say how to keep them", async () => {
  api.on(trips.list, () => []);
  const { dialog } = await openDialog();
  await waitFor(() => expect(dialog.queryByText(/To keep your trips/)).toBeNull());
  expect(dialog.queryByText(/trips with/)).toBeNull();
});

test("the account is deleted once, with tokens and drafts, and the first page shows the farewell", async () => {
  const answer = holdBack();
  api.on(account.remove, async () => {
    await answer.released;
    return { success: true };
  });
  const { router, remove, type } = await openDialog();
  keepDraft("new note trip1", { text: "The door's code is 1234" }, Date.now());
  await type(/^Your password/, "castor-1");
  await type(/^To confirm/, " Anna@Castor.example ");
  await userEvent.dblClick(remove);
  answer.release();
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  expect(removals()).toEqual([{ password: "castor-1" }]);
  expect([readStored("access_token"), readStored("form_drafts")]).toEqual([null, null]);
  expect(screen.getByText(/^Your account is deleted/)).toBeDefined();
});

test("a wrong password is shown at its field, and the typed text stays", async () => {
  api.on(account.remove, () =>
    refuse("VALIDATION_FAILED", "Please check.", { password: "Not this one." }),
  );
  const { dialog, remove, type } = await openDialog();
  await type(/^Your password/, "castor-0");
  await type(/^To confirm/, anna.username);
  await userEvent.click(remove);
  expect(await dialog.findByText("Not this one.")).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText("Your password"));
  expect(readStored("access_token")).toBe("access-1");
});

test("a user without a password logs in again and returns to the dialog", async () => {
  kept.me = { ...anna, hasPassword: false };
  kept.sessions = [
    makeSession({ isCurrent: true, provider: "google", created: "2020-01-01T00:00:00.000Z" }),
  ];
  api.on(services.config, () => makeConfig({ socialLogins: [{ id: "google", name: "Google" }] }));
  const { dialog } = await openDialog();
  expect(dialog.queryByLabelText("Your password")).toBeNull();
  await userEvent.click(await dialog.findByRole("button", { name: "Log in again with Google" }));
  await waitFor(() => expect(go).toHaveBeenCalledOnce());
  expect(go.mock.calls[0]?.[0]).toMatch(
    /\/api\/auth\/oauth\/google\?redirectUrl=%2Fsettings%3Fdelete%3D1&lang=en$/,
  );
});

test("after a recent social login the typed address is enough", async () => {
  kept.me = { ...anna, hasPassword: false };
  const created = new Date().toISOString();
  kept.sessions = [makeSession({ isCurrent: true, provider: "google", created })];
  api.on(account.remove, () => ({ success: true }));
  const { router, dialog, remove, type } = await openDialog();
  expect(dialog.queryByText(/log in again, then/)).toBeNull();
  await type(/^To confirm/, anna.username);
  await userEvent.click(remove);
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  expect(removals()).toEqual([{}]);
});

const georgia = {
  tripId: "b",
  name: "Georgia",
  editors: [
    { userId: "boris", name: "Boris" },
    { userId: "clara", name: "Clara" },
  ],
};
const choose = async (dialog: Awaited<ReturnType<typeof openDialog>>["dialog"], name: string) => {
  await userEvent.click(await dialog.findByRole("combobox", { name: "Georgia" }));
  await userEvent.click(await screen.findByRole("option", { name, hidden: true }));
};

test("who gets a trip that others edit is asked, and counts no more as deleted", async () => {
  api.on(members.heirs, () => [georgia]);
  api.on(account.remove, () => ({ success: true }));
  const { router, dialog, remove, type } = await openDialog();
  expect(await dialog.findByText(/^2 trips with/)).toBeDefined();
  await type(/^Your password/, "castor-1");
  await type(/^To confirm/, anna.username);
  expect(remove).toHaveProperty("disabled", true);
  await choose(dialog, "Give it to Clara");
  expect(await dialog.findByText(/^1 trip with/)).toBeDefined();
  expect(dialog.queryByText(/that you plan with others/)).toBeNull();
  await userEvent.click(remove);
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  expect(removals()).toEqual([
    { password: "castor-1", transfers: [{ tripId: "b", userId: "clara" }] },
  ]);
});

test("all trips that others edit are deleted by one press", async () => {
  api.on(members.heirs, () => [georgia, { ...georgia, tripId: "a", name: "Vienna" }]);
  api.on(account.remove, () => ({ success: true }));
  const { router, dialog, remove, type } = await openDialog();
  await type(/^Your password/, "castor-1");
  await type(/^To confirm/, anna.username);
  await userEvent.click(await dialog.findByRole("button", { name: "Delete all of them" }));
  await userEvent.click(remove);
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  expect(removals()).toEqual([{ password: "castor-1" }]);
});

test("who has left the trip meanwhile is told, and is no choice any more", async () => {
  let heirs = [georgia];
  api.on(members.heirs, () => heirs);
  api.on(account.remove, () => {
    heirs = [{ ...georgia, editors: georgia.editors.slice(0, 1) }];
    return refuse("VALIDATION_FAILED", "Choose again.");
  });
  const { dialog, remove, type } = await openDialog();
  await type(/^Your password/, "castor-1");
  await type(/^To confirm/, anna.username);
  await choose(dialog, "Give it to Clara");
  await userEvent.click(remove);
  expect(await dialog.findByText(/Choose again/)).toBeDefined();
  await waitFor(() => expect(remove).toHaveProperty("disabled", true));
  await choose(dialog, "Give it to Boris");
  expect(remove).toHaveProperty("disabled", false);
});
