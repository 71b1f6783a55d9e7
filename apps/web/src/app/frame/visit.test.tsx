import { endpoints } from "@castor/core/endpoints.ts";
import type { PageName } from "@castor/core/pages.ts";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { forgetEverybody } from "../../../testing/log-in.ts";
import { forgetConsent, serveAnalytics } from "../../../testing/serve-analytics.ts";
import { queryClient } from "../../data/http/query-client.ts";
import { readStored } from "../../device/storage/storage.ts";
import { ConsentSwitch } from "../../features/analytics/consent-switch.tsx";
import { startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { Visit } from "./visit.tsx";

const { analytics } = endpoints.services;
const onAnswer = vi.fn();
let api: FakeApi;

const visitOf = (page: PageName | null) => (
  <KitProvider>
    <Visit page={page} onAnswer={onAnswer} />
    <ConsentSwitch />
  </KitProvider>
);
const asksAbout = (name: string) => screen.queryByRole("button", { name });
const trackedPages = () =>
  api.callsOf(analytics).map(({ body }) => (body as { page: string }).page);

beforeAll(startWords);
beforeEach(() => {
  api = serveAnalytics();
  onAnswer.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
  forgetConsent();
});

test("no consent is asked for where the server has no analytics", async () => {
  api = serveAnalytics(false);
  render(visitOf("home"));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect([asksAbout("Allow"), screen.queryByRole("switch")]).toEqual([null, null]);
});

test("a visitor who agrees is not asked again, and pages are recorded by name from then on", async () => {
  const { rerender } = render(visitOf("home"));
  await userEvent.click(await screen.findByRole("button", { name: "Allow" }));
  expect([asksAbout("Allow"), onAnswer.mock.calls.length]).toEqual([null, 1]);
  await waitFor(() => expect(trackedPages()).toEqual(["home"]));
  rerender(visitOf("map"));
  await waitFor(() => expect(trackedPages()).toEqual(["home", "map"]));
  rerender(visitOf(null));
  rerender(visitOf("trips"));
  await waitFor(() => expect(trackedPages()).toEqual(["home", "map", "trips"]));
});

test("a visitor who refuses is not asked again, and can agree later", async () => {
  const { rerender } = render(visitOf("home"));
  await userEvent.click(await screen.findByRole("button", { name: "No thanks" }));
  expect([asksAbout("No thanks"), readStored("analytics_consent")]).toEqual([null, "no"]);
  rerender(visitOf("trips"));
  const toggle = screen.getByRole("switch", { name: /Tell analytics/ });
  expect(trackedPages()).toEqual([]);
  await userEvent.click(toggle);
  await waitFor(() => expect(trackedPages()).toEqual(["trips"]));
  await userEvent.click(toggle);
  rerender(visitOf("home"));
  expect([readStored("analytics_consent"), trackedPages()]).toEqual(["no", ["trips"]]);
});

test("no consent is asked for on the map page", async () => {
  const { rerender } = render(visitOf("map"));
  await screen.findByRole("switch");
  expect(asksAbout("Allow")).toBeNull();
  rerender(visitOf("home"));
  expect(await screen.findByRole("button", { name: "Allow" })).toBeDefined();
});
