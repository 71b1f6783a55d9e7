import type { DatedAnswer, Endpoint, FileAnswer } from "@castor/core/endpoint.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readViewer } from "./access/read-viewer.ts";
import { requireSession } from "./access/session.ts";
import { redirectFailure } from "./answers/answer-errors.ts";
import { answerReady, versionOfTrip } from "./answers/answer-ready.ts";
import { answerStream } from "./answers/answer-stream.ts";
import { answerTripRead } from "./answers/answer-trip-read.ts";
import { answerTripWrite } from "./answers/answer-trip-write.ts";
import { describeDownload, isDownload } from "./answers/describe-download.ts";
import { sendDated } from "./answers/send-dated.ts";
import { sendDownload } from "./answers/send-download.ts";
import { addVary, sendJson } from "./answers/send-json.ts";
import { sendTagged } from "./answers/send-tagged.ts";
import type { AnyHandler, CallDependencies, NamedRow } from "./calls/call-dependencies.ts";
import type { CallContext, Viewer } from "./calls/context.ts";
import { cookiesOf } from "./calls/cookies.ts";
import { parseInput } from "./calls/parse-input.ts";
import { callerOf } from "./calls/read-caller.ts";

type Group = Readonly<Record<string, Endpoint>>;
type GroupHandlers = Readonly<Record<string, AnyHandler>>;

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
  interface FastifyContextConfig {
    /** The row of the endpoint table ("trips.get"). */
    row?: string;
    /** Its answer is open for as long as its caller likes. */
    isStream?: true;
  }
}

/**
 * Answered also when a caller's work is used up. Whether the server answers is asked by who watches over it, and everybody
 * gets in and out: whose account somebody else uses ends that. Calls of accounts have limits of their own.
 */
const alwaysAnswered = /^(?:system|account)\./;

/** Registers every endpoint with its handler below `/api/`. */
export function registerEndpoints(
  app: FastifyInstance,
  groups: Readonly<Record<string, Group>>,
  handlers: Readonly<Record<string, GroupHandlers>>,
  dependencies: CallDependencies,
): void {
  app.decorateRequest("viewer", null);
  for (const [group, rows] of Object.entries(groups))
    for (const [name, row] of Object.entries(rows)) {
      const handler = handlers[group]?.[name];
      if (handler === undefined) throw new Error(`No handler for ${group}.${name}`);
      const named = { ...row, name: `${group}.${name}` };
      const register = (scope: FastifyInstance) => registerRow(scope, named, handler, dependencies);
      if (row.ignoresBody === true) withoutBodies(app, register);
      else register(app);
    }
}

/** Registers where bodies of every type are taken and not read. */
function withoutBodies(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, parsed) => {
      payload.resume();
      parsed(null);
    });
    register(scope);
    done();
  });
}

function registerRow(
  app: FastifyInstance,
  row: NamedRow,
  handler: AnyHandler,
  dependencies: CallDependencies,
): void {
  app.route({
    method: row.method,
    config: { row: row.name, ...(row.isStream && { isStream: true }) },
    url: `/api/${row.path.replace(/\{(\w+)\}/g, ":$1")}`,
    ...(row.bodyBytes !== undefined && { bodyLimit: row.bodyBytes }),
    // A GET that changes something answers no HEAD (specification#changing-gets).
    exposeHeadRoute: row.method === "GET" && row.changes === undefined,
    // Access is checked before the body is read, so that a refused caller learns nothing about validation.
    onRequest: async (request) => {
      await dependencies.addressLimits?.check(row.name, request.ip);
      const viewer = await readViewer(row, request, dependencies);
      if (viewer !== null) await dependencies.userLimits?.check(row.name, viewer.userId);
      if (viewer !== null) request.work?.join(viewer.userId);
      if (!alwaysAnswered.test(row.name)) request.work?.check();
      request.viewer = viewer;
    },
    handler: answererOf(row, handler, dependencies),
    ...(row.redirects === true && {
      errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
        redirectFailure(error, request, reply, dependencies.failureAddress),
    }),
  });
}

type Answerer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function answererOf(row: NamedRow, handler: AnyHandler, dependencies: CallDependencies): Answerer {
  const prepare = async (request: FastifyRequest, reply: FastifyReply) => {
    const { viewer } = request;
    const cookies = cookiesOf(request, reply, dependencies.isSecure);
    const context: CallContext = { ...callerOf(request), viewer, cookies };
    try {
      return { input: parseInput(row, request), context, dependencies };
    } catch (refusal) {
      // An ended session is reported before validation errors.
      if (viewer !== null)
        await dependencies.database.glance((queries) => requireSession(queries, viewer));
      throw refusal;
    }
  };
  const isOfTrip = "trip" in row.access;
  if (row.changes !== undefined && (isOfTrip || row.changes.includes("trips")))
    return async (request, reply) =>
      answerTripWrite(row, handler, request, reply, await prepare(request, reply));
  if (row.isStream === true)
    return async (request, reply) =>
      answerStream(row, handler, request, reply, await prepare(request, reply));
  const versionOf = row.isVersioned ? versionOfTrip : dependencies.answerVersions[row.name];
  if (versionOf !== undefined)
    return async (request, reply) =>
      answerReady(row, handler, versionOf, request, reply, await prepare(request, reply));
  if (isOfTrip || row.reads?.includes("trips") === true)
    return async (request, reply) =>
      answerTripRead(row, handler, request, reply, await prepare(request, reply));
  return async (request, reply) => {
    const { viewer } = request;
    if (viewer !== null)
      await dependencies.database.glance((queries) => requireSession(queries, viewer));
    const { input, context } = await prepare(request, reply);
    const answer = await handler(input as never, context as never);
    if (row.redirects === true)
      return reply.header("cache-control", "no-store").redirect(String(answer), 302);
    if (isDownload(row))
      return sendDownload(
        request,
        reply,
        describeDownload(row, input, context, answer as FileAnswer),
      );
    if (row.isDated === true)
      return sendDated(request, reply, answer as DatedAnswer<unknown>, context.now);
    if (row.isTagged === true) return sendTagged(request, reply, answer);
    if (row.freshSeconds !== undefined) {
      reply.header("cache-control", `private, max-age=${row.freshSeconds}`);
      addVary(reply, "X-Language");
    }
    return sendJson(request, reply, JSON.stringify(answer));
  };
}
