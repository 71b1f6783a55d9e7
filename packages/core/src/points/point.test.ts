import { makePoint } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { fieldMessages } from "../schemas/validation.ts";
import { placeFieldNames, point, pointForm, pointSave } from "./point.ts";

const messagesOf = (body: unknown) => {
  const parsed = pointSave.safeParse(body, { reportInput: true });
  return parsed.success ? {} : fieldMessages(parsed.error);
};

test("A new point needs a route, a name and coordinates; a change needs nothing", () => {
  expect(messagesOf({})).toEqual({
    routeId: "required",
    name: "required",
    lat: "required",
    lng: "required",
  });
  expect(messagesOf({ id: "a" })).toEqual({});
});

test("An answer is valid as a change; its derived fields are ignored", () => {
  const stay = { checkIn: "2026-12-05 15:00", checkOut: null, dining: "none" as const };
  const answered = makePoint({ hotelData: { ...stay, checkInTime: "15:00", checkOutTime: null } });
  expect(point.safeParse(answered).success).toBe(true);
  const { order, tripId, ...fields } = answered;
  expect(pointSave.parse(answered)).toEqual({ ...fields, hotelData: stay });
});

test("Unknown fields are ignored; wrong values have a message", () => {
  expect(pointSave.parse({ id: "a", color: "red" })).toEqual({ id: "a" });
  expect(messagesOf({ id: "a", lat: 91, lng: "x", typeId: "Castle", timeToSpend: 14_401 })).toEqual(
    {
      lat: "invalidCoordinate",
      lng: "number",
      typeId: "unknownValue",
      timeToSpend: "between 0 14400",
    },
  );
  expect(messagesOf({ id: "a", url: "javascript:alert(1)", reservationTime: "25:00" })).toEqual({
    url: "invalidUrl",
    reservationTime: "invalidTime",
  });
  expect(messagesOf({ id: "a", finance: { price: -1, currency: "XXX" } })).toEqual({
    "finance.price": "invalidNumber",
    "finance.currency": "unknownValue",
  });
});

test("Contradicting mode and exclusion are refused at excludeFromRoute", () => {
  expect(messagesOf({ id: "a", routeMode: "none", excludeFromRoute: false })).toEqual({
    excludeFromRoute: "modesAtOdds",
  });
  expect(messagesOf({ id: "a", routeMode: "none", excludeFromRoute: true })).toEqual({});
});

test("A tick names its line, its text and the wanted state; it replaces the description in a save of an existing point", () => {
  const tick = { line: 1, text: "- [ ] Pay", done: true };
  expect(messagesOf({ id: "a", tick })).toEqual({});
  expect(pointSave.parse({ id: "a", tick })).toEqual({ id: "a", tick });
  expect(messagesOf({ id: "a", tick, description: "" })).toEqual({ tick: "invalidValue" });
  const place = { routeId: "r", name: "b", lat: 1, lng: 2 };
  expect(messagesOf({ ...place, tick })).toEqual({ tick: "invalidValue" });
  expect(messagesOf({ id: "a", tick: { line: -1, text: 5 } })).toEqual({
    "tick.line": "between 0 20000",
    "tick.text": "invalidValue",
    "tick.done": "required",
  });
});

test("Null empties texts, reservations, finance and booking, but no required field", () => {
  const emptied = {
    description: null,
    address: null,
    url: null,
    workingHours: null,
    reservationTime: null,
    finance: null,
    hotelData: null,
  };
  expect(pointSave.parse({ id: "a", ...emptied })).toEqual({
    id: "a",
    description: "",
    address: "",
    url: "",
    workingHours: "",
    reservationTime: null,
    finance: null,
    hotelData: null,
  });
  for (const field of ["name", "lat", "lng"])
    expect(Object.keys(messagesOf({ id: "a", [field]: null })), field).toEqual([field]);
});

test("The point form has the fields of the specification", () => {
  const fields = [
    "name",
    "description",
    "excludeFromRoute",
    "priority",
    "routeMode",
    "typeId",
    "lat",
    "lng",
    "address",
    "url",
    "timeToSpend",
    "workingHours",
    "reservationTime",
  ];
  expect(Object.keys(pointForm.shape)).toEqual(expect.arrayContaining(fields));
});

test("The fields of place and stop are all fields of a point besides its ids", () => {
  const own = [
    "routeId",
    "order",
    "routeMode",
    "excludeFromRoute",
    "priority",
    "timeToSpend",
    "reservationTime",
    "cameBeforeMin",
    "isWaitSkipped",
    "booking",
  ];
  expect([...placeFieldNames, ...own, "id", "linkId", "tripId"].toSorted()).toEqual(
    Object.keys(point.shape).toSorted(),
  );
});
