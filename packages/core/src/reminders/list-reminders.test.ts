import {
  makeFinance,
  makeFinanceItem,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { newBooking } from "../bookings/booking.ts";
import { listDeadlineReminders, routesAround, routesOn } from "./list-reminders.ts";

const anna = { userId: "anna", name: "Anna", role: "owner" } as const;
const olga = { userId: "olga", name: "Olga", role: "viewer" } as const;
const members = [anna, olga];

test("A payment and a cancellation are told from so many days before until they are due, not afterwards", () => {
  const finance = makeFinance({
    price: 100,
    paymentDueDate: "2030-05-10",
    cancellationDate: "2030-05-12",
  });
  const trip = makeTrip({
    id: "t",
    members,
    financeItems: [makeFinanceItem({ id: "i", finance })],
  });
  const told = (days: 1 | 3 | 7, today: string) =>
    listDeadlineReminders(trip, "anna", days, today).map(({ kind }) => kind);
  expect(told(3, "2030-05-06")).toEqual([]);
  expect(told(3, "2030-05-07")).toEqual(["payment"]);
  expect(told(7, "2030-05-07")).toEqual(["payment", "cancellation"]);
  expect(told(1, "2030-05-10")).toEqual(["payment"]);
  expect(told(1, "2030-05-11")).toEqual(["cancellation"]);
  expect(told(7, "2030-05-13")).toEqual([]);
  expect(listDeadlineReminders(trip, "anna", 1, "2030-05-12")).toEqual([
    { kind: "cancellation", tripId: "t", subjectId: "i", date: "2030-05-12" },
  ]);
});

test("What is cancelled is neither to be paid nor to be cancelled", () => {
  const finance = makeFinance({ price: 100, paymentDueDate: "2030-05-10" });
  const told = (isCancelled: boolean) => {
    const booking = { ...newBooking, kind: "stay" as const, isCancelled };
    const routes = [makeRoute({ points: [makePoint({ finance, booking })] })];
    return listDeadlineReminders(makeTrip({ members, routes }), "anna", 3, "2030-05-08");
  };
  expect([told(false).length, told(true).length]).toEqual([1, 0]);
});

test("A cancelled dinner at a hotel leaves its nights to be paid", () => {
  const finance = makeFinance({ price: 100, paymentDueDate: "2030-05-10" });
  const hotelData = {
    ...{ checkIn: "2030-05-20 14:00", checkOut: "2030-05-21 11:00", dining: "none" as const },
    ...{ checkInTime: "14:00", checkOutTime: "11:00" },
  };
  const told = (kind: "stay" | "table") => {
    const booking = { ...newBooking, kind, isCancelled: true };
    const routes = [makeRoute({ points: [makePoint({ finance, hotelData, booking })] })];
    return listDeadlineReminders(makeTrip({ members, routes }), "anna", 3, "2030-05-08").length;
  };
  expect([told("table"), told("stay")]).toEqual([1, 0]);
});

test("A date has its days, and those of the nights around it", () => {
  const dates = ["2030-05-03 09:00", "2030-05-04 09:00", "2030-05-04 20:00", "2030-05-06 09:00"];
  const trip = makeTrip({ routes: dates.map((date) => makeRoute({ date })) });
  const datesOf = (routes: { date: string }[]) => routes.map(({ date }) => date);
  expect(datesOf(routesOn(trip, "2030-05-04"))).toEqual(dates.slice(1, 3));
  expect(datesOf(routesAround(trip, "2030-05-04"))).toEqual(dates.slice(0, 3));
});

test("Open tasks are told by their note and date, done ones and those without a date are not", () => {
  const text =
    "[ ] a due:2030-05-10\n[ ] b due:2030-05-10\n[x] c due:2030-05-11\n[ ] d\n[ ] e due:2030-05-20";
  const trip = makeTrip({ id: "t", members, notes: [makeNote({ id: "n", text })] });
  const told = { kind: "task", tripId: "t", subjectId: "n", date: "2030-05-10" };
  expect(listDeadlineReminders(trip, "anna", 3, "2030-05-08")).toEqual([told]);
  expect(listDeadlineReminders(trip, "anna", 1, "2030-05-08")).toEqual([]);
  expect(listDeadlineReminders(trip, "anna", 1, "2030-05-11")).toEqual([]);
});

test("A task is told to those whom it names, else to the owner; costs to the owner alone", () => {
  const finance = makeFinance({ price: 100, paymentDueDate: "2030-05-10" });
  const noteOf = (id: string, text: string) => makeNote({ id, text: `[ ] ${text} due:2030-05-10` });
  const notes = [noteOf("n1", "a"), noteOf("n2", "b @olga"), noteOf("n3", "c @Anna @Olga")];
  const items = [makeFinanceItem({ id: "i", finance })];
  const trip = makeTrip({
    id: "t",
    members,
    notes: [...notes, noteOf("n4", "d @peter")],
    financeItems: items,
  });
  const toldTo = (userId: string) =>
    listDeadlineReminders(trip, userId, 3, "2030-05-08").map(({ subjectId }) => subjectId);
  expect(toldTo("anna")).toEqual(["i", "n1", "n3", "n4"]);
  expect(toldTo("olga")).toEqual(["n2", "n3"]);
  expect(toldTo("peter")).toEqual([]);
});
