import { makeFinance } from "@castor/core/testing/make.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
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

async function payByKeyboard(search: string, title = "Flight") {
  const trip = makeTripWithCosts();
  const finance = makeFinance({ price: 300, payed: 100, paymentDueDate: "2026-12-20" });
  const financeItems = trip.financeItems.map((item) => ({ ...item, finance }));
  const due = { ...trip, financeItems };
  serveCosts(due);
  openApp(`/finance/${due.id}?${search}`);
  (await screen.findByRole("button", { name: `Mark as paid: ${title}` })).focus();
  await userEvent.keyboard("{Enter}");
}

test.each([
  ["the deadlines", "view=deadlines", "No payment or cancellation deadlines."],
  ["the table", "payStatus=unpaid&category=plane", "No costs match these filters."],
])(
  "Whoever pays the last of %s by keyboard goes on where the list was",
  async (_, search, words) => {
    await payByKeyboard(search);
    const said = await screen.findByText(words);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(said)).toBe(true);
  },
);

test("Marking a cost as paid by keyboard keeps the focus in the row", async () => {
  await payByKeyboard("");
  await waitFor(() =>
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Actions for “Flight”"),
  );
});

test.each([
  ["in its place", "Bath", "Castle"],
  ["before it, when it was the last", "Flight", "Castle"],
])("Whoever pays one of several by keyboard goes on at the cost %s", async (_, title, next) => {
  await payByKeyboard("payStatus=unpaid", title);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute("aria-label")).toBe(`Actions for “${next}”`),
  );
});
