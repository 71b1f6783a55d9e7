import { endpoints } from "@castor/core/endpoints.ts";
import {
  addFinanceItem,
  removeFinanceItem,
  saveFinanceItem,
} from "@castor/core/finance/edit-items.ts";
import { makeFinance, makeFinanceItem } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { makeTwoDays, openTrip } from "../../../testing/open-trip.ts";
import { startWords } from "../../i18n/words.ts";
import { listToasts } from "../../ui/feedback/show-toast.ts";

const { trips, finance } = endpoints;
let api: FakeApi;
let kept: Trip;

beforeAll(startWords);
beforeEach(() => {
  logInAs();
  kept = addFinanceItem(
    makeTwoDays(),
    makeFinanceItem({ id: "flight", name: "Flight", finance: makeFinance({ price: 300 }) }),
  );
  api = new FakeApi();
  api.on(trips.get, () => kept);
});
afterEach(forgetPage);

async function open() {
  const { screen } = await openTrip(kept.id);
  const items = () => screen.current.trip.data?.financeItems ?? [];
  return {
    screen,
    items,
    namesOf: () => items().map(({ name }) => name),
    isSaved: () => waitFor(() => expect(screen.current.trip.isSaving).toBe(false)),
  };
}

test("A new cost shows at once, in the trip's currency, and is there once when the server has named it", async () => {
  const { screen, items, namesOf, isSaved } = await open();
  const answer = holdBack();
  api.on(finance.save, async ({ body }) => {
    await answer.released;
    const made = makeFinanceItem({ id: "made", name: body.name ?? "", type: "car" });
    kept = addFinanceItem(kept, made);
    return made;
  });
  const fields = { name: "Car", type: "car" as const, finance: { price: 90 } };
  act(
    () =>
      void screen.current.change({
        name: "finance.add",
        args: { tripId: kept.id, id: "made-6", fields },
      }),
  );
  expect(namesOf()).toEqual(["Flight", "Car"]);
  expect(items()[1]).toMatchObject({ type: "car", finance: { price: 90, currency: "GEL" } });
  answer.release();
  await isSaved();
  expect(items().map(({ id }) => id)).toEqual(["flight", "made"]);
  expect(api.callsOf(finance.save).map(({ body }) => body)).toEqual([
    { ...fields, tripId: kept.id },
  ]);
});

test("A saved cost is sent what was changed alone, and what is said of its price besides stays", async () => {
  const { screen, items, isSaved } = await open();
  api.on(finance.save, ({ body }) => {
    kept = saveFinanceItem(kept, "flight", body);
    return makeFinanceItem({ id: "flight", tripId: kept.id, name: "Flight as saved" });
  });
  act(
    () =>
      void screen.current.change({
        name: "finance.save",
        args: { id: "flight", change: { finance: { payed: 120 } } },
      }),
  );
  expect(items()[0]?.finance).toMatchObject({ price: 300, payed: 120 });
  await isSaved();
  expect(api.callsOf(finance.save).map(({ body }) => body)).toEqual([
    { id: "flight", finance: { payed: 120 } },
  ]);
  // What the server answers is what counts.
  expect(items().map(({ name }) => name)).toEqual(["Flight as saved"]);
});

test("A removed cost goes at once, and comes back with a message when that is refused", async () => {
  const { screen, namesOf, isSaved } = await open();
  api.on(finance.remove, () => refuse("FORBIDDEN", "Not yours."));
  act(() => void screen.current.change({ name: "finance.remove", args: { id: "flight" } }));
  expect(namesOf()).toEqual([]);
  await isSaved();
  expect(namesOf()).toEqual(["Flight"]);
  expect(listToasts().at(-1)?.text).toContain("Not yours.");
  api.on(finance.remove, ({ id }) => {
    kept = removeFinanceItem(kept, id);
    return { success: true };
  });
  act(() => void screen.current.change({ name: "finance.remove", args: { id: "flight" } }));
  await isSaved();
  expect(namesOf()).toEqual([]);
  expect(api.callsOf(finance.remove)).toHaveLength(2);
});
