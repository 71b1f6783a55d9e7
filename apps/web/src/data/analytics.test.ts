import { endpoints } from "@castor/core/endpoints.ts";
import { act } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FakeApi, refuse } from "../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../testing/log-in.ts";
import { forgetConsent, serveAnalytics } from "../../testing/serve-analytics.ts";
import { readStored, writeStored } from "../device/storage/storage.ts";
import { startWords } from "../i18n/words.ts";
import { giveConsent, recordPage, recordStep } from "./analytics.ts";
import { queryClient } from "./http/query-client.ts";
import { keepSession } from "./session/session.ts";

const { config, analytics } = endpoints.services;
let api: FakeApi;

const logIn = () =>
  keepSession({ id: "anna", lang: "en", access_token: "access", refresh_token: "refresh" });
const told = () => api.callsOf(analytics).map(({ body }) => body);
/** Waits until the server's settings, which are read before each event, have been answered. */
const settle = () => act(() => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0)));

beforeAll(startWords);
beforeEach(() => {
  api = serveAnalytics();
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
  forgetConsent();
});

test("Without consent nothing is sent, asked for or remembered", async () => {
  for (const answer of [null, "no"]) {
    writeStored("analytics_consent", answer);
    recordPage("home");
    await logIn();
    await settle();
  }
  expect([api.calls, readStored("analytics_id")]).toEqual([[], null]);
});

test("Without analytics on the server nothing is sent, consent or not", async () => {
  api = serveAnalytics(false);
  giveConsent(true);
  recordPage("home");
  await logIn();
  await vi.waitFor(() => expect(api.callsOf(config)).not.toEqual([]));
  await settle();
  expect(told()).toEqual([]);
});

test("Login identifies the user to analytics, and links their earlier events", async () => {
  giveConsent(true);
  recordPage("login");
  const anonymousId = readStored("analytics_id");
  expect(anonymousId).toMatch(/^[0-9a-f-]{36}$/);
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  await logIn();
  await vi.waitFor(() => expect(told()).toHaveLength(2));
  recordPage("home");
  await vi.waitFor(() => expect(told()).toHaveLength(3));
  expect(told()).toEqual([
    { event: "page", distinctId: anonymousId, page: "login" },
    { event: "identify", distinctId: "anna", anonymousId },
    { event: "page", distinctId: "anna", page: "home" },
  ]);
});

test("A main step is told by its name alone", async () => {
  giveConsent(true);
  await logIn();
  recordStep("trip made");
  await vi.waitFor(() => expect(told()).toHaveLength(2));
  expect(told()[1]).toEqual({ event: "step", distinctId: "anna", step: "trip made" });
});

test("After a logout the visitor gets a new random id", async () => {
  giveConsent(true);
  await logIn();
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  forgetEverybody();
  recordPage("index");
  await vi.waitFor(() => expect(told()).toHaveLength(2));
  expect(told()).toContainEqual({
    event: "page",
    distinctId: readStored("analytics_id"),
    page: "index",
  });
});

test("Consent given after the login identifies at once; withdrawn, it ends all events", async () => {
  logInAs("anna");
  giveConsent(true);
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(told()).toEqual([{ event: "identify", distinctId: "anna" }]);
  recordPage("home");
  giveConsent(false);
  recordPage("trips");
  await settle();
  expect([told().length, readStored("analytics_id")]).toEqual([1, null]);
});

test("Events carry the access token like every call, are sent again with a new one, and a failed one is ignored", async () => {
  const tokens = () => api.callsOf(analytics).map(({ headers }) => headers.get("Authorization"));
  api
    .on(endpoints.account.refresh, () => ({ access_token: "second" }))
    .on(analytics, (_, { headers }) =>
      headers.get("Authorization") === "Bearer second" ? { success: true } : refuse("UNAUTHORIZED"),
    );
  giveConsent(true);
  await logIn();
  await vi.waitFor(() => expect(tokens()).toEqual(["Bearer access", "Bearer second"]));
  api.on(analytics, () => refuse("INTERNAL"));
  recordPage("home");
  await vi.waitFor(() => expect(tokens()).toHaveLength(3));
  expect(readStored("access_token")).toBe("second");
});
