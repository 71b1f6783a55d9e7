import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { AppError } from "@castor/core/errors.ts";
import { AwsClient } from "aws4fetch";
import type { S3Config } from "../../config/file-variables.ts";
import { type FileStorage, namesOf } from "./file-storage.ts";
import { readListing } from "./read-listing.ts";

/** Other things may be in the bucket. */
const prefix = "files/";
/** A whole content may come slowly; an answer without one may not. */
const putMs = 600_000;
const openMs = 10_000;
/** The sweep waits for it within a transaction. */
const removeMs = 3_000;
const retryAfter = 5;

/** Contents as objects of a bucket, `files/<hash>`, by the calls of S3 that all its kin have. */
export class S3Storage implements FileStorage {
  readonly #client: AwsClient;
  readonly #bucket: string;
  readonly #pageSize: number;

  /** `pageSize`: objects of one answer of the listing. */
  constructor({ endpoint, bucket, accessKey, secretKey, region }: S3Config, pageSize = 1_000) {
    this.#pageSize = pageSize;
    this.#client = new AwsClient({
      ...{ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: "s3" },
      // Who calls tries again: a content that was half sent cannot be sent from its middle.
      retries: 0,
    });
    this.#bucket = `${endpoint}/${bucket}`;
  }

  async put(name: string, localFile: string): Promise<void> {
    const { size } = await stat(localFile);
    const answer = await this.#call(name, "PUT", putMs, {
      body: Readable.toWeb(createReadStream(localFile)) as ReadableStream,
      duplex: "half",
      // The name of a content is its hash, which the storage then compares.
      headers: {
        "content-length": String(size),
        "x-amz-content-sha256": name.includes(".") ? "UNSIGNED-PAYLOAD" : name,
      },
    });
    await answer.body?.cancel();
    await rm(localFile, { force: true });
  }

  async open(name: string, start: number, end: number): Promise<AsyncIterable<Uint8Array> | null> {
    const headers = { range: `bytes=${start}-${end}` };
    const answer = await this.#call(name, "GET", openMs, { headers });
    if (answer.status === 404) await answer.body?.cancel();
    return answer.status === 404 ? null : (answer.body ?? null);
  }

  async size(name: string): Promise<number | null> {
    const answer = await this.#call(name, "HEAD", openMs);
    return answer.status === 404 ? null : Number(answer.headers.get("content-length"));
  }

  async remove(hash: string): Promise<void> {
    await Promise.all(namesOf(hash).map((name) => this.removeRendition(name)));
  }

  async removeRendition(name: string): Promise<void> {
    const answer = await this.#call(name, "DELETE", removeMs);
    await answer.body?.cancel();
  }

  async *list(): AsyncGenerator<string> {
    for (let marker: string | null = ""; marker !== null; ) {
      const size = { "max-keys": String(this.#pageSize) };
      const query = new URLSearchParams({ prefix, marker, ...size }).toString();
      const answer: Response = await this.#call("", "GET", openMs, {}, `?${query}`);
      const page = readListing(await answer.text());
      for (const key of page.keys) {
        const hash = /^files\/([0-9a-f]{64})/.exec(key)?.[1];
        if (hash !== undefined) yield hash;
      }
      marker = page.isLast ? null : (page.keys.at(-1) ?? null);
    }
  }

  /** An answer that is no failure. Throws `UPSTREAM_UNAVAILABLE` where the storage is away, or refuses. */
  async #call(
    name: string,
    method: string,
    timeoutMs: number,
    more: RequestInit & { duplex?: "half" } = {},
    query = "",
  ): Promise<Response> {
    const path = query === "" ? `/${prefix}${name}` : query;
    const abort = new AbortController();
    const timer = setTimeout(
      () => abort.abort(new Error("the storage does not answer")),
      timeoutMs,
    );
    try {
      const init = { ...more, method, signal: abort.signal };
      const answer = await this.#client.fetch(`${this.#bucket}${path}`, init);
      const mayBeMissing = method !== "PUT" && query === "";
      if (answer.ok || (answer.status === 404 && mayBeMissing)) return answer;
      // Its words name the key of access.
      await answer.body?.cancel();
      throw new Error(`${method}: the storage answers ${answer.status}`);
    } catch (cause) {
      throw new AppError("UPSTREAM_UNAVAILABLE", { words: "storageAway", retryAfter, cause });
    } finally {
      clearTimeout(timer);
    }
  }
}
