import { expect, test } from "vitest";
import { endpoints } from "../endpoints.ts";
import { changeFinance, newFinance } from "../finance/finance.ts";
import { fieldMessages } from "./validation.ts";

const { body: pointBody } = endpoints.points.save;
const { body: routeBody } = endpoints.routes.save;
const { body: tripBody } = endpoints.trips.save;

test("Null gives a field its default", () => {
  const hotelData = { checkIn: null, dining: null };
  const finance = { type: null, price: null, paymentType: null, isOnSite: null };
  const point = {
    id: "a",
    typeId: null,
    routeMode: null,
    excludeFromRoute: null,
    priority: null,
    timeToSpend: null,
    reservationTime: null,
    cameBeforeMin: null,
    description: null,
    hotelData,
    finance,
  };
  expect(pointBody.parse(point)).toEqual({
    id: "a",
    typeId: "Other",
    routeMode: "car",
    excludeFromRoute: false,
    priority: "normal",
    timeToSpend: 0,
    reservationTime: null,
    cameBeforeMin: 0,
    description: "",
    hotelData: { checkIn: null, dining: "none" },
    finance: { type: "same", price: null, paymentType: "any", isOnSite: false },
  });
  expect(routeBody.parse({ id: "a", icon: null, moveType: null, description: null })).toEqual({
    id: "a",
    icon: "none",
    moveType: "car",
    description: "",
  });
  const trip = { adults: null, kids: null, currency: null, tileType: null };
  const flags = { isDraft: null, isPublic: null, isInCatalog: null };
  expect(tripBody.parse({ id: "a", ...trip, ...flags })).toEqual({
    id: "a",
    adults: 2,
    kids: 1,
    currency: "EUR",
    tileType: "default",
    isDraft: false,
    isPublic: false,
    isInCatalog: false,
  });
});

test("The default of a price's currency is the trip's", () => {
  expect(changeFinance(newFinance("JPY"), { currency: null }, "GEL")).toEqual(newFinance("GEL"));
});

test("A field that was not sent stays as it is", () => {
  for (const body of [pointBody, routeBody, tripBody])
    expect(body.parse({ id: "a" })).toEqual({ id: "a" });
});

test("Required fields cannot be emptied", () => {
  const refusal = (schema: typeof pointBody | typeof routeBody | typeof tripBody, body: object) =>
    fieldMessages(schema.safeParse(body, { reportInput: true }).error ?? { issues: [] });
  const required = "required";
  expect(refusal(pointBody, { id: "a", name: null, lat: null, lng: null })).toEqual({
    name: required,
    lat: required,
    lng: required,
  });
  expect(refusal(routeBody, { id: "a", name: null, date: null })).toEqual({
    name: required,
    date: required,
  });
  expect(refusal(tripBody, { id: "a", name: null })).toEqual({ name: required });
});
