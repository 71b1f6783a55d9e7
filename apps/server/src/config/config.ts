import { resolve } from "node:path";
import type { ProviderId } from "@castor/core/account/social-login.ts";
import type { Language } from "@castor/core/basics/language.ts";
import * as z from "zod/mini";
import type { ModelConfig } from "../outside/ai/model-config.ts";
import type { SearchConfig } from "../outside/geocoding/create-place-search.ts";
import type { RatesConfig } from "../outside/rates/create-rate-provider.ts";
import type { RoutingConfig } from "../outside/routing/create-path-router.ts";
import { StartFailure } from "../process/start-failure.ts";
import { type ParsedVariables, variables } from "./config-variables.ts";
import { readS3Config, type S3Config } from "./file-variables.ts";
import { type InboundConfig, readInboundConfig } from "./inbound-variables.ts";
import { readTileConfig, type TileConfig } from "./tile-variables.ts";

/** The configuration from the environment (specification#configuration), read once at start. */
export interface Config {
  port: number;
  /** Undefined for all interfaces. */
  host: string | undefined;
  /** Where Prometheus asks for the figures; undefined for nowhere. */
  metricsPort: number | undefined;
  /** How long a stopping server still takes calls while it is not ready any more. */
  drainMs: number;
  /** Origin of the links in mails, without a trailing slash. Never taken from a request. */
  publicUrl: string;
  trustProxy: boolean | number | string[];
  dataDir: string;
  databaseUrl: string | undefined;
  /** A read replica, from which visitors without a login read. */
  databaseReadUrl: string | undefined;
  /** Connections to PostgreSQL that each process opens at most. */
  databaseConnections: number;
  /** The first secret signs, all are accepted. When undefined, one is made and stored. */
  jwtSecrets: string[] | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  hasRateLimits: boolean;
  allowedOrigins: string[];
  apiHosts: Record<string, string>;
  /** The languages of the interface that are offered, in the order of the switch. */
  languages: readonly Language[];
  hasDemo: boolean;
  support: { ru: string | null; other: string | null };
  /** Shared rate limits of several processes. When undefined, each process counts for itself. */
  redisUrl: string | undefined;
  socialLogins: SocialLoginConfig[];
  /** When undefined, nothing is sent to anybody. */
  analytics: { key: string; url: string } | undefined;
  /** When empty, the public service if allowed, else paths are estimated. */
  routing: RoutingConfig;
  /** When empty, the public service if allowed, else the gazetteer. */
  search: SearchConfig;
  /** When undefined, a description is drafted from known facts. */
  ai: AiConfig | undefined;
  /** When undefined, the rates embedded in the product are used. */
  rates: RatesConfig | undefined;
  /** Whether free public services may be used where nothing else is configured (specification#public-services). */
  hasPublicServices: boolean;
  /** Origins of push services besides those of the browsers, which are public services. */
  pushServices: readonly string[];
  tiles: TileConfig;
  /** Bytes of the largest file, and of all files of one account. Their contents are in `dataDir` where `s3` is undefined. */
  files: {
    fileBytes: number;
    bytesPerUser: number;
    s3: S3Config | undefined;
    /** The scanner of uploads; undefined for none. */
    clamdUrl: string | undefined;
  };
  /** The program that reads confirmations of bookings: its path, or "off". */
  extractorPath: string | undefined;
  /** How mails to addresses of accounts come in; undefined: there are none. */
  inbound: InboundConfig | undefined;
  logLevel: ParsedVariables["LOG_LEVEL"];
}

/** The language model and how many drafts an account gets in a day. */
export type AiConfig = ModelConfig & { dailyLimit: number; readsBookings: boolean };

