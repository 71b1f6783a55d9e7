import { endpoints } from "@castor/core/endpoints.ts";
import { makeSummary } from "@castor/core/testing/make.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { makeEntry, serveCatalog } from "../../../testing/serve-catalog.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));
afterEach(() => {
  cleanup();
  forgetPage();
});

test("the index shows the first trips of the catalog; Copy leads to the copy dialog of the trip", async () => {
  serveCatalog([makeEntry({ name: "Spring in Georgia" })]);
  const router = openApp("/");
  await screen.findByRole("heading", { name: "Trips that others have shared" });
  await userEvent.click(screen.getByRole("button", { name: "Copy “Spring in Georgia”" }));
  expect(router.state.location.href).toBe("/map/t1/show?copy=1");
});

test("without trips in the catalog the index says nothing of it", async () => {
  const api = serveCatalog([]);
  openApp("/");
  await expect.poll(() => api.calls.length).toBeGreaterThan(0);
  expect(screen.queryByRole("heading", { name: "Trips that others have shared" })).toBeNull();
});

test("home shows the newest trips of the catalog", async () => {
  logInAs();
  const api = serveCatalog([makeEntry({ name: "Spring in Georgia" })]).on(
    endpoints.trips.list,
    () => [makeSummary({})],
  );
  openApp("/home");
  const heading = await screen.findByRole("heading", { name: "New in the catalog" });
  const news = within(heading.closest("section") ?? document.body);
  const targets = news.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(targets).toEqual(["/catalog", "/map/t1/show"]);
  const [asked] = api.callsOf(endpoints.catalog.list);
  expect(asked?.path).toContain("sort=new");
});
