import * as z from "zod/mini";
import file from "./known-sites.json" with { type: "json" };

/** Their names are i18n `card.sites`. */
const siteId = z.enum([
  "booking",
  "airbnb",
  "agoda",
  "expedia",
  "hotels",
  "hostelworld",
  "vrbo",
  "trip",
  "ostrovok",
  "tripadvisor",
  "googleMaps",
  "yandexMaps",
  "appleMaps",
  "openStreetMap",
  "organicMaps",
  "twoGis",
  "wikipedia",
  "wikivoyage",
  "getYourGuide",
  "viator",
  "tripster",
  "skyscanner",
  "kayak",
  "aviasales",
  "rome2Rio",
  "tutu",
  "flixBus",
  "omio",
]);
export type SiteId = z.output<typeof siteId>;

/**
 * Travel sites whose links show a name (specification#link-labels). The first match wins.
 * Domains are listed with their endings, because anyone may register the name under another one.
 */
export const knownSites = z
  .array(
    z.object({
      id: siteId,
      /** Registered domains. Their subdomains belong to them. */
      domains: z.array(z.string()),
      /** The start of the path, where only a part of the domain is meant. */
      path: z.optional(z.string()),
    }),
  )
  .parse(file);

/** The known site of an http(s) address; null for others. Only the host counts, so that lookalikes do not match. */
export function findSite(address: string): SiteId | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/\.$/, "");
  const isOf = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  const isUnder = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const site = knownSites.find(
    ({ domains, path }) => domains.some(isOf) && (!path || isUnder(path)),
  );
  return site?.id ?? null;
}
