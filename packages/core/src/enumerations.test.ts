import { expect, test } from "vitest";
import { offeredLanguages } from "./basics/language.ts";
import { category } from "./finance/categories.ts";
import { paymentForm } from "./finance/payment-forms.ts";
import { priceType } from "./finance/price-types.ts";
import { layouts } from "./map/layouts.ts";
import { tileType } from "./map/tile-types.ts";
import { pointTypeOf, pointTypes } from "./points/point-types.ts";
import { priority } from "./points/priorities.ts";
import { legMode, moveType, routeMode } from "./points/travel-modes.ts";
import { routeIcon } from "./routes/route-icons.ts";

const sorted = (ids: readonly string[]) => ids.toSorted();

test("Point types are in the order of the selector, each with its own icon and colour", () => {
  expect(pointTypes.map(({ id }) => id).join(", ")).toBe(
    "Hotel, Restaurant, Transport, Airport, Shopping, PhotoSpot, Hike, Museum, HistoricalBuilding, Monument, Animals, AmusementPark, Religion, Natural, Water, Show, Other",
  );
  expect(new Set(pointTypes.map(({ icon }) => icon)).size).toBe(pointTypes.length);
  expect(new Set(pointTypes.map(({ color }) => color)).size).toBe(pointTypes.length);
});

test("Other is the fallback for unknown ids", () => {
  expect(pointTypeOf("Museum").id).toBe("Museum");
  for (const unknown of ["Castle", "museum", "", "toString"])
    expect(pointTypeOf(unknown).id).toBe("Other");
});

test("White icons have a contrast of at least 4.5:1 on the colour of every point type", () => {
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((index) => {
      const part = Number.parseInt(color.slice(index, index + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const { id, color } of pointTypes)
    expect(1.05 / (luminance(color) + 0.05), id).toBeGreaterThanOrEqual(4.5);
});

test("The other lists have the ids of the specification", () => {
  expect(sorted(priority.options)).toEqual(["normal", "second", "star"]);
  expect(sorted(routeMode.options)).toEqual(["break", "bus", "car", "carGoogle", "none", "walk"]);
  expect(sorted(moveType.options)).toEqual(["bus", "car", "carGoogle", "none", "walk"]);
  expect(sorted(legMode.options)).toEqual(["bus", "car", "carGoogle", "walk"]);
  expect(sorted(tileType.options)).toEqual([
    "amap",
    "default",
    "geoapify",
    "satellite",
    "stadiamaps",
  ]);
  expect(sorted(priceType.options)).toEqual(["adultChild", "perPerson", "same"]);
  expect(sorted(category.options)).toEqual([
    "accommodation",
    "car",
    "entertainment",
    "other",
    "plane",
    "restaurant",
    "transport",
  ]);
  expect(sorted(paymentForm.options)).toEqual(["any", "card", "cash", "other"]);
  expect(offeredLanguages()).toEqual(["en", "ru"]);
  expect(sorted(layouts)).toEqual(["horizontal", "pointsLeft", "vertical"]);
  expect(routeIcon.options).toContain("none");
});
