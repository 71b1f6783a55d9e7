import { expect, test } from "vitest";
import { readAirports } from "../sources/read-airports.ts";
import { airportNames } from "./airport-names.ts";

test("Every airport of the table of Russian names is in the list of airports", async () => {
  const airports = new Map((await readAirports([])).map((airport) => [airport.iata, airport]));
  expect([...airportNames.keys()].filter((code) => !airports.has(code))).toEqual([]);
  for (const [code, names] of airportNames) {
    for (const name of names) expect(name, code).toMatch(/^[А-ЯЁ][А-Яа-яё’ -]+$/);
    expect(airports.get(code)?.russian).toBe(`Аэропорт ${names[0]}`);
  }
});
