import { newBooking } from "@castor/core/bookings/booking.ts";
import { makePoint } from "@castor/core/testing/make.ts";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { PointForm, type PointFormProps } from "./point-form.tsx";

beforeAll(async () => {
  await startWords();
  // The first test would wait for it.
  await import("./form/booking-details.tsx");
});
beforeEach(() => {
  window.localStorage.clear();
  return setLanguage("en");
});
afterEach(cleanup);

const end = (at: string) => ({ at, zone: null, terminal: "", gate: "" });
const flight = {
  ...{ ...newBooking, kind: "flight" as const, number: "LH 123", seat: "14A", code: "QWERTY" },
  departure: { ...end("2026-12-05 23:10"), terminal: "2" },
  arrival: end("2026-12-06 04:45"),
};

function draw(point: Parameters<typeof makePoint>[0]) {
  const onSave = vi.fn<PointFormProps["onSave"]>(async () => null);
  const saved = makePoint({ name: "Frankfurt airport", ...point });
  render(
    <PointForm
      saved={saved}
      moveType="car"
      draftName={`point ${saved.id}`}
      date="2026-12-05"
      currency="EUR"
      people={{ adults: 2, kids: 0, travellers: [{ name: "Nino" }, { name: "Lia" }] }}
      onSave={onSave}
      onClose={() => {}}
    />,
    { wrapper: KitProvider },
  );
  return onSave;
}
const group = () => screen.findByRole("button", { name: /^Booking/ });
const open = async () => userEvent.click(await group());
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByText("Save"));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
async function choose(kind: string) {
  await userEvent.click(await screen.findByRole("combobox", { name: "Kind of booking" }));
  await userEvent.click(await screen.findByRole("option", { name: kind, hidden: true }));
}

test("an airport proposes a flight: its number is written as on boards, and the reservation is its departure", async () => {
  const onSave = draw({ typeId: "Airport", reservationTime: "23:10" });
  await press("Flight");
  await userEvent.type(await field("Flight number"), "lh123");
  await userEvent.type(await field("Seat"), "14A");
  expect(screen.queryByLabelText(/^Reservation time/)).toBeNull();
  expect(screen.queryByLabelText("Coach")).toBeNull();
  expect((await group()).textContent).toContain("LH 123, 14A");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    booking: {
      ...{ ...newBooking, kind: "flight", number: "LH 123", seat: "14A" },
      departure: end("2026-12-05 23:10"),
    },
  });
});

test("those who travel are chosen among the trip's, or typed", async () => {
  const onSave = draw({ booking: flight, reservationTime: "23:10" });
  await open();
  await press("Add Nino");
  await userEvent.type(await field("Travellers"), ", Oma");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ booking: { travellers: ["Nino", "Oma"] } });
});

test("a booked point shows its booking in short, and a save sends the one field that changes", async () => {
  const onSave = draw({ booking: flight, reservationTime: "23:10" });
  expect((await group()).textContent).toContain("LH 123, 14A, QWERTY");
  await open();
  await userEvent.clear(await field("Seat"));
  await userEvent.type(await field("Seat"), "15C");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ booking: { seat: "15C" } });
});

test("a time without a date is on the day, and that of the arrival on the day of the departure", async () => {
  const onSave = draw({ booking: { ...flight, arrival: null }, reservationTime: "23:10" });
  await open();
  await userEvent.type(await field("Arrival: Time: Hours"), "23");
  await userEvent.type(await field("Arrival: Time: Minutes"), "55");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ booking: { arrival: end("2026-12-05 23:55") } });
});

test("an arrival before the departure is on the next day, whatever digit is typed first", async () => {
  const onSave = draw({ booking: { ...flight, arrival: null }, reservationTime: "23:10" });
  await open();
  await userEvent.type(await field("Arrival: Time: Hours"), "23");
  await userEvent.type(await field("Arrival: Time: Minutes"), "25");
  await userEvent.clear(await field("Arrival: Time: Hours"));
  await userEvent.type(await field("Arrival: Time: Hours"), "04");
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ booking: { arrival: end("2026-12-06 04:25") } });
});

test("without a booking the time stays as a reservation", async () => {
  const onSave = draw({ booking: flight, reservationTime: "23:10" });
  await open();
  await choose("No booking");
  expect(await screen.findByText("Reservation time")).toBeDefined();
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ booking: null, reservationTime: "23:10" });
});

test("another kind keeps what makes sense for it", async () => {
  const onSave = draw({ booking: flight, reservationTime: "23:10" });
  await open();
  await choose("Table");
  expect(screen.queryByLabelText("Seat")).toBeNull();
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    booking: {
      ...{ kind: "table", number: "", seat: "", departure: end("2026-12-05 23:10") },
      arrival: null,
    },
  });
});

test("a terminal without a time is asked for its time, under the field of the time", async () => {
  const onSave = draw({ booking: { ...flight, departure: null, arrival: null } });
  await open();
  await userEvent.type(await field("Terminal"), "2");
  await save();
  expect(onSave).not.toHaveBeenCalled();
  const wrong = document.querySelector('[data-path="booking.departure"]');
  expect(wrong?.getAttribute("aria-invalid")).toBe("true");
});
