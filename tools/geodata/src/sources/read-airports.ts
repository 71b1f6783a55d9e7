import { distanceBetween } from "@castor/core/geo/position.ts";
import airportData from "airport-data-js";
import { airportNames } from "../names/airport-names.ts";
import type { NamedCity } from "./name-cities.ts";

/** An airport with an IATA code. */
export interface Airport {
  iata: string;
  /** Its official name, in English. */
  name: string;
  russian: string | null;
  /** Other Russian names. */
  others: readonly string[];
  /** The largest city nearby, whose names find it too; null for airports without scheduled flights. */
  city: NamedCity | null;
  country: string;
  /** The code of the first-level division inside the country, taken from the nearest place. */
  region: string;
  lat: number;
  lng: number;
  url: string | null;
  weight: number;
}

const nearDegrees = 0.4;
const cityMin = 20_000;
/** An airport's rank among towns, as a population: with scheduled flights, or without. */
const weights = { large_airport: 300_000, medium_airport: 60_000 };
const unscheduledWeight = 5_000;

function bandOf(lat: number): number {
  return Math.floor(lat / nearDegrees);
}

function isNear(city: NamedCity, position: { lat: number; lng: number }): boolean {
  const east = Math.abs(city.lng - position.lng) * Math.cos((position.lat * Math.PI) / 180);
  return Math.abs(city.lat - position.lat) < nearDegrees && east < nearDegrees;
}

/** The Russian name: from the table, else for an airport plainly named after its city ("Perm International Airport"). */
function nameInRussian(iata: string, name: string, city: NamedCity | null): string | null {
  const known = airportNames.get(iata)?.[0];
  if (known !== undefined) return `Аэропорт ${known}`;
  const own = name.replace(/ (International )?Airport$/, "");
  return city?.russian && own === city.name ? `Аэропорт ${city.russian}` : null;
}

/** Reads large and medium airports that have a code. `cities` are sorted by population, descending. */
export async function readAirports(cities: readonly NamedCity[]): Promise<Airport[]> {
  const bands = Map.groupBy(
    cities.filter(({ population, isQuarter }) => population >= cityMin && !isQuarter),
    ({ lat }) => bandOf(lat),
  );
  const found: Airport[] = [];
  for (const type of ["large_airport", "medium_airport"] as const) {
    for (const airport of await airportData.getAirportsByType(type)) {
      const { iata, airport: name, country_code: country, latitude: lat, longitude: lng } = airport;
      if (!/^[A-Z]{3}$/.test(iata)) continue;
      const near = [bandOf(lat) - 1, bandOf(lat), bandOf(lat) + 1]
        .flatMap((band) => bands.get(band) ?? [])
        .filter((city) => city.country === country && isNear(city, { lat, lng }));
      const largest = near.toSorted((a, b) => b.population - a.population)[0] ?? null;
      const next = near.toSorted(
        (a, b) => distanceBetween(a, { lat, lng }) - distanceBetween(b, { lat, lng }),
      )[0];
      const isScheduled =
        airport.scheduled_service === true || airport.scheduled_service === "TRUE";
      found.push({
        iata,
        name,
        russian: nameInRussian(iata, name, largest),
        others: airportNames.get(iata) ?? [],
        city: isScheduled ? largest : null,
        country,
        region: next?.region ?? "",
        lat,
        lng,
        url: airport.website && URL.canParse(airport.website) ? airport.website : null,
        weight: isScheduled ? weights[type] : unscheduledWeight,
      });
    }
  }
  return found;
}
