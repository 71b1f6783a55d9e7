import { holidayYears } from "@castor/core/hours/holidays/holiday-years.ts";
import Holidays from "date-holidays";
import zoneData from "moment-timezone/data/meta/latest.json" with { type: "json" };

const dayMs = 86_400_000;
const years = Array.from({ length: holidayYears.count }, (_, index) => holidayYears.first + index);

/** Zones that a country shares with the one that the zone's name belongs to. */
const sharedZones: Readonly<Record<string, string>> = {
  // Hanoi's clocks are those of Bangkok.
  VN: "Asia/Bangkok",
  XK: "Europe/Belgrade",
  UA: "Europe/Simferopol",
};

/** The countries whose holidays are known. */
export const listCountries = (): string[] => Object.keys(new Holidays().getCountries()).sort();

/** The line of a country in the table of holidays: its code, its zones, dates of all of it, dates of some parts of it. */
export function lineOf(country: string): string {
  const parts = Object.keys(new Holidays().getStates(country) ?? {}).map((state) =>
    listDates(new Holidays(country, state)),
  );
  const ofCountry = listDates(new Holidays(country));
  const all =
    parts.length === 0 ? ofCountry : parts.reduce((one, other) => one.intersection(other));
  const some = parts.reduce((one, other) => one.union(other), ofCountry).difference(all);
  return [`${country} ${listZones(country).join(" ")}`, writeDates(all), writeDates(some)].join(
    "|",
  );
}

function listZones(country: string): string[] {
  const own = Object.values(zoneData.zones).filter(({ countries: [first] }) => first === country);
  const shared = sharedZones[country];
  return [...own.map(({ name }) => name), ...(shared ? [shared] : [])].sort();
}

/** The dates of public holidays, also of those that are moved to the next working day. */
function listDates(holidays: Holidays): Set<string> {
  const found = years
    .flatMap((year) => holidays.getHolidays(year))
    .filter(({ type }) => type === "public")
    .flatMap(({ date, start, end }) => {
      const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
      return Array.from({ length: days }, (_, index) => isoDate(first + index * dayMs));
    });
  return new Set(found.filter((date) => years.includes(Number(date.slice(0, 4)))));
}

const isoDate = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Each day of the year once: month and day, and the digits of its years unless it is a holiday in all. */
function writeDates(dates: ReadonlySet<string>): string {
  const byDay = Map.groupBy([...dates].sort(), (date) => date.slice(5).replace("-", ""));
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, of]) => {
      const digits = of.map((date) => Number(date.slice(0, 4)) - holidayYears.first).join("");
      return of.length === years.length ? day : `${day}:${digits}`;
    })
    .join(" ");
}
