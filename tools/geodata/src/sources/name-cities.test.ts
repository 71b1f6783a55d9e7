import { beforeAll, expect, it } from "vitest";
import { placeNames } from "../names/place-names.ts";
import { russianRegions } from "../names/region-names.ts";
import { findUnknownNames, type NamedCity, nameCities } from "./name-cities.ts";
import { type City, readCities } from "./read-cities.ts";
import { readRegions } from "./read-regions.ts";

let cities: City[];
let named: NamedCity[];

beforeAll(() => {
  cities = readCities();
  named = nameCities(cities);
}, 30_000);

const find = (name: string) => named.find((city) => city.name === name);

it("names every place of the table once", () => {
  const keys = placeNames.map(({ country, geoName }) => `${country} ${geoName}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  const shown = placeNames.map(({ country, english }) => `${country} ${english}`);
  expect(shown.filter((key, index) => shown.indexOf(key) !== index)).toEqual([]);
});

it("knows a GeoNames place for every name of the table", () => {
  expect(findUnknownNames(cities).map(({ country, geoName }) => `${country} ${geoName}`)).toEqual(
    [],
  );
});

it("writes every Russian name of the table in Russian letters", () => {
  const odd = placeNames.filter(({ russian }) => !/^[А-ЯЁ][А-Яа-яЁё’ -]+$/.test(russian));
  expect(odd.map(({ geoName, russian }) => `${geoName}: ${russian}`)).toEqual([]);
});

it("puts its own places near others of the same country", () => {
  const far = placeNames.filter(({ country, position }) => {
    if (!position) return false;
    const isNear = ({ lat, lng }: City) =>
      Math.abs(lat - position.lat) < 2 &&
      Math.abs(lng - position.lng) * Math.cos((lat * Math.PI) / 180) < 2;
    return !cities.some((city) => city.country === country && isNear(city));
  });
  expect(far.map(({ geoName }) => geoName)).toEqual([]);
});

it("has Russian and local names of well-known places", () => {
  expect(find("Munich")).toMatchObject({ country: "DE", russian: "Мюнхен", local: "München" });
  expect(find("Tbilisi")).toMatchObject({ country: "GE", russian: "Тбилиси", local: "თბილისი" });
  expect(find("Astana")).toMatchObject({ country: "KZ", russian: "Астана" });
  expect(find("Hallstatt")).toMatchObject({ country: "AT", russian: "Гальштат" });
});

it("takes Russian names that the table lacks from CLDR", () => {
  expect(find("Longyearbyen")?.russian).toBe("Лонгйир");
  expect(find("Jamaica")?.russian ?? null).toBeNull();
});

it("knows a GeoNames region for every Russian name of one", () => {
  const known = new Set(
    [...readRegions().values()].map(({ code, name }) => `${code.slice(0, 2)} ${name}`),
  );
  const rows = russianRegions.map(({ country, name }) => `${country} ${name}`);
  expect(rows.filter((row) => !known.has(row))).toEqual([]);
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
});
