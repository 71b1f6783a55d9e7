import { newBooking } from "@castor/core/bookings/booking.ts";
import { listDeadlines, sumAtRisk } from "@castor/core/finance/table/list-deadlines.ts";
import { listFinanceRows } from "@castor/core/finance/table/list-rows.ts";
import { limits } from "@castor/core/limits.ts";
import {
  makeFinance,
  makeFinanceItem,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { addDays, todayIn } from "@castor/core/time/dates.ts";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { browserTimeZone } from "../../device/time-zone.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { DeadlineBadge } from "./deadline-badge.tsx";
import { DeadlineList, type DeadlineListProps } from "./deadline-list.tsx";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));
afterEach(cleanup);

const cost = (name: string, block: Parameters<typeof makeFinance>[0]) =>
  makeFinanceItem({ name, finance: makeFinance(block) });
type Costs = ReturnType<typeof cost>[];
const plain = (text: string | null) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

function draw(...financeItems: Costs) {
  const onOpen = vi.fn<NonNullable<DeadlineListProps["onOpen"]>>();
  const onPay = vi.fn<NonNullable<DeadlineListProps["onPay"]>>();
  const rows = listFinanceRows(makeTrip({ financeItems }), true);
  const deadlines = listDeadlines(rows, "2026-11-22");
  const atRisk = sumAtRisk(rows, "2026-11-22");
  const onList = () => {};
  render(<DeadlineList {...{ deadlines, atRisk, onOpen, onPay, onList }} />, {
    wrapper: KitProvider,
  });
  return { onOpen, onPay, rows };
}

/** Each part of the timeline: its heading and the texts of its entries. */
const listParts = () =>
  screen
    .getAllByRole("heading")
    .map((heading) => [
      heading.textContent,
      ...[...(heading.parentElement?.querySelectorAll("li") ?? [])].map((entry) =>
        [...entry.querySelectorAll("p, li div > button")]
          .map((word) => plain(word.textContent))
          .join(" | "),
      ),
    ]);

test("Overdue, soon and later deadlines are separate, each with its day, amount and time left", () => {
  draw(
    cost("Hotel", { price: 100.5, payed: 30, paymentDueDate: "2026-12-20" }),
    cost("Flight", { price: 500, payed: 500, cancellationDate: "2026-11-29" }),
    cost("Museum", { price: 2000, currency: "JPY", paymentDueDate: "2026-11-20" }),
    cost("Car", { price: 80, paymentDueDate: "2026-11-22", cancellationDate: "2026-11-21" }),
  );
  expect(listParts()).toEqual([
    ["Overdue", "20.11.2026 · 2 days ago | Museum | Pay JP¥2,000"],
    [
      "In the next 7 days",
      "22.11.2026 · today | Car | Pay €80",
      "29.11.2026 · in 7 days | Flight | Last day of free cancellation, €500",
    ],
    ["Later", "20.12.2026 · in 28 days | Hotel | Pay €70.50"],
  ]);
});

test("The deadlines are in Russian when the language is Russian", async () => {
  await setLanguage("ru");
  draw(cost("Отель", { price: 100.5, paymentDueDate: "2026-11-23" }));
  expect(listParts()).toEqual([
    ["В ближайшие 7 дней", "23.11.2026 · завтра | Отель | Оплатить 100,50 €"],
  ]);
});

