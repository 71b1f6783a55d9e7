import { expect, test } from "vitest";
import * as z from "zod/mini";
import { finance, financeChange, newFinance } from "../finance/finance.ts";
import {
  financeItem,
  financeItemChange,
  financeItemForm,
  newFinanceItem,
} from "../finance/finance-item.ts";
import { newPoint } from "../points/edit/new-point.ts";
import { changeHotelData, hotelData, hotelDataChange, stay } from "../points/hotel-data.ts";
import { point, pointChange, pointForm } from "../points/point.ts";
import { newRoute } from "../routes/edit/new-route.ts";
import { route, routeForm, routeSave } from "../routes/route.ts";
import { newTrip, trip, tripForm, tripSave } from "../trips/trip.ts";
import { defaultedField, defineFields, plainField, requiredField } from "./entity-fields.ts";

test("One declaration gives the shapes of answers, forms and saves, and the initial values", () => {
  const fields = defineFields({
    name: requiredField(z.string()),
    note: plainField(z.nullable(z.string()), null),
    count: defaultedField(z.number(), 7),
  });
  expect(fields.initial).toEqual({ note: null, count: 7 });
  expect(z.object(fields.read).safeParse({ name: "a", note: null, count: null }).success).toBe(
    false,
  );
  for (const shape of [fields.form, fields.save])
    expect(z.object(shape).parse({ name: "a", note: null, count: null })).toEqual({
      name: "a",
      note: null,
      count: 7,
    });
});

const position = { name: "Café", lat: 48.2, lng: 16.3 };
const on = { id: "day", tripId: "trip", moveType: "car" } as const;
const day = { id: "day", tripId: "trip", name: "First day", date: "2026-12-05 09:00" };
/** New entities. `given` are the fields that the caller must give. */
const entities = {
  "finance block": {
    given: { currency: "EUR" },
    made: newFinance("EUR"),
    read: finance,
    form: finance,
    save: financeChange,
  },
  "finance item": {
    given: { id: "item", tripId: "trip", name: "Visa" },
    made: newFinanceItem({ id: "item", tripId: "trip", name: "Visa" }),
    read: financeItem,
    form: financeItemForm,
    save: financeItemChange,
  },
  "hotel stay": {
    given: {},
    made: changeHotelData(null, {}) ?? {},
    read: hotelData,
    form: stay,
    save: hotelDataChange,
  },
  point: {
    given: { id: "stop", linkId: "place", order: 0, tripId: "trip", routeId: "day", ...position },
    made: { ...newPoint(on, position), id: "stop", linkId: "place", order: 0 },
    read: point,
    form: pointForm,
    save: pointChange,
  },
  route: {
    given: day,
    made: newRoute(day),
    read: route,
    form: routeForm,
    save: routeSave,
  },
  trip: {
    given: { name: "Vienna" },
    made: { ...newTrip(), name: "Vienna" },
    // `newTrip` makes only these fields; the server adds the others.
    read: z.pick(trip, {
      name: true,
      adults: true,
      kids: true,
      currency: true,
      tileType: true,
      isDraft: true,
      travellers: true,
    }),
    form: tripForm,
    save: tripSave,
  },
};

test.each(Object.entries(entities))(
  "A new %s is valid as an answer and in its form",
  (_, entity) => {
    expect(entity.read.parse(entity.made)).toEqual(entity.made);
    expect(entity.made).toMatchObject(entity.form.parse(entity.made));
  },
);

test.each(Object.entries(entities))(
  "Null in a save of a %s sets what a new one starts with",
  (_, entity) => {
    const names = Object.keys(entity.save.def.shape).filter(
      (name) => Object.hasOwn(entity.made, name) && !Object.hasOwn(entity.given, name),
    );
    expect(names.length).toBeGreaterThan(2);
    const nulls = Object.fromEntries(names.map((name) => [name, null]));
    expect({ ...entity.made, id: "a" }).toMatchObject(entity.save.parse({ id: "a", ...nulls }));
  },
);
