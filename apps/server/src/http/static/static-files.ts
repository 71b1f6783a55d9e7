import { createReadStream, type Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "../answers/send-json.ts";

/** A file of the built web app with its compressed variants. */
export interface StaticFile {
  path: string;
  type: string;
  encodings: ReadonlyMap<Encoding, Version>;
}

type Encoding = "br" | "gzip" | "identity";
interface Version {
  file: string;
  size: number;
  etag: string;
}

const endings: readonly (readonly [ending: string, encoding: Encoding])[] = [
  [".br", "br"],
  [".gz", "gzip"],
];

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** All files of a folder by address; empty without the folder. No other file can be requested. */
export async function listStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (): Dirent[] => [],
  );
  const found = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith("."));
  const versions = await Promise.all(found.map(readVersion));
  const byFile = new Map(versions.map((version) => [version.file, version]));
  const files = new Map<string, StaticFile>();
  for (const version of versions) {
    const { file } = version;
    if (endings.some(([ending]) => file.endsWith(ending) && byFile.has(file.slice(0, -3))))
      continue;
    const encodings = new Map<Encoding, Version>([["identity", version]]);
    for (const [ending, encoding] of endings) {
      const compressed = byFile.get(file + ending);
      if (compressed) encodings.set(encoding, compressed);
    }
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    files.set(path, { path, type: types[extname(file)] ?? "application/octet-stream", encodings });
  }
  return files;
}

async function readVersion(file: string): Promise<Version> {
  const { size, mtimeMs } = await stat(file);
  return { file, size, etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"` };
}

/** Files with a hash in their name never change. */
const isImmutable = (path: string) => path.startsWith("/assets/");

/** Sends a file, compressed if the caller accepts it; 304 when the caller has it. */
export function sendStaticFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile) {
  const [encoding, version] = chooseVersion(request, file);
  reply
    .header("content-type", file.type)
    .header(
      "cache-control",
      isImmutable(file.path) ? "public, max-age=31536000, immutable" : "no-cache",
    );
  if (file.encodings.size > 1) addVary(reply, "Accept-Encoding");
  reply.header("etag", version.etag);
  const known = request.headers["if-none-match"];
  if (known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === version.etag))
    return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  reply.header("content-length", version.size);
  return sendFile(request, reply, () => createReadStream(version.file));
}

/** Sends a stream, or headers only to HEAD. An empty body for HEAD would set Content-Length to 0. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, read: () => Readable) {
  return reply.send(request.method === "HEAD" ? Readable.from([]) : read());
}

function chooseVersion(request: FastifyRequest, { encodings }: StaticFile): [Encoding, Version] {
  for (const [, encoding] of endings) {
    const version = encodings.get(encoding);
    if (version && takesEncoding(request, encoding)) return [encoding, version];
  }
  const plain = encodings.get("identity");
  if (plain === undefined) throw new Error("A file without itself.");
  return ["identity", plain];
}

/** True when `Accept-Encoding` names the encoding, not refused by `q=0`. */
export function takesEncoding(
  request: FastifyRequest,
  encoding: "br" | "gzip" | "identity",
): boolean {
  const header = request.headers["accept-encoding"];
  const taken = new RegExp(`(?:^|[\\s,])${encoding}\\s*(?:$|,|;\\s*q=(?!0(?:\\.0*)?(?:,|$)))`);
  return typeof header === "string" && taken.test(header);
}
