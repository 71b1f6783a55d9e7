import { todayIn } from "@castor/core/basics/dates.ts";
import type { Dated, Endpoint } from "@castor/core/endpoint.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireSession } from "../access.ts";
import { redirectFailure } from "./answer-errors.ts";
import { answerTripRead, answerVersioned } from "./answer-trip-read.ts";
import { answerTripWrite } from "./answer-trip-write.ts";
import type { AnyHandler, CallKit, NamedRow } from "./call-kit.ts";
import type { CallContext, Viewer } from "./context.ts";
import { cookiesOf } from "./cookies.ts";
import { parseInput } from "./parse-input.ts";
import { callerOf } from "./read-caller.ts";
import { readViewer } from "./read-viewer.ts";
import { sendDated } from "./send-dated.ts";
import { sendDownload } from "./send-download.ts";
import { sendJson } from "./send-json.ts";

type Group = Readonly<Record<string, Endpoint>>;
type GroupHandlers = Readonly<Record<string, AnyHandler>>;

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/** Registers every row of the endpoint table with its handler, below `/api/`. */
export function registerEndpoints(
  app: FastifyInstance,
  groups: Readonly<Record<string, Group>>,
  handlers: Readonly<Record<string, GroupHandlers>>,
  kit: CallKit,
): void {
  app.decorateRequest("viewer", null);
  for (const [group, rows] of Object.entries(groups))
    for (const [name, row] of Object.entries(rows)) {
      const handler = handlers[group]?.[name];
      if (handler === undefined) throw new Error(`No handler for ${group}.${name}`);
      registerRow(app, { ...row, name: `${group}.${name}` }, handler, kit);
    }
}

function registerRow(app: FastifyInstance, row: NamedRow, handler: AnyHandler, kit: CallKit): void {
  app.route({
    method: row.method,
    url: `/api/${row.path.replace(/\{(\w+)\}/g, ":$1")}`,
    // A GET that changes something answers no HEAD (decisions 2).
    exposeHeadRoute: row.method === "GET" && row.changes === undefined,
    // Before the body is read: who may not call at all learns nothing of what is wrong with it.
    onRequest: async (request) => {
      await kit.addressLimits?.check(row.name, request.ip);
      const viewer = await readViewer(row, request, kit);
      if (viewer !== null) await kit.userLimits?.check(row.name, viewer.userId);
      request.viewer = viewer;
    },
    handler: answererOf(row, handler, kit),
    ...(row.redirects === true && {
      errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
        redirectFailure(error, request, reply, kit.failureAddress),
    }),
  });
}

type Answerer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function answererOf(row: NamedRow, handler: AnyHandler, kit: CallKit): Answerer {
  const prepare = async (request: FastifyRequest, reply: FastifyReply) => {
    const { viewer } = request;
    const cookies = cookiesOf(request, reply, kit.isSecure);
    const context: CallContext = { ...callerOf(request), viewer, cookies };
    try {
      return { input: parseInput(row, request), context, kit };
    } catch (refusal) {
      // A session that ended is told before what is wrong with the call.
      if (viewer !== null) await kit.database.glance((queries) => requireSession(queries, viewer));
      throw refusal;
    }
  };
  if (row.changes?.includes("trips") === true)
    return async (request, reply) =>
      answerTripWrite(row, handler, request, reply, await prepare(request, reply));
  if (row.isVersioned === true)
    return async (request, reply) =>
      answerVersioned(row, handler, request, reply, await prepare(request, reply));
  if (row.reads?.includes("trips") === true)
    return async (request, reply) =>
      answerTripRead(row, handler, request, reply, await prepare(request, reply));
  return async (request, reply) => {
    const { viewer } = request;
    if (viewer !== null) await kit.database.glance((queries) => requireSession(queries, viewer));
    const { input, context } = await prepare(request, reply);
    const answer = await handler(input as never, context as never);
    if (row.redirects === true)
      return reply.header("cache-control", "no-store").redirect(String(answer), 302);
    if (row.download !== undefined)
      return sendDownload(request, reply, {
        name: nameDownload(row.download, request.params as Record<string, string>, context),
        pieces: answer as AsyncIterable<string | Uint8Array>,
      });
    if (row.isDated === true)
      return sendDated(request, reply, answer as Dated<unknown>, context.now);
    return sendJson(request, reply, JSON.stringify(answer));
  };
}

/** `{date}` is the caller's day, other `{names}` are path fields. */
function nameDownload(
  pattern: string,
  params: Record<string, string>,
  { now, zone }: CallContext,
): string {
  return pattern.replace(/\{(\w+)\}/g, (_, field: string) =>
    field === "date" ? todayIn(zone, now) : (params[field] ?? ""),
  );
}
