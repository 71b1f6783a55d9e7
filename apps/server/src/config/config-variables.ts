import { isIP } from "node:net";
import { languages, withUsual } from "@castor/core/basics/language.ts";
import * as z from "zod/mini";
import { modelProtocols } from "../outside/ai/model-config.ts";
import type { RatesConfig } from "../outside/rates/create-rate-provider.ts";
import { rateProviderIds } from "../outside/rates/rate-provider.ts";
import { fileVariables } from "./file-variables.ts";
import { inboundVariables } from "./inbound-variables.ts";
import { tileVariables } from "./tile-variables.ts";
import { readTrustedProxies } from "./trusted-proxies.ts";
import {
  http,
  list,
  ofClient,
  oneLine,
  onOff,
  port,
  readAll,
  readUrl,
  variable,
} from "./variable.ts";

const readOrigin = (text: string) => {
  const url = readUrl(text, http);
  return url && url.pathname === "/" && url.search === "" && url.hash === "" && url.username === ""
    ? url.origin
    : undefined;
};

const origins = variable("origins with commas, like https://trips.example.org", (text) =>
  readAll(list(text), readOrigin),
);

/** The issuer exactly as the provider writes it, with its final slash: it is compared with the tokens. */
const readIssuer = (text: string) => {
  const url = readUrl(text, http);
  const isLocal = url && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return url && (url.protocol === "https:" || isLocal) && url.search === "" && url.hash === ""
    ? text
    : undefined;
};

/** A base address, to which paths are added; it has no search and no fragment. */
const readBase = (text: string) => {
  const url = readUrl(text, http);
  return url && url.search === "" && url.hash === "" && url.username === "" ? url.href : undefined;
};

/** A provider's name, or the address of a server that speaks the first one's protocol. */
function readRatesProvider(text: string): RatesConfig | undefined {
  const provider = rateProviderIds.find((id) => id === text);
  if (provider !== undefined) return { provider };
  const url = readBase(text);
  return url === undefined ? undefined : { provider: "frankfurter", url };
}

const webAddress = variable("an http(s) address", (text) => readUrl(text, http)?.href);

function readApiHost(text: string): [string, string] | undefined {
  const [, page, api] = /^([^=/\s]+)=(\S+)$/.exec(text) ?? [];
  const origin = api === undefined ? undefined : readOrigin(api);
  return page === undefined || origin === undefined ? undefined : [page.toLowerCase(), origin];
}

const secretMin = 32;
const secrets = variable(
  `one secret of at least ${secretMin} characters, or two ("new,old")`,
  (text) => {
    const items = list(text);
    const isFine = items.length > 0 && items.length <= 2;
    return isFine && items.every((item) => item.length >= secretMin) ? items : undefined;
  },
);

