import { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../../testing/fake-api.ts";
import { useSuggestions } from "./use-suggestions.ts";

const placeOf = (name: string): FoundPlace => ({
  ...{ name, address: "Austria", lat: 48.2, lng: 16.37, typeId: "Other", source: "gazetteer" },
});
let api: FakeApi;

beforeEach(() => {
  vi.useFakeTimers();
  api = new FakeApi().on(endpoints.services.suggest, ({ q }) => [placeOf(q)]);
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () =>
  renderHook(() =>
    useSuggestions(
      () => ({ lat: 41.12345, lng: 44.5 }),
      () => null,
    ),
  ).result;
type Opened = ReturnType<typeof open>;
const type = (result: Opened, text: string) => act(async () => result.current.suggest(text));
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const asked = () =>
  api
    .callsOf(endpoints.services.suggest)
    .map(({ path }) => new URL(path, "http://fake").searchParams.get("q"));
const namesOf = (result: Opened) => result.current.places.map(({ name }) => name);

test("the server is asked at once, then at most once in 150 ms, the last text always", async () => {
  const result = open();
  await type(result, "vi");
  expect(asked()).toEqual(["vi"]);
  for (const text of ["vie", "vien", "vienn"]) await type(result, text);
  await wait(limits.suggestEveryMs - 1);
  expect(asked()).toEqual(["vi"]);
  await wait(1);
  expect(asked()).toEqual(["vi", "vienn"]);
  expect(namesOf(result)).toEqual(["vienn"]);
  await type(result, "vienna");
  expect(asked()).toHaveLength(2);
  await wait(limits.suggestEveryMs);
  expect(asked()).toEqual(["vi", "vienn", "vienna"]);
});

test("one letter asks nothing, and the server hears where the map looks by a kilometre", async () => {
  const result = open();
  await type(result, "v");
  await wait(limits.suggestEveryMs);
  expect(asked()).toEqual([]);
  await type(result, "vi");
  const [{ path } = { path: "" }] = api.callsOf(endpoints.services.suggest);
  expect(path).toContain("lat=41.12&lng=44.50");
});

test("a late answer never replaces a newer one, and a cleared text gets none", async () => {
  const slow = holdBack();
  api.on(endpoints.services.suggest, async ({ q }) => {
    if (q === "slow") await slow.released;
    return [placeOf(q)];
  });
  const result = open();
  await type(result, "slow");
  await type(result, "quick");
  await wait(limits.suggestEveryMs);
  expect(namesOf(result)).toEqual(["quick"]);
  slow.release();
  await wait(limits.suggestEveryMs);
  expect(namesOf(result)).toEqual(["quick"]);
  for (const text of ["quicker", "quickest"]) await type(result, text);
  await act(async () => result.current.clear());
  await wait(limits.suggestEveryMs * 2);
  expect(namesOf(result)).toEqual([]);
  expect(asked()).not.toContain("quickest");
});

test("a failure suggests nothing", async () => {
  api.on(endpoints.services.suggest, () => refuse("TOO_MANY_REQUESTS"));
  const result = open();
  await type(result, "vi");
  await wait(limits.suggestEveryMs);
  expect(namesOf(result)).toEqual([]);
});

test("whoever waits has what came before, also by the page as it was drawn then", async () => {
  const answer = holdBack();
  api.on(endpoints.services.suggest, async ({ q }) => {
    await answer.released;
    return [placeOf(q)];
  });
  const result = open();
  await type(result, "vienna");
  const { waitFor } = result.current;
  answer.release();
  await wait(0);
  expect(namesOf(result)).toEqual(["vienna"]);
  await expect(waitFor("vienna")).resolves.toEqual([placeOf("vienna")]);
  await expect(waitFor("graz")).resolves.toEqual([]);
});
