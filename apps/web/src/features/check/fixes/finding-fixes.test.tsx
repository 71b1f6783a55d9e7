import type { CheckContext } from "@castor/core/check/check-context.ts";
import { checkTrip } from "@castor/core/check/check-trip.ts";
import { makeFinding } from "@castor/core/check/finding.ts";
import { findFixes } from "@castor/core/mend/find-fixes.ts";
import { makeFinance, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { fireEvent, render, screen, waitForElementToBeRemoved } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { KitProvider } from "../../../ui/theme/kit-provider.tsx";
import type { FindFixes } from "../check-state.ts";
import { FindingFixes } from "./finding-fixes.tsx";

const trip = makeTrip({
  id: "trip",
  routes: [
    makeRoute({
      id: "day",
      name: "Old town",
      points: [
        makePoint({ id: "start", timeToSpend: 60 }),
        makePoint({
          id: "shop",
          name: "Naschmarkt",
          priority: "second",
          timeToSpend: 30,
          finance: makeFinance(),
        }),
        makePoint({ id: "museum", name: "Albertina", reservationTime: "10:50", timeToSpend: 60 }),
      ],
    }),
  ],
});
const leg = { distance: 3_000, duration: 15 * 60, isEstimated: false };
const context: CheckContext = {
  today: "2026-11-20",
  legsByDay: { day: { legs: { shop: leg, museum: leg }, missing: [] } },
  zoneOf: () => "Europe/Vienna",
  fallbackZone: "UTC",
  perEuro: null,
};
const late = checkTrip(trip, context)[0] ?? makeFinding({ kind: "closed", severity: "tight" });
const mend: FindFixes = async (ofTrip, finding) =>
  findFixes(ofTrip, finding, { ...context, newId: "new", at: "2026-11-20T08:00:00.000Z" });

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

function Fixes(props: { finding: typeof late; findFixes: FindFixes }) {
  const [isOpen, setOpen] = useState(false);
  return <FindingFixes trip={trip} isOpen={isOpen} onTurn={setOpen} {...props} />;
}

const show = (find: FindFixes, finding = late) =>
  render(<Fixes finding={finding} findFixes={find} />, { wrapper: KitProvider });

test("fixes are told with their times before and after and what they cost, when they are asked for", async () => {
  show(mend);
  expect(screen.queryByRole("listitem")).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Fixes" }));
  await screen.findByRole("button", { name: /^Apply: Start “Old town” 15.min earlier$/u });
  const [earlier, ...others] = screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(earlier).toMatch(/Start of “Old town”: 09:00\s→\s08:45/);
  expect(earlier).toMatch(/Arrival at “Albertina”: 11:00\s→\s10:45/);
  const out = others.find((text) => text?.startsWith("Leave “Naschmarkt” out"));
  expect(out).toMatch(/Costs €?40.*less/);
});

test("fixes are worded in Russian", async () => {
  await setLanguage("ru");
  show(mend);
  fireEvent.click(await screen.findByRole("button", { name: "Как исправить" }));
  expect(await screen.findByText(/Начать «Old town» раньше на 15/)).toBeDefined();
  expect(screen.getByText(/Приезд в «Albertina»: 11:00\s→\s10:45/)).toBeDefined();
});

test("without a fix nothing is offered", async () => {
  const { unmount } = show(async () => []);
  await waitForElementToBeRemoved(screen.getByText("Looking for fixes…"));
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  // No change of the plan makes a rate known: nobody is asked.
  show(() => Promise.reject(new Error("asked")), makeFinding({ kind: "noRate", severity: "hint" }));
  expect(screen.queryByText(/fixes/i)).toBeNull();
});

test("a search that failed says so", async () => {
  show(() => Promise.reject(new Error("no worker")));
  expect(await screen.findByText(/Fixes could not be found/)).toBeDefined();
});
