import type { OrderFigures } from "@castor/core/order/describe-plan.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { render, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { KitProvider } from "../../../ui/theme/kit-provider.tsx";
import type { OrderState } from "../search/use-best-order.ts";
import { OrderResult } from "./order-result.tsx";

const points = ["Castle", "Bath", "Market", "Garden"].map((name) => makePoint({ id: name, name }));
const route = makeRoute({ points });
const [castle, bath, market, garden] = route.points;
const at = (time: string, isEstimated = false) => ({
  at: `2026-12-05 ${time}`,
  ...{ day: 0, instant: 0, isEstimated },
});
const figures: OrderFigures = {
  arrivals: { Castle: at("09:00"), Bath: at("10:00"), Market: at("11:00"), Garden: at("12:00") },
  minutes: 95,
  lost: 0,
  metres: 41_500,
  isEstimated: false,
  findings: 2,
};
const ready = (
  kind: "proposed" | "unchanged",
  after: Partial<OrderFigures> = {},
  isExact = true,
): OrderState => ({
  state: "ready",
  proposal: {
    kind,
    points: [castle, market, bath, garden].flatMap((point) => point ?? []),
    before: figures,
    after: { ...figures, ...after },
    isExact,
  },
});
const show = (order: OrderState) =>
  render(<OrderResult route={route} order={order} />, { wrapper: KitProvider });

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

test("a better order is shown by its figures beside today's, and by what moves", () => {
  const arrivals = { ...figures.arrivals, Market: at("09:40"), Bath: at("10:30", true) };
  show(ready("proposed", { minutes: 60, metres: 20_300, findings: 0, arrivals }));
  const rows = screen.getAllByRole("row").map((row) =>
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent?.replace(/\s/g, " ")),
  );
  expect(rows.slice(1)).toEqual([
    ["1 hr 35 min", "1 hr"],
    ["41.5 km", "20.3 km"],
    ["2", "0"],
  ]);
  const names = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(names).toEqual([
    "Castle · arrival 09:00",
    "Market · arrival 09:40, was 11:00",
    "Bath · arrival ≈10:30, was 10:00 · was number 2",
    "Garden · arrival 12:00",
  ]);
  expect(screen.queryByText("Some ways are estimated.")).toBeNull();
});

test("waiting and delays have a row where there are any", () => {
  show(ready("proposed", { minutes: 97, lost: 50 }));
  expect(screen.getByRole("row", { name: /^Waiting and delays 0 50.min$/ })).toBeDefined();
});

test("what rests on estimates says so, in Russian too", async () => {
  show(ready("proposed", { minutes: 60, isEstimated: true }));
  expect(screen.getByText("Some ways are estimated.")).toBeDefined();
  expect(screen.getByRole("cell", { name: /^about.1.hr$/ })).toBeDefined();
  await setLanguage("ru");
  show(ready("proposed", { isEstimated: true }));
  expect(screen.getAllByText(/некоторых участков/).length).toBeGreaterThan(0);
});

test("it says plainly that nothing is better, that a day has too many points, or that it failed", () => {
  const { rerender } = show(ready("unchanged"));
  expect(screen.getByText("The points are already in the best order.")).toBeDefined();
  rerender(<OrderResult route={route} order={ready("unchanged", {}, false)} />);
  expect(screen.getByText("No better order was found.")).toBeDefined();
  const refused = { kind: "refused" as const, code: "tooManyStops" as const };
  rerender(<OrderResult route={route} order={{ state: "ready", proposal: refused }} />);
  expect(screen.getByText("A day can have at most 60 points for this.")).toBeDefined();
  rerender(<OrderResult route={route} order={{ state: "failed" }} />);
  expect(screen.getByRole("alert").textContent).toContain("could not be worked out");
});

test("while it is looked for, a bar says how far", () => {
  show({ state: "searching", share: 0.4 });
  expect(screen.getByRole("progressbar", { name: "Looking for the best order…" })).toHaveProperty(
    "value",
    0.4,
  );
});

test("the result is said where the search was: one status stays", () => {
  const { rerender } = show({ state: "searching", share: 0.4 });
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("Looking for the best order…");
  const saysOf = (order: OrderState) => {
    rerender(<OrderResult route={route} order={order} />);
    expect(screen.getByRole("status")).toBe(status);
    return status.textContent?.replace(/\s/g, " ");
  };
  expect(saysOf(ready("proposed", { minutes: 60 }))).toBe(
    "A better order: on the way 1 hr instead of 1 hr 35 min.",
  );
  expect(saysOf(ready("unchanged"))).toBe("The points are already in the best order.");
});