test("A payment can be marked as paid in the list, a cancellation cannot; both can be opened", async () => {
  const { onOpen, onPay, rows } = draw(
    cost("Flight", { price: 500, payed: 500, cancellationDate: "2026-11-29" }),
    cost("Hotel", { price: 100, paymentDueDate: "2026-12-20" }),
  );
  const [flight, hotel] = rows;
  await userEvent.click(screen.getByRole("button", { name: "Mark as paid: Hotel" }));
  expect(onPay).toHaveBeenCalledExactlyOnceWith(hotel);
  expect(screen.queryByRole("button", { name: "Mark as paid: Flight" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Flight" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(flight);
});

test("A double click marks one payment, since the second press may hit another", async () => {
  const { onOpen, onPay } = draw(cost("Hotel", { price: 100, paymentDueDate: "2026-12-20" }));
  await userEvent.dblClick(screen.getByRole("button", { name: "Mark as paid: Hotel" }));
  expect(onPay).toHaveBeenCalledOnce();
  await userEvent.dblClick(screen.getByRole("button", { name: "Hotel" }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test("A cost above the greatest amount that can be saved as paid has no button", () => {
  const price = limits.amountMax;
  draw(cost("Island", { type: "perPerson", price, paymentDueDate: "2026-12-20" }));
  expect(screen.getByRole("button", { name: "Island" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Mark as paid: Island" })).toBeNull();
});

test("Who only reads opens and marks nothing", () => {
  const hotel = cost("Hotel", { price: 100, paymentDueDate: "2026-12-20" });
  const rows = listFinanceRows(makeTrip({ financeItems: [hotel] }), true);
  const deadlines = listDeadlines(rows, "2026-11-22");
  render(<DeadlineList deadlines={deadlines} atRisk={[]} onList={() => {}} />, {
    wrapper: KitProvider,
  });
  expect(screen.getByText("Hotel")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("Without deadlines the list says so", () => {
  draw(
    cost("Hotel", { price: 100 }),
    cost("Paid", {
      price: 5,
      payed: 5,
      paymentDueDate: "2026-11-30",
      cancellationDate: "2026-11-21",
    }),
  );
  expect(screen.getByText("No payment or cancellation deadlines.")).toBeDefined();
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.getByText("At risk today: €5")).toBeDefined();
});

const today = () => todayIn(browserTimeZone(), new Date());
const inDays = (days: number) => addDays(today(), days);
function drawBadge(changes: Parameters<typeof makeTrip>[0]) {
  render(<DeadlineBadge trip={makeTrip({ id: "trip", ...changes })} />, { wrapper: KitProvider });
  const badge = screen.queryByRole("link");
  return badge && [badge.textContent, badge.getAttribute("href")];
}

test("The badge shows how many are due soon, and links to the deadlines", () => {
  const financeItems = [
    cost("Hotel", { price: 100, paymentDueDate: inDays(2), cancellationDate: inDays(7) }),
    cost("Flight", { price: 100, paymentDueDate: inDays(60) }),
  ];
  expect(drawBadge({ financeItems })).toEqual(["2 deadlines", "/finance/trip?view=deadlines"]);
});

test("The badge shows when something is overdue", () => {
  const hotel = cost("Hotel", { price: 100, paymentDueDate: inDays(-2) });
  expect(drawBadge({ financeItems: [hotel] })?.[0]).toBe("1 deadline, overdue");
  cleanup();
  const car = cost("Car", { price: 9, cancellationDate: inDays(3) });
  expect(drawBadge({ financeItems: [hotel, car] })?.[0]).toBe("2 deadlines, some overdue");
});

test("The badge leaves out until when a cancelled booking was free to be cancelled, and keeps what is to be paid", () => {
  const badgeOf = (isCancelled: boolean) => {
    cleanup();
    const booking = { ...newBooking, kind: "table" as const, isCancelled };
    const finance = makeFinance({
      price: 9,
      paymentDueDate: inDays(2),
      cancellationDate: inDays(3),
    });
    return drawBadge({ routes: [makeRoute({ points: [makePoint({ booking, finance })] })] })?.[0];
  };
  expect([badgeOf(false), badgeOf(true)]).toEqual(["2 deadlines", "1 deadline"]);
});

test("There is no badge while nothing is due soon, and none for who sees no money", () => {
  const later = cost("Flight", { price: 100, paymentDueDate: inDays(60) });
  const soon = cost("Hotel", { price: 100, paymentDueDate: inDays(2) });
  expect(drawBadge({ financeItems: [later] })).toBeNull();
  cleanup();
  expect(drawBadge({ financeItems: [soon], canEdit: false })).toBeNull();
  for (const [seesMoney, words] of [
    [true, "1 deadline"],
    [false, undefined],
  ] as const) {
    cleanup();
    const viewer = { canEdit: false, role: "viewer" as const, seesMoney };
    expect(drawBadge({ financeItems: [soon], ...viewer })?.[0]).toBe(words);
  }
});
