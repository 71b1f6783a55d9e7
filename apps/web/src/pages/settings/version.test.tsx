import { act, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { forgetEverybody } from "../../../testing/log-in.ts";
import { keepAccount, openSettings } from "../../../testing/open-settings.ts";
import { queryClient } from "../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const buildTime = "2027-05-03T09:30:00.000Z";
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  // West of Greenwich the build was a day earlier.
  vi.stubEnv("TZ", "America/Los_Angeles");
  await setLanguage("en");
  ({ api } = keepAccount());
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
  await setLanguage("en");
});

test("the version and the build time are shown in the person's language and zone", async () => {
  api.version = { version: "1.4.0", commit: "abc", buildTime };
  await openSettings();
  expect(await screen.findByText("Castor 1.4.0, built 3 May 2027, 02:30")).toBeDefined();
  await act(() => setLanguage("ru"));
  expect(await screen.findByText(/^Castor 1\.4\.0, сборка 3 мая 2027.*, 02:30$/)).toBeDefined();
});

test("without a build time only the version is shown", async () => {
  api.version = { version: "1.4.0", commit: null, buildTime: null };
  await openSettings();
  expect(await screen.findByText("Castor 1.4.0")).toBeDefined();
  const news = screen.getByRole("link", { name: "What’s new" });
  expect(news.getAttribute("href")).toBe("/help#news");
});

test.each([
  ["is not there", null],
  ["is another thing", "<html>"],
])("when version.json %s, nothing is said of it", async (_, version) => {
  api.version = version;
  await openSettings();
  expect(screen.queryByText(/^Castor \d/)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
