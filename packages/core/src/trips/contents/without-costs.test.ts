import { expect, test } from "vitest";
import {
  makeFinance,
  makeFinanceItem,
  makeIdea,
  makePoint,
  makeRoute,
  makeTrip,
} from "../../../testing/make.ts";
import { withoutCosts } from "./without-costs.ts";

test("contents for who sees no money name no price, and keep all else", () => {
  const point = makePoint({ name: "Bath", finance: makeFinance() });
  const idea = makeIdea({ name: "Opera", finance: makeFinance() });
  const trip = makeTrip({
    routes: [makeRoute({ points: [point] })],
    ideas: [idea],
    financeItems: [makeFinanceItem()],
  });
  const kept = withoutCosts(trip);
  expect(kept.routes[0]?.points).toMatchObject([{ name: "Bath", finance: null }]);
  expect(kept.ideas).toMatchObject([{ name: "Opera", finance: null }]);
  expect(kept.financeItems).toEqual([]);
  expect(kept.name).toBe(trip.name);
});
