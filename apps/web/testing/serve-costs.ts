import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { removeFinanceItem, saveFinanceItem } from "@castor/core/finance/edit-items.ts";
import { savePoint } from "@castor/core/points/edit/edit-points.ts";
import {
  makeFinance,
  makeFinanceItem,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { FakeApi } from "./fake-api.ts";

const { trips, account, finance, points } = endpoints;
const anna: Me = {
  id: "anna",
  username: "anna@castor.example",
  lang: "en",
  defaultCurrency: "EUR",
  fullName: "Anna",
  publicName: "Anna",
  hasPassword: true,
};
let number = 0;

/** A trip with a partly paid flight, a castle, and a bath excluded from the route. Each call makes another trip. */
export function makeTripWithCosts(): Trip {
  const castle = makePoint({
    id: "stop",
    name: "Castle",
    typeId: "Monument",
    finance: makeFinance({ price: 12 }),
  });
  const bath = makePoint({
    name: "Bath",
    excludeFromRoute: true,
    routeMode: "none",
    finance: makeFinance({ price: 5 }),
  });
  const flight = makeFinanceItem({
    id: "flight",
    name: "Flight",
    type: "plane",
    finance: makeFinance({ price: 300, payed: 100 }),
  });
  return makeTrip({
    id: `costs${++number}`,
    routes: [makeRoute({ points: [castle, bath] })],
    financeItems: [flight],
  });
}

/** A fake server that keeps a trip and the changes of its costs. */
export function serveCosts(trip: Trip): FakeApi {
  let kept = trip;
  return new FakeApi()
    .on(account.me, () => anna)
    .on(trips.get, () => kept)
    .on(finance.save, ({ body }) => {
      kept = saveFinanceItem(kept, body.id ?? "", body);
      return kept.financeItems.find(({ id }) => id === body.id) ?? makeFinanceItem();
    })
    .on(finance.remove, ({ id }) => {
      kept = removeFinanceItem(kept, id);
      return { success: true };
    })
    .on(points.save, ({ body }) => {
      kept = savePoint(kept, body.id ?? "", body);
      return kept.routes[0]?.points.find(({ id }) => id === body.id) ?? makePoint();
    });
}

/** The titles in the cost table. */
export const listTitles = () =>
  [...document.querySelectorAll("[data-cost] th")].map(({ textContent }) => textContent);
export const isListed = (...names: string[]) => waitFor(() => expect(listTitles()).toEqual(names));
