import { endpoints } from "@castor/core/endpoints.ts";
import { noCover } from "@castor/core/trips/trip-cover.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import { queryClient } from "../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { invitations, services } = endpoints;
const opened = {
  ...{ name: "Georgia", owner: "Anna", role: "editor" as const, seesMoney: true },
  ...{ startDate: "2027-05-03", endDate: "2027-05-09" },
  cover: noCover,
};
const picture = {
  ...{ file: "A b.jpg", proof: "p".repeat(43), author: "Ada" },
  ...{ licence: "CC0", licenceUrl: "" },
};
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  forgetEverybody();
  localStorage.removeItem("invitation");
  await setLanguage("en");
  api = new FakeApi()
    .on(services.config, () => makeConfig())
    .on(invitations.open, () => opened)
    .on(invitations.accept, () => ({ tripId: "shared-trip" }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
  queryClient.clear();
});

function openLink(hash = "#secret-token") {
  window.history.replaceState(null, "", `/join${hash}`);
  return openApp(`/join${hash}`);
}

const accepted = () => api.callsOf(invitations.accept).map(({ body }) => body);

test("an invitation says the trip, its dates and who invites; one press joins, and the address loses the token", async () => {
  logInAs();
  const router = openLink();
  await screen.findByRole("heading", { name: "Georgia" });
  expect(screen.getByText(/3.*9 May 2027.*Anna invites you to plan this trip/)).toBeTruthy();
  expect(window.location.href).not.toContain("secret-token");
  expect(accepted()).toEqual([]);
  await press("Join the trip");
  await vi.waitFor(() => expect(router.state.location.pathname).toContain("/map/shared-trip/"));
  expect(accepted()).toEqual([{ token: "secret-token" }]);
  expect(localStorage.getItem("invitation")).toBeNull();
});

test("an invitation shows the cover of the trip, and nothing in its place where there is none", async () => {
  openLink();
  await screen.findByRole("heading", { name: "Georgia" });
  expect(document.querySelector("main img")).toBeNull();
  cleanup();
  queryClient.clear();
  api.on(invitations.open, () => ({ ...opened, cover: { fileId: null, picture, area: null } }));
  openLink();
  await screen.findByRole("heading", { name: "Georgia" });
  expect(document.querySelector("main img")?.getAttribute("src")).toBe(
    `/pictures/${picture.proof}/A%20b.jpg`,
  );
});

test("who has no account registers or logs in on the way, and is back with the same invitation", async () => {
  openLink();
  const register = await screen.findByRole("link", { name: "Register and join" });
  expect(register.getAttribute("href")).toBe("/register?redirectUrl=%2Fjoin");
  expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe(
    "/login?redirectUrl=%2Fjoin",
  );
  queryClient.clear();
  logInAs();
  openLink("");
  await press("Join the trip");
  await vi.waitFor(() => expect(accepted()).toHaveLength(1));
  expect(accepted()).toEqual([{ token: "secret-token" }]);
});

test("a link that does not work any more says so, and is forgotten", async () => {
  api.on(invitations.open, () =>
    refuse("INVALID_TOKEN", "This invitation does not work any more."),
  );
  logInAs();
  openLink();
  await screen.findByRole("heading", { name: "This link does not work" });
  expect(screen.getByText("This invitation does not work any more.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(localStorage.getItem("invitation")).toBeNull();
});

test("a refused acceptance says why, and can be pressed again", async () => {
  api.on(invitations.accept, () => refuse("VALIDATION_FAILED", "This trip is full."));
  logInAs();
  openLink();
  await press("Join the trip");
  expect((await screen.findByRole("alert")).textContent).toContain("This trip is full.");
  expect(screen.getByRole("button", { name: "Join the trip" })).toBeTruthy();
});

test("the next user of the browser does not find an invitation of somebody else", async () => {
  logInAs("anna");
  openLink();
  await screen.findByRole("button", { name: "Join the trip" });
  cleanup();
  queryClient.clear();
  forgetEverybody();
  logInAs("boris");
  api.on(invitations.open, ({ body }) =>
    body.token === "secret-token" ? opened : refuse("INVALID_TOKEN", "Ask for a new one."),
  );
  openLink("");
  await screen.findByRole("heading", { name: "This link does not work" });
});

test("another link that is opened on the same page counts, and leaves the address too", async () => {
  api.on(invitations.open, ({ body }) =>
    body.token === "new-token" ? opened : refuse("INVALID_TOKEN", "Ask for a new one."),
  );
  logInAs();
  openLink();
  await screen.findByRole("heading", { name: "This link does not work" });
  window.history.replaceState(null, "", "/join#new-token");
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  await screen.findByRole("heading", { name: "Georgia" });
  expect(window.location.href).not.toContain("new-token");
});
