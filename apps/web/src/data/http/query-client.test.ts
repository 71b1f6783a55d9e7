import { endpoints } from "@castor/core/endpoints.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { startWords } from "../../i18n/words.ts";
import { queryClient, readOptions } from "./query-client.ts";

const { catalog, trips } = endpoints;
let api: FakeApi;
let logged: ReturnType<typeof vi.spyOn>;

beforeAll(startWords);
beforeEach(() => {
  api = new FakeApi();
  logged = vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
});

test("A failure to load data is logged to the console, with what was asked", async () => {
  api.on(catalog.list, () => refuse("INTERNAL"));
  const read = queryClient.fetchQuery({ ...readOptions(catalog.list, {}), retry: false });
  await expect(read).rejects.toMatchObject({ status: 500 });
  expect(logged.mock.calls).toEqual([
    ["Data did not load (catalog):", expect.objectContaining({ status: 500 })],
  ]);
});

test("What is not there, or not for this reader, is no failure to load", async () => {
  api.on(trips.get, () => refuse("NOT_FOUND"));
  const read = queryClient.fetchQuery({ ...readOptions(trips.get, { id: "gone" }), retry: false });
  await expect(read).rejects.toMatchObject({ status: 404 });
  expect(logged).not.toHaveBeenCalled();
});
