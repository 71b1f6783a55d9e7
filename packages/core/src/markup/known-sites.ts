interface KnownSite {
  id: string;
  /** Registered domains. Their subdomains belong to them. */
  domains: readonly string[];
  /** The start of the path, where only a part of the domain is meant. */
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
 * Travel sites whose links show a name (specification#link-labels). The names are i18n `card.sites`. The first match wins.
 * Domains are listed with their endings, because anyone may register the name under another one.
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

/** The known site of an http(s) address; null for others. Only the host counts, so that lookalikes do not match. */
export function findSite(address: string): SiteId | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/\.$/, "");
  const isOf = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  const isUnder = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const site = rows.find(({ domains, path }) => domains.some(isOf) && (!path || isUnder(path)));
  return site?.id ?? null;
}
