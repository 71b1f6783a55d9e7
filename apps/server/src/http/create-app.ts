import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Config } from "../config.ts";
import { answerError } from "./answer-errors.ts";
import { answerUnreadable } from "./answer-unreadable.ts";
import { nextRequestId } from "./read-caller.ts";
import { registerRequestLog } from "./request-log.ts";
import { registerSecurityHeaders, securityHeaders } from "./security-headers.ts";

const headersMs = 15_000;
const requestMs = 60_000;
const keepAliveMs = 65_000;
/** Of a connection on which nothing moves, as when the caller takes no more of an answer: the rest of it lies in memory. */
const stalledMs = 120_000;

/** Where log lines go besides standard output: tests read them. */
export interface LogTarget {
  write(line: string): void;
}

/** What pages may use besides this server's own files. */
export interface PagePolicy {
  tileOrigins: readonly string[];
  inlineScripts: readonly string[];
}

/** The bare HTTP server: its limits, log, headers and errors; rows and files are registered on it. */
export async function createApp(
  config: Config,
  { tileOrigins, inlineScripts }: PagePolicy = { tileOrigins: [], inlineScripts: [] },
  logTarget?: LogTarget,
): Promise<FastifyInstance> {
  const { publicUrl, apiHosts } = config;
  const connectTo = [...Object.values(apiHosts), ...tileOrigins];
  const headers = securityHeaders({ publicUrl, connectTo, inlineScripts });
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // A failed call is logged with its error; never with the request's headers or body.
      serializers: { req: () => ({}) },
      ...(logTarget && { stream: logTarget }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    requestIdHeader: false,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: limits.bodyBytes,
    exposeHeadRoutes: false,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionTimeout: stalledMs,
    http: { headersTimeout: headersMs },
    return503OnClosing: true,
    forceCloseConnections: "idle",
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: false,
      maxParamLength: 200,
    },
    // These come before every hook, so what hooks would say is said here.
    frameworkErrors: (error, request, reply) =>
      answerError(
        error,
        request,
        reply
          .headers(headers)
          .headers(originHeaders(config.allowedOrigins, request.headers.origin))
          .header("x-request-id", request.id),
      ),
    clientErrorHandler: answerUnreadable,
  });
  registerRequestLog(app);
  registerSecurityHeaders(app, headers);
  readJsonBodies(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    answerError(new AppError("NOT_FOUND"), request, reply),
  );
  if (config.allowedOrigins.length > 0) await allowOrigins(app, config.allowedOrigins);
  return app;
}

/** A number trusts that many proxies, counted from this server. */
function trustedProxies(given: Config["trustProxy"]) {
  return typeof given === "number" ? (_address: string, hop: number) => hop < given : given;
}

/** JSON is the only kind of body; an empty one is none, as some clients send with DELETE. */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("remove", "remove");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    (request, body: string, done) => {
      if (body === "") done(null, undefined);
      else void parse(request, body, (error, value) => done(error && malformed(), value));
    },
  );
}

const malformed = () => new AppError("VALIDATION_FAILED", { words: "malformedJson" });

const exposedHeaders = "Content-Disposition, ETag, Retry-After, X-Request-Id, X-Source";

/** What `allowOrigins` adds to every answer. */
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
    // False for others: they get no header of these at all.
    origin: async (asked: string | undefined) =>
      asked !== undefined && origins.includes(asked) ? asked : false,
    credentials: true,
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowedHeaders: [
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "If-Match",
      "If-None-Match",
      "X-Language",
      "X-Time-Zone",
    ],
    exposedHeaders,
    maxAge: 600,
  });
}
