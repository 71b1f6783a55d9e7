import { readPackageJson } from "./read-package-json.ts";

type ZoneTree = { exemplarCity?: string } | { [part: string]: ZoneTree };
interface ZoneNames {
  main: Record<string, { dates: { timeZoneNames: { zone: Record<string, ZoneTree> } } }>;
}

/** The city that a time zone is named after, in both languages, from CLDR. */
export interface ZoneCity {
  country: string;
  english: string;
  russian: string;
}

function readNames(language: string): Map<string, string> {
  const file = readPackageJson<ZoneNames>(`cldr-dates-full/main/${language}/timeZoneNames.json`);
  const names = new Map<string, string>();
  const walk = (tree: ZoneTree, path: readonly string[]) => {
    for (const [part, below] of Object.entries(tree)) {
      if (part === "exemplarCity" && typeof below === "string") names.set(path.join("/"), below);
      else if (typeof below === "object") walk(below, [...path, part]);
    }
  };
  walk(file.main[language]?.dates.timeZoneNames.zone ?? {}, []);
  return names;
}

function readCountries(): Map<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    codes.flatMap((code) =>
      (new Intl.Locale(`und-${code}`).getTimeZones() ?? []).map((zone) => [zone, code] as const),
    ),
  );
}

/** The cities that time zones are named after. Some are islands or countries, which later match no city. */
export function readZoneCities(): ZoneCity[] {
  const [english, russian, countries] = [readNames("en"), readNames("ru"), readCountries()];
  return [...russian].flatMap(([zone, name]) => {
    const country = countries.get(zone);
    const last = zone.split("/").at(-1) ?? "";
    const isName = /^[\p{L}’ -]+$/u.test(name) && !/(^| |-)(о-ва?|острова?)( |$)/iu.test(name);
    return country && isName
      ? [{ country, english: english.get(zone) ?? last.replaceAll("_", " "), russian: name }]
      : [];
  });
}
