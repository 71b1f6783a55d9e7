import { makePoint } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { fieldMessages } from "../basics/validation.ts";
import { placeFieldNames, point, pointForm, pointSave } from "./point.ts";

const said = (body: unknown) => {
  const parsed = pointSave.safeParse(body, { reportInput: true });
  return parsed.success ? {} : fieldMessages(parsed.error);
};

test("A new point needs a route, a name and coordinates; a change needs nothing", () => {
  expect(said({})).toEqual({
    routeId: "required",
    name: "required",
    lat: "required",
    lng: "required",
  });
  expect(said({ id: "a" })).toEqual({});
});

test("What an answer carries passes as a change, and its derived fields are left out", () => {
  const stay = { checkIn: "2026-12-05 15:00", checkOut: null, dining: "none" as const };
  const answered = makePoint({ hotelData: { ...stay, checkInTime: "15:00", checkOutTime: null } });
  expect(point.safeParse(answered).success).toBe(true);
  const { linkId, order, tripId, ...kept } = answered;
  expect(pointSave.parse(answered)).toEqual({ ...kept, hotelData: stay });
});

test("Unknown fields are ignored, wrong values are named with what is wrong", () => {
  expect(pointSave.parse({ id: "a", color: "red" })).toEqual({ id: "a" });
  expect(said({ id: "a", lat: 91, lng: "x", typeId: "Castle", timeToSpend: 14_401 })).toEqual({
    lat: "invalidCoordinate",
    lng: "number",
    typeId: "unknownValue",
    timeToSpend: "between 0 14400",
  });
  expect(said({ id: "a", url: "javascript:alert(1)", reservationTime: "25:00" })).toEqual({
    url: "invalidUrl",
    reservationTime: "invalidTime",
  });
  expect(said({ id: "a", finance: { price: -1, currency: "XXX" } })).toEqual({
    "finance.price": "invalidNumber",
    "finance.currency": "unknownValue",
  });
});

test("Mode and exclusion at odds are refused under excludeFromRoute", () => {
  expect(said({ id: "a", routeMode: "none", excludeFromRoute: false })).toEqual({
    excludeFromRoute: "modesAtOdds",
  });
  expect(said({ id: "a", routeMode: "none", excludeFromRoute: true })).toEqual({});
});

test("A tick names its line, how it read and what shall be, and stands for the text of a point that is there", () => {
  const tick = { line: 1, text: "- [ ] Pay", done: true };
  expect(said({ id: "a", tick })).toEqual({});
  expect(pointSave.parse({ id: "a", tick })).toEqual({ id: "a", tick });
  expect(said({ id: "a", tick, description: "" })).toEqual({ tick: "invalidValue" });
  const place = { routeId: "r", name: "b", lat: 1, lng: 2 };
  expect(said({ ...place, tick })).toEqual({ tick: "invalidValue" });
  expect(said({ id: "a", tick: { line: -1, text: 5 } })).toEqual({
    "tick.line": "between 0 20000",
    "tick.text": "invalidValue",
    "tick.done": "required",
  });
});

test("null empties texts, appointments, finance and booking, but not what a point cannot be without", () => {
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
    expect(Object.keys(said({ id: "a", [field]: null })), field).toEqual([field]);
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

test("What stops share and what is a stop's own are all that a point has besides its ids", () => {
  const own = [
    "routeId",
    "order",
    "routeMode",
    "excludeFromRoute",
    "priority",
    "timeToSpend",
    "reservationTime",
    "cameBeforeMin",
  ];
  expect([...placeFieldNames, ...own, "id", "linkId", "tripId"].toSorted()).toEqual(
    Object.keys(point.shape).toSorted(),
  );
});