/** An OpenID provider for social login. */
export interface SocialLoginConfig {
  id: ProviderId;
  /** The name on the button. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Variables that need each other. */
const together = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["AI_URL", "AI_MODEL"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  // Map tiles may not be shown without credits.
  ["MAP_TILES_URL", "MAP_TILES_CREDITS"],
  ["SATELLITE_TILES_URL", "SATELLITE_CREDITS"],
  ["INBOUND_TLS_CERT", "INBOUND_TLS_KEY"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"],
] as const satisfies readonly (readonly (keyof ParsedVariables)[])[];

/** Reads the environment. Throws one `StartFailure` with a line for each invalid variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = z.safeParse(variables, given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new StartFailure(lines.join("\n"));
  }
  if (parsed.data.DEMO === true && parsed.data.DATABASE_URL !== undefined)
    throw new StartFailure(
      "DEMO: works with the embedded database only; npm run db:seed fills in any empty one.",
    );
  if (parsed.data.DATABASE_READ_URL !== undefined && parsed.data.DATABASE_URL === undefined)
    throw new StartFailure("DATABASE_READ_URL: is needed only beside DATABASE_URL.");
  if (parsed.data.IMAP_URL !== undefined && parsed.data.INBOUND_ADDRESS === undefined)
    throw new StartFailure("INBOUND_ADDRESS: is needed beside IMAP_URL.");
  const alone = together.flatMap((names) => {
    const missing = names.filter((name) => parsed.data[name] === undefined);
    return missing.length === 0 || missing.length === names.length
      ? []
      : missing.map(
          (name) =>
            `${name}: is needed beside ${names.filter((other) => !missing.includes(other)).join(" and ")}.`,
        );
  });
  if (alone.length > 0) throw new StartFailure(alone.join("\n"));
  return toConfig(parsed.data);
}

function toConfig(read: ParsedVariables): Config {
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  const host = new URL(publicUrl).hostname;
  return {
    port: read.PORT,
    host: read.HOST,
    metricsPort: read.METRICS_PORT,
    drainMs: read.DRAIN_SECONDS * 1_000,
    publicUrl,
    trustProxy: read.TRUST_PROXY,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    databaseConnections: read.DATABASE_CONNECTIONS,
    jwtSecrets: read.JWT_SECRET,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `Castor <castor@${host}>`,
    files: {
      fileBytes: read.FILE_BYTES,
      bytesPerUser: read.FILES_PER_USER,
      s3: readS3Config(read),
      clamdUrl: read.CLAMD_URL,
    },
    extractorPath: read.KITINERARY_PATH,
    inbound: readInboundConfig(read, host),
    hasRateLimits: read.RATE_LIMIT,
    allowedOrigins: read.ALLOWED_ORIGINS,
    apiHosts: read.API_HOSTS,
    languages: read.LANGUAGES,
    hasDemo: read.DEMO ?? (isLocal(host) && read.DATABASE_URL === undefined),
    support: {
      ru: read.SUPPORT_URL_RU ?? null,
      other: read.SUPPORT_URL ?? null,
    },
    redisUrl: read.REDIS_URL,
    socialLogins: readSocialLogins(read),
    analytics:
      read.ANALYTICS_KEY === undefined
        ? undefined
        : { key: read.ANALYTICS_KEY, url: read.ANALYTICS_URL ?? "https://eu.i.posthog.com" },
    routing: {
      valhallaUrl: read.VALHALLA_URL,
      osrmUrl: read.OSRM_URL,
      graphHopperUrl: read.GRAPHHOPPER_URL,
      graphHopperKey: read.GRAPHHOPPER_KEY,
      openRouteServiceUrl: read.OPENROUTESERVICE_URL,
      openRouteServiceKey: read.OPENROUTESERVICE_KEY,
    },
    search: {
      nominatimUrl: read.NOMINATIM_URL,
      photonUrl: read.PHOTON_URL,
      geoapifyKey: read.GEOAPIFY_SEARCH_KEY,
    },
    ai: readAi(read),
    rates: read.RATES_PROVIDER ?? (read.PUBLIC_SERVICES ? { provider: "frankfurter" } : undefined),
    hasPublicServices: read.PUBLIC_SERVICES,
    pushServices: read.PUSH_SERVICES,
    tiles: readTileConfig(read),
    logLevel: read.LOG_LEVEL,
  };
}

function readAi(read: ParsedVariables): AiConfig | undefined {
  const { AI_URL: url, AI_MODEL: model, AI_KEY: key, AI_PROTOCOL: protocol } = read;
  if (url === undefined || model === undefined) return undefined;
  const { AI_DAILY_LIMIT: dailyLimit, AI_READS_BOOKINGS: readsBookings } = read;
  return { protocol, url, model, key, dailyLimit, readsBookings };
}

function readSocialLogins(read: ParsedVariables): SocialLoginConfig[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = read;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME = "OpenID" } = read;
  const logins: SocialLoginConfig[] = [];
  if (GOOGLE_CLIENT_ID !== undefined && GOOGLE_CLIENT_SECRET !== undefined)
    logins.push({
      id: "google",
      name: "Google",
      issuer: "https://accounts.google.com",
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
    });
  if (OIDC_ISSUER !== undefined && OIDC_CLIENT_ID !== undefined && OIDC_CLIENT_SECRET !== undefined)
    logins.push({
      id: "oidc",
      name: OIDC_NAME,
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
    });
  return logins;
}

function isLocal(host: string): boolean {
  return host === "localhost" || host === "127.0.0.1" || host === "[::1]";
}
