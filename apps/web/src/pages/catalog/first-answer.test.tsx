import type { CatalogEntry } from "@castor/core/catalog/catalog-page.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { beIdle, emptyStores } from "../../../testing/memory-store.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { makeEntries, serveCatalog } from "../../../testing/serve-catalog.ts";
import { cacheKeyOf } from "../../data/http/cache/cached-call.ts";
import { readAnswer } from "../../data/http/cache/response-cache.ts";
import { queryClient } from "../../data/http/query-client.ts";
import { writeFirstAnswer } from "../../data/write-first-answer.ts";
import { startWords } from "../../i18n/words.ts";

vi.mock("idb-keyval", async () => (await import("../../../testing/memory-store.ts")).memoryKeyval);

const { list } = endpoints.catalog;

beforeAll(async () => {
  await startWords();
  beIdle();
  // The first import of the page takes longer than a test waits for its content.
  await import("./catalog-page.tsx");
});
afterEach(() => {
  vi.restoreAllMocks();
  document.getElementById("first-answer")?.remove();
  emptyStores();
  queryClient.clear();
});

/** An answer that came with the page, as in the frame. */
const bring = (answer: unknown) =>
  document.body.insertAdjacentHTML("beforeend", writeFirstAnswer(answer, { isAll: true }));
const answerOf = (data: readonly CatalogEntry[]) => ({
  ...{ data, total: data.length, more: false },
  ...{ page: 1, pageSize: limits.catalogPage },
});
const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

test("the answer that came with the page is shown at once, without a call", async () => {
  const api = serveCatalog([]);
  bring(answerOf(makeEntries(2)));
  openApp("/catalog");
  await screen.findAllByRole("article");
  expect(names()).toEqual(["Trip 1", "Trip 2"]);
  expect(api.callsOf(list)).toHaveLength(0);
});

test("the answer that came with the page is stored for reading without a network", async () => {
  serveCatalog([]);
  const answer = answerOf(makeEntries(2));
  bring(answer);
  openApp("/catalog");
  await screen.findAllByRole("article");
  const key = cacheKeyOf(list, { page: "1" }) ?? "";
  await vi.waitFor(async () =>
    expect(await readAnswer(key)).toMatchObject({ text: JSON.stringify(answer) }),
  );
});

/** A page that was opened an hour ago. */
const openLongAgo = () =>
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(Date.now() - 3_600_000);
/** A page that the browser may have taken from its cache. */
const goBack = () =>
  vi
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue([{ type: "back_forward" } as unknown as PerformanceEntry]);

test.each([
  ["long ago", openLongAgo],
  ["with a page that Back has opened", goBack],
])("an answer that came %s is shown and read anew", async (_, prepare) => {
  prepare();
  serveCatalog(makeEntries(3));
  bring(answerOf(makeEntries(2)));
  openApp("/catalog");
  await waitFor(() => expect(names()).toHaveLength(3));
});

test.each([
  ["that is not the one of this search", "/catalog?search=trip", answerOf(makeEntries(2))],
  ["that the row does not know", "/catalog", { data: "other" }],
])("an answer %s is not shown", async (_, address, answer) => {
  const api = serveCatalog(makeEntries(3));
  bring(answer);
  openApp(address);
  await screen.findAllByRole("article");
  expect(names()).toHaveLength(3);
  expect(api.callsOf(list)).not.toHaveLength(0);
});
