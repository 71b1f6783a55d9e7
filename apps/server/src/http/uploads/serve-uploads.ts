import { Readable } from "node:stream";
import { signedIn } from "@castor/core/endpoint.ts";
import { AppError } from "@castor/core/errors.ts";
import { id as idSchema } from "@castor/core/schemas/ids.ts";
import { message } from "@castor/core/schemas/validation.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { readViewer } from "../access/read-viewer.ts";
import { describeError } from "../answers/answer-errors.ts";
import type { CallDependencies } from "../calls/call-dependencies.ts";
import type { Viewer } from "../calls/context.ts";
import { callerOf } from "../calls/read-caller.ts";
import { readUploadMetadata } from "./read-upload-metadata.ts";
import type { UploadPort, UploadState } from "./upload-port.ts";

/** The version of the protocol, https://tus.io/protocols/resumable-upload. */
const version = "1.0.0";
const path = "/api/upload";
const bodyType = "application/offset+octet-stream";
const row = { access: signedIn, path: "upload" };

type Dependencies = Pick<CallDependencies, "addressLimits" | "userLimits" | "verifyToken">;

/**
 * Uploads of files by tus, a protocol with verbs and headers of its own, beside the endpoint table (decision 133). Login, limits
 * and errors are those of rows.
 */
export function serveUploads(
  app: FastifyInstance,
  uploads: UploadPort,
  dependencies: Dependencies,
): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Read by who writes it to the disk, piece by piece.
    scope.addContentTypeParser(bodyType, (_request, payload, parsed) => parsed(null, payload));
    scope.addHook("onRequest", async (_request, reply) => {
      reply.header("tus-resumable", version).header("cache-control", "no-store");
    });
    scope.options(path, (_request, reply) => describe(reply, uploads).code(204).send());
    registerVerbs(scope, uploads, dependencies);
    done();
  });
}

const describe = (reply: FastifyReply, { fileBytes }: UploadPort): FastifyReply =>
  reply
    .header("tus-version", version)
    .header("tus-extension", "creation,termination")
    .header("tus-max-size", fileBytes);

function registerVerbs(app: FastifyInstance, uploads: UploadPort, dependencies: Dependencies) {
  const enter = (name: "uploads.begin" | "uploads.go-on") => ({
    config: { row: name },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      await dependencies.addressLimits?.check(name, request.ip);
      const viewer = await readViewer(row, request, dependencies);
      if (viewer === null) throw new AppError("UNAUTHORIZED");
      await dependencies.userLimits?.check(name, viewer.userId);
      request.work?.join(viewer.userId);
      request.work?.check();
      request.viewer = viewer;
      if (request.headers["tus-resumable"] === version) return;
      const error = new AppError("VALIDATION_FAILED", { words: "unknownUploadProtocol" });
      return describe(reply, uploads)
        .code(412)
        .send(describeError(error, callerOf(request).translate));
    },
  });
  const one = { url: `${path}/:id`, ...enter("uploads.go-on") };
  app.route({
    ...{ method: "POST", url: path, ...enter("uploads.begin") },
    handler: async (request, reply) => {
      const length = readCount(request, "upload-length");
      const upload = { ...readUploadMetadata(request.headers["upload-metadata"]), length };
      const id = await uploads.begin(viewerOf(request), upload);
      return reply.code(201).header("location", `${path}/${id}`).send();
    },
  });
  app.route({
    ...{ method: "HEAD", ...one },
    handler: async (request, reply) => {
      const id = idOf(request);
      const state = await uploads.look(viewerOf(request), id);
      return tell(reply, id, state).header("upload-length", state.length).code(200).send();
    },
  });
  app.route({
    ...{ method: "PATCH", ...one },
    handler: async (request, reply) => {
      const id = idOf(request);
      const offset = readCount(request, "upload-offset");
      const body = request.body instanceof Readable ? request.body : Readable.from([]);
      return tell(reply, id, await uploads.write(viewerOf(request), id, offset, body))
        .code(204)
        .send();
    },
  });
  app.route({
    ...{ method: "DELETE", ...one },
    handler: async (request, reply) => {
      await uploads.end(viewerOf(request), idOf(request));
      return reply.code(204).send();
    },
  });
}

const tell = (reply: FastifyReply, id: string, { offset, isFinished }: UploadState) => {
  reply.header("upload-offset", offset);
  return isFinished ? reply.header("x-file-id", id) : reply;
};

function viewerOf({ viewer }: FastifyRequest): Viewer {
  if (viewer === null) throw new AppError("UNAUTHORIZED");
  return viewer;
}

/** The id in the address. Throws 404 for one of the wrong form. */
function idOf({ params }: FastifyRequest): string {
  const read = z.safeParse(z.object({ id: idSchema }), params);
  if (!read.success) throw new AppError("NOT_FOUND");
  return read.data.id;
}

/** A header that counts bytes. Throws 400 where it is missing or no count. */
function readCount({ headers }: FastifyRequest, name: "upload-length" | "upload-offset"): number {
  const text = String(headers[name]);
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new AppError("VALIDATION_FAILED", { fields: { [name]: message("invalidValue") } });
}
