import { hostOf } from "./map-place.ts";

/** Short addresses whose place only their service knows: hosts, and paths where the host has other pages too. */
const short =
  /^(?:maps\.app\.goo\.gl\/.|goo\.gl\/maps\/.|yandex\.(?:com|com\.tr|ru|by|kz|uz|kg|az|eu)\/maps\/-\/.|go\.2gis\.com\/.|maps\.apple\/p\/.|mapy\.(?:cz|com)\/s\/.)/;

/** Hosts to which those services lead, and no other. */
const leadsTo = [
  /^(?:maps\.app\.goo\.gl|goo\.gl)$/,
  /^(?:(?:www|maps|consent)\.)?google\.(?:com|cat|[a-z]{2}|com?\.[a-z]{2})$/,
  /^(?:(?:www|maps)\.)?yandex\.(?:com|com\.tr|ru|by|kz|uz|kg|az|eu)$/,
  /^(?:(?:www|maps|go)\.)?2gis\.(?:com|ru|kz|kg|uz|az|by|ge|ae|am|cz|it|cl|com\.cy)$/,
  /^maps\.apple(?:\.com)?$/,
  /^(?:[a-z]{2}\.)?mapy\.(?:cz|com)$/,
];

function readHttps(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.username === "" && url.password === "" && url.port === "";
  return url.protocol === "https:" && isPlain ? url : null;
}

/** True for the short link of a service that may be asked where it leads. */
export function isShortLink(address: string): boolean {
  const url = readHttps(address.replace(/^http:/i, "https:"));
  return url !== null && short.test(`${hostOf(url)}${url.pathname}`);
}

/** True for an address that following a short link may come to: https, one of the named hosts, no user and no port. */
export function mayLeadTo(address: string): boolean {
  const url = readHttps(address);
  return url !== null && leadsTo.some((host) => host.test(url.hostname));
}
