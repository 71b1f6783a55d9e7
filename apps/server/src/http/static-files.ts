import { createReadStream, type Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "./send-json.ts";

/** A file of the built web app with what the build compressed beside it. */
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

/** Every file of a folder by its address; empty when there is no such folder. Nothing else can ever be asked for. */
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

/** Names with a hash in them never change what they mean. */
const isImmutable = (path: string) => path.startsWith("/assets/");

/** Sends a file, compressed as the caller takes it; 304 when they have it. */
export function sendStaticFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  status: 200 | 404 = 200,
) {
  const [encoding, version] = chooseVersion(request, file);
  reply
    .code(status)
    .header("content-type", file.type)
    .header(
      "cache-control",
      isImmutable(file.path) ? "public, max-age=31536000, immutable" : "no-cache",
    );
  if (file.encodings.size > 1) addVary(reply, "Accept-Encoding");
  if (status === 200) {
    reply.header("etag", version.etag);
    const known = request.headers["if-none-match"];
    if (known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === version.etag))
      return reply.code(304).send();
  }
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  reply.header("content-length", version.size);
  return sendFile(request, reply, () => createReadStream(version.file));
}

/** Sends what is read, or nothing to HEAD: not even an absent body, which would say that the file is empty. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, read: () => Readable) {
  return reply.send(request.method === "HEAD" ? Readable.from([]) : read());
}

function chooseVersion(request: FastifyRequest, { encodings }: StaticFile): [Encoding, Version] {
  const header = request.headers["accept-encoding"];
  const taken = typeof header === "string" ? header : "";
  for (const [, encoding] of endings) {
    const version = encodings.get(encoding);
    const isTaken = new RegExp(`(?:^|[\\s,])${encoding}\\s*(?:$|,|;\\s*q=(?!0(?:\\.0*)?(?:,|$)))`);
    if (version && isTaken.test(taken)) return [encoding, version];
  }
  const plain = encodings.get("identity");
  if (plain === undefined) throw new Error("A file without itself.");
  return ["identity", plain];
}
