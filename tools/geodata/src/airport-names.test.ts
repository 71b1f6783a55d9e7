import { expect, test } from "vitest";
import { airportNames } from "./airport-names.ts";
import { readAirports } from "./read-airports.ts";

test("Every airport of the table of Russian names is one that travellers know", async () => {
  const airports = new Map((await readAirports([])).map((airport) => [airport.iata, airport]));
  expect([...airportNames.keys()].filter((code) => !airports.has(code))).toEqual([]);
  for (const [code, names] of airportNames) {
    for (const name of names) expect(name, code).toMatch(/^[А-ЯЁ][А-Яа-яё’ -]+$/);
    expect(airports.get(code)?.russian).toBe(`Аэропорт ${names[0]}`);
  }
});
