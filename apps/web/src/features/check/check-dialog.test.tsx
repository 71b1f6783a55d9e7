import { makeFinding } from "@castor/core/check/finding.ts";
import { silence } from "@castor/core/check/silence-finding.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { asViewer } from "../../../testing/as-member.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { CheckBadge } from "./check-badge.tsx";
import { CheckDialog } from "./check-dialog.tsx";

const museum = makePoint({ id: "museum", name: "Albertina" });
const trip = makeTrip({
  id: "trip",
  routes: [makeRoute({ id: "day", name: "Old town", date: "2026-12-05 09:00", points: [museum] })],
});
const closed = makeFinding({
  kind: "closed",
  severity: "impossible",
  routeIds: ["day"],
  stopIds: ["museum"],
  figures: { arrival: "2026-12-05 19:30" },
});
const noBed = makeFinding({
  kind: "noBed",
  severity: "tight",
  routeIds: ["day"],
  figures: { date: "2026-12-05" },
});
const walk = makeFinding({
  kind: "longWalk",
  severity: "hint",
  routeIds: ["day"],
  stopIds: ["museum"],
  figures: { metres: 12_400, minutes: 150 },
  isProbable: true,
});
const rate = makeFinding({
  kind: "noRate",
  severity: "hint",
  routeIds: ["day"],
  stopIds: ["museum"],
  figures: { currency: "GEL", count: 2 },
});
const findFixes = () => new Promise<never>(() => {});
const check = {
  state: "ready" as const,
  findings: [closed, noBed, walk, rate],
  silenced: [],
  findFixes,
};
const nothing = () => {};

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

const show = (state: Parameters<typeof CheckDialog>[0]["check"]) =>
  render(<CheckDialog trip={trip} check={state} onClose={nothing} />, { wrapper: KitProvider });

test("findings are listed by severity, each with its place, its day and a link to them", () => {
  show(check);
  const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Cannot work", "May fail", "Worth a look"]);
  const [first, second, third, fourth] = screen.getAllByRole("link");
  expect(first?.textContent).toMatch(/^Albertina 05\/12 \(Sat\)Closed on arrival at 19:30\.$/);
  expect(first?.getAttribute("href")).toBe("/map/trip/day?point=museum");
  expect(second?.textContent).toMatch(/^Old town.*No bed for the night of 05\/12/);
  expect(second?.getAttribute("href")).toBe("/map/trip/day");
  expect(third?.textContent).toMatch(
    /A walk of 12\.4.km, 2.hr.30.min\. May be wrong: a time is only estimated\.$/u,
  );
  expect(fourth?.textContent).toContain("No exchange rate of GEL, so 2 costs are not converted.");
  expect(fourth?.getAttribute("href")).toBe("/finance/trip");
});

test("what one knows of is listed folded, and can be shown again", () => {
  const known = { ...trip, silenced: silence([], noBed) };
  const state = { state: "ready" as const, findings: [closed], silenced: [noBed], findFixes };
  render(<CheckDialog trip={known} check={state} onClose={nothing} />, { wrapper: KitProvider });
  expect(screen.getAllByRole("button", { name: /^I know: Albertina/ })).toHaveLength(1);
  const fold = screen.getByText("You know of 1 thing").closest("details");
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain("No bed for the night");
});

test("who only reads a trip silences and mends nothing in it", () => {
  const state = { state: "ready" as const, findings: [closed], silenced: [noBed], findFixes };
  const seen = { ...trip, ...asViewer };
  render(<CheckDialog trip={seen} check={state} onClose={nothing} />, { wrapper: KitProvider });
  expect(screen.getByText("Closed on arrival at 19:30.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^(I know|Show again)/ })).toBeNull();
  expect(screen.queryByText(/^Looking for/)).toBeNull();
});

test("findings are worded in Russian", async () => {
  await setLanguage("ru");
  show(check);
  expect(screen.getByText("К приезду в 19:30 закрыто.")).toBeDefined();
  expect(screen.getByText(/Может быть неточно/)).toBeDefined();
});

test("what is open stays open where a finding gets another severity, as when a path comes in", async () => {
  const drop = {
    ...{ kind: "drop" as const, changes: [], routeId: "day", stopIds: ["museum"], figures: {} },
    ...{ times: [], costs: [], gone: [], come: [], isEstimated: false },
  };
  const found = { ...check, findFixes: async () => [drop] };
  const { rerender } = show({ ...found, findings: [closed] });
  fireEvent.click(await screen.findByRole("button", { name: "Fixes" }));
  const lesser = { ...found, findings: [{ ...closed, severity: "tight" as const }] };
  rerender(<CheckDialog trip={trip} check={lesser} onClose={nothing} />);
  const button = await screen.findByRole("button", { name: "Fixes" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
});

test("a plan without findings, one that is being checked and one that could not be say so", () => {
  const { rerender } = show({ state: "ready", findings: [], silenced: [], findFixes });
  expect(screen.getByText("Nothing stands against this plan.")).toBeDefined();
  rerender(<CheckDialog trip={trip} check={{ state: "checking" }} onClose={nothing} />);
  expect(screen.getByRole("status").textContent).toBe("Checking the plan…");
  rerender(<CheckDialog trip={trip} check={{ state: "failed" }} onClose={nothing} />);
  expect(within(screen.getByRole("alert")).getByText(/could not be checked/)).toBeDefined();
});

test("the badge counts the findings; without any it is left out where there is little room", () => {
  const { rerender } = render(<CheckBadge check={check} onOpen={nothing} />);
  expect(screen.getByRole("button", { name: "4 things to check" }).textContent).toBe("4");
  rerender(<CheckBadge check={{ state: "checking" }} onOpen={nothing} />);
  expect(screen.getByRole("button", { name: "Check" }).textContent).toBe("");
  rerender(<CheckBadge check={{ state: "checking" }} onOpen={nothing} isHiddenWhenFine />);
  expect(screen.queryByRole("button")).toBeNull();
});
