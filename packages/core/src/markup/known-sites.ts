interface KnownSite {
  id: string;
  /** Registered domains; what stands before one with a dot belongs to it. */
  domains: readonly string[];
  /** Where only a part of a domain is meant: how its path begins. */
  path?: string;
}

const google = [
  "com",
  "co.uk",
  "de",
  "fr",
  "es",
  "it",
  "nl",
  "pl",
  "ru",
  "ge",
  "com.tr",
  "co.jp",
  "ca",
  "com.au",
];

/**
 * Travel sites whose addresses show as a name (section 2: about 28); the names are i18n `card.sites`. The first row
 * that fits wins. Whole domains are listed, because anyone may register a name under another ending.
 */
export const knownSites = [
  { id: "booking", domains: ["booking.com"] },
  {
    id: "airbnb",
    domains: [
      "airbnb.com",
      "airbnb.co.uk",
      "airbnb.de",
      "airbnb.fr",
      "airbnb.es",
      "airbnb.it",
      "airbnb.ru",
      "abnb.me",
    ],
  },
  { id: "agoda", domains: ["agoda.com"] },
  { id: "expedia", domains: ["expedia.com", "expedia.co.uk", "expedia.de", "expedia.fr"] },
  { id: "hotels", domains: ["hotels.com"] },
  { id: "hostelworld", domains: ["hostelworld.com"] },
  { id: "vrbo", domains: ["vrbo.com"] },
  { id: "trip", domains: ["trip.com"] },
  { id: "ostrovok", domains: ["ostrovok.ru"] },
  {
    id: "tripadvisor",
    domains: [
      "tripadvisor.com",
      "tripadvisor.co.uk",
      "tripadvisor.de",
      "tripadvisor.fr",
      "tripadvisor.es",
      "tripadvisor.it",
      "tripadvisor.ru",
    ],
  },
  { id: "googleMaps", domains: ["maps.app.goo.gl", ...google.map((end) => `maps.google.${end}`)] },
  { id: "googleMaps", domains: ["goo.gl", ...google.map((end) => `google.${end}`)], path: "/maps" },
  { id: "yandexMaps", domains: ["maps.yandex.ru", "maps.yandex.com"] },
  {
    id: "yandexMaps",
    domains: ["yandex.ru", "yandex.com", "yandex.com.ge", "yandex.kz", "ya.ru"],
    path: "/maps",
  },
  { id: "appleMaps", domains: ["maps.apple.com"] },
  { id: "openStreetMap", domains: ["openstreetmap.org", "osm.org"] },
  { id: "organicMaps", domains: ["omaps.app", "organicmaps.app"] },
  { id: "twoGis", domains: ["2gis.ru", "2gis.com", "2gis.kz", "2gis.ae"] },
  { id: "wikipedia", domains: ["wikipedia.org"] },
  { id: "wikivoyage", domains: ["wikivoyage.org"] },
  { id: "getYourGuide", domains: ["getyourguide.com", "getyourguide.de", "getyourguide.ru"] },
  { id: "viator", domains: ["viator.com"] },
  { id: "tripster", domains: ["tripster.ru"] },
  {
    id: "skyscanner",
    domains: ["skyscanner.net", "skyscanner.com", "skyscanner.ru", "skyscanner.de"],
  },
  { id: "kayak", domains: ["kayak.com", "kayak.co.uk", "kayak.de", "kayak.ru"] },
  { id: "aviasales", domains: ["aviasales.ru", "aviasales.com"] },
  { id: "rome2Rio", domains: ["rome2rio.com"] },
  { id: "tutu", domains: ["tutu.ru"] },
  { id: "flixBus", domains: ["flixbus.com", "flixbus.de", "flixbus.fr", "flixbus.co.uk"] },
  { id: "omio", domains: ["omio.com", "omio.co.uk", "omio.de", "omio.ru"] },
] as const satisfies readonly KnownSite[];

export type SiteId = (typeof knownSites)[number]["id"];

const rows: readonly (KnownSite & { id: SiteId })[] = knownSites;

/** The known site of an http(s) address, null for all others; only the host counts, never what merely looks like it. */
export function findSite(address: string): SiteId | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/\.$/, "");
  const isOf = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  const isUnder = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const site = rows.find(({ domains, path }) => domains.some(isOf) && (!path || isUnder(path)));
  return site?.id ?? null;
}
