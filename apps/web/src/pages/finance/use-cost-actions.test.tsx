import { endpoints } from "@castor/core/endpoints.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import { isListed, makeTripWithCosts, serveCosts } from "../../../testing/serve-costs.ts";
import { queryClient } from "../../data/http/query-client.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { dismissToast, listToasts } from "../../ui/feedback/show-toast.ts";

const { trips, finance, points } = endpoints;
let api: FakeApi;
let kept: Trip;

beforeAll(async () => {
  await startWords();
  // Loading it for the first time takes longer than a test waits for what is on it.
  await import("./finance-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  kept = makeTripWithCosts();
  api = serveCosts(kept);
});
afterEach(() => {
  for (const { id } of listToasts()) act(() => dismissToast(id));
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

const open = () => openApp(`/finance/${kept.id}`);
const bodiesOf = (row: typeof finance.save | typeof points.save) =>
  api.callsOf(row).map(({ body }) => body);

test("A cost is marked as paid in one press, and taking that back leaves it as it was", async () => {
  open();
  await press("Mark as paid: Flight");
  await waitFor(() =>
    expect(bodiesOf(finance.save)).toEqual([{ id: "flight", finance: { payed: 300 } }]),
  );
  await press("Undo");
  await waitFor(() =>
    expect(bodiesOf(finance.save).at(-1)).toEqual({ id: "flight", finance: { payed: 100 } }),
  );
  await press("Mark as paid: Castle");
  await waitFor(() =>
    expect(bodiesOf(points.save)).toEqual([{ id: "stop", finance: { payed: 12 } }]),
  );
  await press("Undo");
  // Nothing was said of paying it: nothing is, then.
  await waitFor(() =>
    expect(bodiesOf(points.save).at(-1)).toEqual({ id: "stop", finance: { payed: null } }),
  );
});

test("Of two costs that are paid one after the other both can be taken back", async () => {
  open();
  await press("Mark as paid: Flight");
  await press("Mark as paid: Castle");
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(2));
  const [first] = screen.getAllByRole("button", { name: "Undo" });
  if (first) await userEvent.click(first);
  await waitFor(() =>
    expect(bodiesOf(finance.save).at(-1)).toEqual({ id: "flight", finance: { payed: 100 } }),
  );
  expect(bodiesOf(points.save)).toEqual([{ id: "stop", finance: { payed: 12 } }]);
});

test("Ctrl+Z undoes a payment, Ctrl+Y pays again", async () => {
  open();
  await press("Mark as paid: Flight");
  const paid = () => bodiesOf(finance.save).at(-1);
  await waitFor(() => expect(paid()).toEqual({ id: "flight", finance: { payed: 300 } }));
  await userEvent.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(paid()).toEqual({ id: "flight", finance: { payed: 100 } }));
  await userEvent.keyboard("{Control>}y{/Control}");
  await waitFor(() => expect(paid()).toEqual({ id: "flight", finance: { payed: 300 } }));
});

test("Paying that is refused is undone, with the reason", async () => {
  api.on(finance.save, () => refuse("FORBIDDEN", "Not yours."));
  api.on(points.save, () => refuse("FORBIDDEN", "Not yours either."));
  open();
  await press("Mark as paid: Flight");
  await waitFor(() => expect(listToasts().at(-1)?.text).toContain("Not yours."));
  await press("Mark as paid: Castle");
  await waitFor(() => expect(listToasts().at(-1)?.text).toContain("Not yours either."));
  expect(await screen.findByRole("button", { name: "Mark as paid: Flight" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

async function deleteFlight() {
  await press("Actions for “Flight”");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete", hidden: true }));
  await isListed("Bath", "Castle");
}

test("A deletion that is taken back is never sent", async () => {
  open();
  await deleteFlight();
  await press("Undo");
  await isListed("Bath", "Castle", "Flight");
  expect(api.callsOf(finance.remove)).toEqual([]);
});

test("A deletion is sent when one leaves the page", async () => {
  api.on(trips.list, () => []);
  const router = open();
  await deleteFlight();
  expect(api.callsOf(finance.remove)).toEqual([]);
  await act(() => router.navigate({ href: "/trips" }));
  await waitFor(() => expect(api.callsOf(finance.remove)).toHaveLength(1));
});

test("A deletion that was sent is still undone: the cost is made again", async () => {
  open();
  await deleteFlight();
  await act(() => tripQueueOf(kept.id).releaseAll());
  expect(api.callsOf(finance.remove)).toHaveLength(1);
  await press("Undo");
  await waitFor(() => expect(api.callsOf(finance.save)).toHaveLength(1));
  expect(api.callsOf(finance.save)[0]?.body).toMatchObject({ name: "Flight" });
});

test("A place is shown on its map without loading the product anew", async () => {
  const router = open();
  const navigate = vi.spyOn(router, "navigate").mockResolvedValue();
  await press("Actions for “Castle”");
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Show on the map", hidden: true }),
  );
  const [day] = kept.routes;
  expect(navigate).toHaveBeenCalledExactlyOnceWith({
    href: `/map/${kept.id}/${day?.id}?point=stop`,
  });
});

test.each([
  ["Flight", finance.save],
  ["Castle", points.save],
])(
  "What is typed into the form of %s is not lost when that was deleted meanwhile",
  async (title, save) => {
    open();
    await press(title);
    const payed = await screen.findByLabelText<HTMLInputElement>("Paid already");
    await userEvent.clear(payed);
    await userEvent.type(payed, "55");
    api.on(trips.get, () => ({ ...kept, financeItems: [], routes: [] }));
    api.on(save, () => refuse("NOT_FOUND", "It is not there any more."));
    await press("Save");
    expect((await screen.findByRole("alert")).textContent).toContain("It is not there any more.");
    await screen.findByText("No costs yet");
    expect(screen.getByLabelText<HTMLInputElement>("Paid already").value).toBe("55");
  },
);
