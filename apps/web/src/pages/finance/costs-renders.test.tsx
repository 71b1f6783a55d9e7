import { makeFinance, makeFinanceItem } from "@castor/core/testing/make.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { countRenders } from "../../../testing/count-renders.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { makeTripWithCosts, serveCosts } from "../../../testing/serve-costs.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await import("./finance-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});
afterEach(forgetPage);

test("a key in the search of 5,000 costs draws the rows in view alone, and the page twice", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(50);
  const financeItems = Array.from({ length: 5_000 }, (_, index) =>
    makeFinanceItem({
      id: `cost${index}`,
      name: `Cost ${index}`,
      finance: makeFinance({ price: index }),
    }),
  );
  const trip = { ...makeTripWithCosts(), financeItems };
  serveCosts(trip);
  openApp(`/finance/${trip.id}`);
  await screen.findByText("Cost 0");
  const drawn = document.querySelectorAll("[data-cost]").length;
  expect(drawn).toBeLessThan(40);
  const renders = await countRenders(async () => {
    await userEvent.type(screen.getByPlaceholderText("Search costs"), "4");
    await waitFor(() => expect(screen.queryByText("Cost 0")).toBeNull());
  });
  expect(renders.Row).toBeLessThanOrEqual(drawn);
  // Once for the key in the field, once for the rows that match.
  expect(renders.Costs).toBe(2);
});
