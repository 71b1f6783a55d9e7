import { offerLanguages } from "@castor/core/basics/language.ts";
import { AppError } from "@castor/core/errors.ts";
import { isJsonWithin } from "@castor/core/exports/json/json-bounds.ts";
import { tripFileBounds } from "@castor/core/exports/json/trip-file.ts";
import { limits } from "@castor/core/limits.ts";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Config } from "../config/config.ts";
import { systemCode } from "../process/start-failure.ts";
import { answerError } from "./answers/answer-errors.ts";
import { nextRequestId } from "./calls/read-caller.ts";
import { answerUnreadable } from "./connections/answer-unreadable.ts";
import { boundUnreadAnswers } from "./connections/bound-unread.ts";
import { type Discarding, usualDiscarding } from "./connections/close-gently.ts";
import { readOnBehindAnswers } from "./connections/read-on.ts";
import { noteRequests } from "./connections/requests-of.ts";
import { type UnreadLimits, usualUnread } from "./connections/unread-answers.ts";
import { registerRequestLog } from "./log/request-log.ts";
import { registerSecurityHeaders, securityHeaders } from "./security-headers.ts";
import { mendCutLink } from "./static/mend-cut-link.ts";

/** Times are milliseconds. */
export interface ConnectionLimits {
  /** For the headers of a request, and for the whole request. */
  headers: number;
  request: number;
  /** How often connections are looked through for such that take longer, or do not read. */
  looks: number;
  keepAlive: number;
  /** What a caller may still send when it is answered. */
  discarding: Discarding;
  unread: UnreadLimits;
}

export const usualLimits: ConnectionLimits = {
  headers: 15_000,
  request: 60_000,
  looks: 5_000,
  keepAlive: 65_000,
  discarding: usualDiscarding,
  unread: usualUnread,
};

/** An additional target of log lines besides standard output; tests read it. */
export interface LogTarget {
  write(line: string): void;
}

/** Addresses outside this server that pages may use. */
export interface PagePolicy {
  tileOrigins: readonly string[];
  inlineScripts: readonly string[];
}

/** The HTTP server with its limits, log, headers and errors, before endpoints and files are registered. */
export async function createApp(
  config: Config,
  { tileOrigins, inlineScripts }: PagePolicy = { tileOrigins: [], inlineScripts: [] },
  logTarget?: LogTarget,
  connections: ConnectionLimits = usualLimits,
): Promise<FastifyInstance> {
  offerLanguages(config.languages);
  const { publicUrl, apiHosts } = config;
  const connectTo = [...Object.values(apiHosts), ...tileOrigins];
  const headers = securityHeaders({ publicUrl, connectTo, inlineScripts });
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // A failed call is logged with its error, without headers and body of the request.
      serializers: { req: () => ({}) },
      ...(logTarget && { stream: logTarget }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    requestIdHeader: false,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: limits.bodyBytes,
    exposeHeadRoutes: false,
    requestTimeout: connections.request,
    keepAliveTimeout: connections.keepAlive,
    // Nothing may come for minutes while a PDF waits for its turn. Stalled senders and readers have limits of their own.
    connectionTimeout: 0,
    http: { headersTimeout: connections.headers, connectionsCheckingInterval: connections.looks },
    // Calls that arrive on open connections are still answered, with `Connection: close`.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: false,
      maxParamLength: 200,
    },
    // These errors come before any hook, so headers of hooks are set here.
    frameworkErrors: (error, request, reply) => {
      reply
        .headers(headers)
        .headers(originHeaders(config.allowedOrigins, request.headers.origin))
        .header("x-request-id", request.id);
      const mended = systemCode(error) === "FST_ERR_BAD_URL" ? mendCutLink(request.url) : null;
      if (mended !== null) return reply.header("cache-control", "no-store").redirect(mended, 302);
      return answerError(error, request, reply);
    },
    clientErrorHandler: answerUnreadable,
  });
  noteRequests(app.server);
  registerRequestLog(app);
  registerSecurityHeaders(app, headers);
  boundUnreadAnswers(app, connections.unread, connections.looks);
  readOnBehindAnswers(app, connections.discarding);
  readJsonBodies(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    answerError(new AppError("NOT_FOUND"), request, reply),
  );
  if (config.allowedOrigins.length > 0) await allowOrigins(app, config.allowedOrigins);
  return app;
}

/** A number is the number of trusted proxies in front of this server. */
function trustedProxies(given: Config["trustProxy"]) {
  return typeof given === "number" ? (_address: string, hop: number) => hop < given : given;
}

/**
 * Bodies are counted before they are parsed. A parsed empty list takes twenty times its letters, and a deep one ends the
 * stack of whatever walks through it.
 */
const isModest = (body: string): boolean => isJsonWithin(body, tripFileBounds);

/** Accepts JSON bodies only. An empty body counts as none, because some clients send one with DELETE. */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("remove", "remove");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    (request, body: string, done) => {
      if (body === "") done(null, undefined);
      else if (!isModest(body)) done(malformed());
      else void parse(request, body, (error, value) => done(error && malformed(), value));
    },
  );
}

const malformed = () => new AppError("VALIDATION_FAILED", { words: "malformedJson" });

/** What an upload is told in headers, both ways (decision 133). */
const uploadHeaders = ["Tus-Resumable", "Upload-Length", "Upload-Metadata", "Upload-Offset"];

const exposedHeaders = [
  ...["Content-Disposition", "ETag", "Location", "Retry-After", "X-File-Id", "X-Request-Id"],
  ...["X-Source", ...uploadHeaders],
].join(", ");

/** The CORS headers for `allowOrigins`. */
function originHeaders(
  origins: readonly string[],
  asked: string | undefined,
): Record<string, string> {
  if (origins.length === 0) return {};
  if (asked === undefined || !origins.includes(asked)) return { vary: "Origin" };
  return {
    vary: "Origin",
    "access-control-allow-origin": asked,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": exposedHeaders,
  };
}

async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  const { default: cors } = await import("@fastify/cors");
  await app.register(cors, {
    // False: other origins get no CORS header at all.
    origin: async (asked: string | undefined) =>
      asked !== undefined && origins.includes(asked) ? asked : false,
    credentials: true,
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: [
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "If-Match",
      "If-None-Match",
      "X-Language",
      "X-Time-Zone",
      ...uploadHeaders,
    ],
    exposedHeaders,
    maxAge: 600,
  });
}
