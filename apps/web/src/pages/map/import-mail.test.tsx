import { endpoints } from "@castor/core/endpoints.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeApi, refuse } from "../../../testing/fake-api.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { forgetImports, loadImportDialog, serveImports } from "../../../testing/serve-imports.ts";
import { flight, inGeorgia, mailId, serveMail } from "../../../testing/serve-mail.ts";
import { queryClient } from "../../data/http/query-client.ts";

const { trips, inbound } = endpoints;
let api: FakeApi;

beforeAll(async () => {
  await loadImportDialog();
  await import("./map-page.tsx");
});
beforeEach(() => {
  api = serveImports();
});
afterEach(forgetImports);

test("a trip on its dates is named and comes first, and goes on with what was read", async () => {
  serveMail(api, [flight]);
  api.on(trips.get, () => inGeorgia);
  const router = openApp(`/trips?mail=${mailId}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Import a trip" }));
  expect(await dialog.findByText("“Georgia” is on these dates.")).toBeDefined();
  const where = dialog.getByRole("combobox", { name: "Where to" });
  act(() => where.focus());
  fireEvent.keyDown(where, { key: "ArrowDown", code: "ArrowDown" });
  const options = within(await screen.findByRole("listbox")).getAllByRole("option", {
    hidden: true,
  });
  expect(options.map(({ textContent }) => textContent)).toEqual(["A new trip", "Georgia", "July"]);
  fireEvent.click(options[1] as HTMLElement);
  const into = within(await screen.findByRole("dialog", { name: "Import into this trip" }));
  expect(await into.findByText("Frankfurt (FRA)")).toBeDefined();
  expect(router.state.location.pathname).toMatch(/^\/map\/georgia\//);
  expect(api.callsOf(inbound.remove)).toEqual([]);
});

test("in the address of a trip it opens there, once", async () => {
  serveMail(api, [flight]);
  api.on(trips.get, () => inGeorgia);
  const router = openApp(`/map/georgia/show?mail=${mailId}`);
  const into = within(await screen.findByRole("dialog", { name: "Import into this trip" }));
  expect(await into.findByText("Frankfurt (FRA)")).toBeDefined();
  expect(router.state.location.searchStr).toBe("");
});

test("where the trip may not be changed any more, or is gone, another one is chosen", async () => {
  serveMail(api, [flight]);
  for (const answer of [() => ({ ...inGeorgia, canEdit: false }), () => refuse("NOT_FOUND")]) {
    api.on(trips.get, answer);
    const router = openApp(`/map/georgia/show?mail=${mailId}`);
    expect(await screen.findByRole("dialog", { name: "Import a trip" })).toBeDefined();
    expect(router.state.location.href).toBe(`/trips?mail=${mailId}`);
    cleanup();
    queryClient.clear();
  }
});