/** `Name <address@host>` or the address alone, without characters that could begin another header. */
const mailFrom = variable('an address like "Castor <castor@example.org>"', (text) =>
  /^(?:[^<>@,;\p{Cc}]{1,100}<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u.test(text)
    ? text
    : undefined,
);

const maxDrainSeconds = 300;

const postgresAddress = variable(
  "an address like postgres://user:password@host:5432/castor",
  // A host in the search part is a socket's folder, so the address may have no host before the path.
  (text) => (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
);

/** The environment variables: what each should be, and its default. */
export const variables = z.object({
  PORT: z._default(port, 3_000),
  METRICS_PORT: z.optional(port),
  DRAIN_SECONDS: z._default(
    variable(`a number of seconds up to ${maxDrainSeconds}`, (text) =>
      /^\d{1,3}$/.test(text) && Number(text) <= maxDrainSeconds ? Number(text) : undefined,
    ),
    1,
  ),
  HOST: z.optional(
    variable("an IP address or a host name", (text) =>
      isIP(text) !== 0 || /^[A-Za-z0-9.-]+$/.test(text) ? text : undefined,
    ),
  ),
  PUBLIC_URL: z.optional(
    variable("an address without a path, like https://trips.example.org", readOrigin),
  ),
  TRUST_PROXY: z._default(
    variable("off, the number of proxies, or their addresses with commas", readTrustedProxies),
    false,
  ),
  DATA_DIR: z._default(z.string(), "data"),
  DATABASE_URL: z.optional(postgresAddress),
  DATABASE_READ_URL: z.optional(postgresAddress),
  DATABASE_CONNECTIONS: z._default(
    variable("a number from 1 to 1000", (text) =>
      /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1_000
        ? Number(text)
        : undefined,
    ),
    10,
  ),
  JWT_SECRET: z.optional(secrets),
  SMTP_URL: z.optional(
    variable(
      "an address like smtp://user:password@host:587 or smtps://host",
      (text) => readUrl(text, ["smtp:", "smtps:"])?.href,
    ),
  ),
  MAIL_FROM: z.optional(mailFrom),
  REDIS_URL: z.optional(
    variable("an address like redis://:password@host:6379 or rediss://host", (text) => {
      const url = readUrl(text, ["redis:", "rediss:"]);
      // The path is empty or the number of a database.
      return url && /^\/?\d{0,4}$/.test(url.pathname) ? url.href : undefined;
    }),
  ),
  GOOGLE_CLIENT_ID: z.optional(ofClient),
  GOOGLE_CLIENT_SECRET: z.optional(ofClient),
  OIDC_ISSUER: z.optional(variable("an https address, like https://login.example.org", readIssuer)),
  OIDC_CLIENT_ID: z.optional(ofClient),
  OIDC_CLIENT_SECRET: z.optional(ofClient),
  OIDC_NAME: z.optional(
    variable("a name of at most 40 characters", (text) =>
      text.length <= 40 && !/\p{Cc}/u.test(text) ? text : undefined,
    ),
  ),
  ANALYTICS_KEY: z.optional(oneLine),
  ANALYTICS_URL: z.optional(webAddress),
  VALHALLA_URL: z.optional(variable("an http(s) address, like http://localhost:8002", readBase)),
  OSRM_URL: z.optional(
    variable(
      "an http(s) address, like http://osrm.example.org/routed-{profile}",
      // Kept as written: URL.href would encode the braces.
      (text) => {
        const url = readUrl(text, http);
        const isPlain = url && url.search === "" && url.hash === "" && url.username === "";
        return isPlain && !/[{}]/.test(url.host) ? text : undefined;
      },
    ),
  ),
  GRAPHHOPPER_URL: z.optional(
    variable("an http(s) address, like http://graphhopper.example.org:8989", readBase),
  ),
  GRAPHHOPPER_KEY: z.optional(oneLine),
  OPENROUTESERVICE_URL: z.optional(
    variable("an http(s) address, like http://ors.example.org:8080/ors", readBase),
  ),
  OPENROUTESERVICE_KEY: z.optional(oneLine),
  NOMINATIM_URL: z.optional(
    variable("an http(s) address, like http://nominatim.example.org", readBase),
  ),
  PHOTON_URL: z.optional(variable("an http(s) address, like http://photon.example.org", readBase)),
  GEOAPIFY_SEARCH_KEY: z.optional(oneLine),
  AI_URL: z.optional(
    variable(
      "an http(s) address, like https://api.openai.com/v1 or http://127.0.0.1:11434/v1",
      readBase,
    ),
  ),
  AI_MODEL: z.optional(oneLine),
  AI_KEY: z.optional(oneLine),
  AI_PROTOCOL: z._default(
    variable(modelProtocols.join(" or "), (text) =>
      modelProtocols.find((protocol) => protocol === text),
    ),
    "openai",
  ),
  AI_READS_BOOKINGS: z._default(onOff, false),
  AI_DAILY_LIMIT: z._default(
    variable("a number from 1 to 10000", (text) =>
      /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 10_000
        ? Number(text)
        : undefined,
    ),
    50,
  ),
  RATES_PROVIDER: z.optional(
    variable(
      `${rateProviderIds.join(", ")}, or the http(s) address of a Frankfurter server`,
      readRatesProvider,
    ),
  ),
  PUBLIC_SERVICES: z._default(onOff, true),
  PUSH_SERVICES: z._default(origins, []),
  ...tileVariables,
  ...fileVariables,
  ...inboundVariables,
  RATE_LIMIT: z._default(onOff, true),
  ALLOWED_ORIGINS: z._default(origins, []),
  API_HOSTS: z._default(
    variable(
      "page=API pairs with commas, like trips.example.org=https://api.example.org",
      (text) => {
        const pairs = readAll(list(text), readApiHost);
        return pairs && Object.fromEntries(pairs);
      },
    ),
    {},
  ),
  LANGUAGES: z._default(
    variable(`codes with commas out of ${languages.join(", ")}`, (text) => {
      const named = readAll(list(text), (code) => languages.find((known) => known === code));
      return named && withUsual(named);
    }),
    withUsual([]),
  ),
  DEMO: z.optional(onOff),
  SUPPORT_URL: z.optional(webAddress),
  SUPPORT_URL_RU: z.optional(webAddress),
  LOG_LEVEL: z._default(
    variable("fatal, error, warn, info, debug, trace or silent", (text) =>
      (["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const).find(
        (level) => level === text,
      ),
    ),
    "info",
  ),
});
export type ParsedVariables = z.output<typeof variables>;
