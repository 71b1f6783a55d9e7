import { endpoints } from "@castor/core/endpoints.ts";
import { makeTrip } from "@castor/core/testing/make.ts";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { startWords } from "../../i18n/words.ts";
import { useChange } from "./use-change.ts";

const { save } = endpoints.trips;

beforeAll(startWords);
afterEach(() => vi.unstubAllGlobals());

function underWay(): Response {
  const refusal = refuse("CONFLICT", "This is still being saved.");
  refusal.headers.set("Retry-After", "1");
  return refusal;
}

/** Creates a trip, then presses again with changed input. */
async function pressTwice(api: FakeApi, second: string) {
  const { result } = renderHook(() =>
    useChange(save, { amend: ({ id }, { body }) => ({ body: { ...body, id } }) }),
  );
  await act(async () => void (await result.current.run({ body: { name: "Georgia" } })));
  api.on(save, ({ body }) => makeTrip({ id: body.id ?? "made-there", name: body.name ?? "" }));
  await act(async () => void (await result.current.run({ body: { name: second } })));
  return api
    .callsOf(save)
    .map(({ headers, body }) => ({ key: headers.get("Idempotency-Key"), body }));
}

test("A first try that is still running keeps its key, so that the next press creates no second trip", async () => {
  const api = new FakeApi().on(save, underWay);
  const [first, again, ...more] = await pressTwice(api, "Georgia");
  expect(again).toEqual(first);
  expect(more).toEqual([]);
});

test("Input changed after a lost response is saved in the trip that the first press created", async () => {
  const api = new FakeApi().on(save, () => Promise.reject(new TypeError("Failed to fetch")));
  const [first, again, amended] = await pressTwice(api, "Georgia in spring");
  expect(again).toEqual(first);
  expect(amended?.body).toEqual({ id: "made-there", name: "Georgia in spring" });
});

test("After a refusal the next press uses a new key", async () => {
  const api = new FakeApi().on(save, () => refuse("VALIDATION_FAILED"));
  const [first, second, ...more] = await pressTwice(api, "Georgia in spring");
  expect(second?.key).not.toBe(first?.key);
  expect(second?.body).toEqual({ name: "Georgia in spring" });
  expect(more).toEqual([]);
});
