import { endpoints } from "@castor/core/endpoints.ts";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../testing/fake-api.ts";
import { startWords } from "../i18n/words.ts";
import { queryClient } from "./http/query-client.ts";
import { useEuroRates } from "./use-euro-rates.ts";

const { rates } = endpoints.services;
let api: FakeApi;

beforeAll(startWords);
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const told = (map: Record<string, number>) =>
  Response.json(map, {
    headers: { "Last-Modified": "Fri, 20 Nov 2026 00:00:00 GMT", "X-Source": "frankfurter" },
  });
const open = (isWanted = true) => renderHook(() => useEuroRates(isWanted)).result;
const reload = (known: ReturnType<typeof useEuroRates>) =>
  act(() => "reload" in known && known.reload());

test("Rates are units of each currency for one euro, with their day and their source", async () => {
  api.on(rates, () => told({ EURUSD: 1.25, EURGEL: 3.2 }));
  const known = open();
  expect(known.current).toEqual({ state: "loading" });
  await waitFor(() => expect(known.current.state).toBe("ready"));
  expect(known.current).toEqual({
    state: "ready",
    perEuro: { USD: 1.25, GEL: 3.2 },
    date: "2026-11-20",
    source: "frankfurter",
  });
  expect(api.calls.map(({ path }) => path)).toEqual(["/api/service/rates?currency=EUR"]);
});

test("Rates are not requested while nothing needs conversion, and once for all that do", async () => {
  api.on(rates, () => told({ EURUSD: 1.25 }));
  expect(open(false).current).toEqual({ state: "loading" });
  expect(api.calls).toEqual([]);
  const [one, other] = [open(), open()];
  await waitFor(() => expect(one.current.state).toBe("ready"));
  await waitFor(() => expect(other.current.state).toBe("ready"));
  expect(api.calls).toHaveLength(1);
});

test("Rates that failed to load can be requested again", async () => {
  const answer = holdBack();
  api.on(rates, () => refuse("TOO_MANY_REQUESTS"));
  const known = open();
  await waitFor(() => expect(known.current.state).toBe("notLoaded"));
  api.on(rates, async () => {
    await answer.released;
    return told({ EURUSD: 1.25 });
  });
  reload(known.current);
  await waitFor(() => expect(known.current.state).toBe("loading"));
  answer.release();
  await waitFor(() => expect(known.current.state).toBe("ready"));
});

test("Rates without a day are not used", async () => {
  api.on(rates, () => Response.json({ EURUSD: 1.25 }));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const known = open();
  await waitFor(() => expect(known.current.state).toBe("notLoaded"));
  vi.restoreAllMocks();
});

test("Rates without the euro cannot be used, until others are loaded", async () => {
  api.on(rates, () => told({ USDGEL: 2.6 }));
  const known = open();
  await waitFor(() => expect(known.current.state).toBe("noDefaultCurrency"));
  api.on(rates, () => told({ EURUSD: 1.25 }));
  reload(known.current);
  await waitFor(() => expect(known.current.state).toBe("ready"));
});
