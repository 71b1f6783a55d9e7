import { resolve } from "node:path";
import * as z from "zod/mini";
import { type ParsedVariables, variables } from "./config-variables.ts";
import { StartFailure } from "./start-failure.ts";

/** What the environment decides (decisions 1), read once at start. */
export interface Config {
  port: number;
  /** Undefined: all interfaces. */
  host: string | undefined;
  /** Origin of the links in mails; never taken from a request. No trailing slash. */
  publicUrl: string;
  trustProxy: boolean | number | string[];
  dataDir: string;
  databaseUrl: string | undefined;
  /** The first signs, all are accepted; undefined: made once and kept. */
  jwtSecrets: string[] | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  hasRateLimits: boolean;
  allowedOrigins: string[];
  apiHosts: Record<string, string>;
  hasDemo: boolean;
  support: { ru: string | null; other: string | null };
  logLevel: ParsedVariables["LOG_LEVEL"];
}

/** Reads the environment; throws one `StartFailure` with a line for each bad variable. */
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
  return toConfig(parsed.data);
}

function toConfig(read: ParsedVariables): Config {
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  const host = new URL(publicUrl).hostname;
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    trustProxy: read.TRUST_PROXY,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    jwtSecrets: read.JWT_SECRET,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `Castor <castor@${host}>`,
    hasRateLimits: read.RATE_LIMIT,
    allowedOrigins: read.ALLOWED_ORIGINS,
    apiHosts: read.API_HOSTS,
    hasDemo: read.DEMO ?? (isLocal(host) && read.DATABASE_URL === undefined),
    support: {
      ru: read.SUPPORT_URL_RU ?? null,
      other: read.SUPPORT_URL ?? null,
    },
    logLevel: read.LOG_LEVEL,
  };
}

function isLocal(host: string): boolean {
  return host === "localhost" || host === "127.0.0.1" || host === "[::1]";
}
