import { signedIn } from "@castor/core/endpoint.ts";
import type { DetailedError, Upload } from "tus-js-client";
import { type ApiError, errorOfAnswer, errorWithoutAnswer } from "../http/api-error.ts";
import { apiOrigin } from "../http/api-host.ts";
import { askAsUser } from "../http/ask-as-user.ts";
import { isConnected, noteAnswer, noteNoAnswer, watchConnection } from "../http/connection.ts";
import { userHeaders } from "../http/request.ts";
import type { UploadEntry } from "./upload-entry.ts";
import type { SendingOf } from "./upload-host.ts";

/** Uploads stand beside the endpoint table (decision 133). */
const row = { path: "upload", access: signedIn };

/** Bytes of one call. The server ends a call that takes longer than a minute: so slow a line has 130 kbit a second. */
const chunkBytes = 1_000_000;

/** A connection that brings nothing for so long is given up. The server reads a large file again before its last answer. */
const stallMs = 120_000;

/** The server has said no, or all is there. */
interface Answer {
  status: number;
  body: string;
  isPassing: boolean;
  fileId: string;
}

const isRefused = (status: number) => status >= 400;
const isGone = (status: number) => status === 404 || status === 410;
const lastPart = (address: string | null) => address?.split("/").at(-1) ?? "";

/**
 * Sends what the server does not have of a file, by tus 1.0. An upload that the server has given up begins anew. Answers the id of the file.
 * Throws an `ApiError`.
 */
export async function sendByTus(entry: UploadEntry, sending: SendingOf): Promise<string> {
  // A session that is renewed on the way goes on with the upload that has begun.
  let current = entry.uploadId;
  const onBegun = (uploadId: string) => {
    current = uploadId;
    sending.onBegun(uploadId);
  };
  const ask = () =>
    askAsUser(row, {
      build: () => ({ path: "/api/upload", method: "POST", headers: userHeaders(), body: null }),
      send: ({ headers }) => send(entry, { ...sending, onBegun }, { uploadId: current, headers }),
    });
  let answer = await ask();
  if (entry.uploadId !== null && isGone(answer.status)) {
    current = null;
    answer = await ask();
  }
  if (!isRefused(answer.status)) return answer.fileId;
  throw readError(answer);
}

function readError({ status, body, isPassing }: Answer): ApiError {
  try {
    return errorOfAnswer(status, JSON.parse(body), { isPassing });
  } catch {
    return errorOfAnswer(status, null, { isPassing });
  }
}

async function send(
  { name }: UploadEntry,
  { tripId, bytes, signal, onBegun, onProgress }: SendingOf,
  { uploadId, headers }: { uploadId: string | null; headers: Record<string, string> },
): Promise<Answer> {
  const { Upload: TusUpload } = await import("tus-js-client");
  const endpoint = `${await apiOrigin()}/api/upload`;
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const lose = () => {
    noteNoAnswer();
    reject(errorWithoutAnswer());
  };
  let timer = setTimeout(lose, stallMs);
  const upload: Upload = new TusUpload(bytes, {
    // Where an upload is gone on with, a refusal is to be read, not answered by a new one.
    ...(uploadId === null ? { endpoint } : { uploadUrl: `${endpoint}/${uploadId}` }),
    metadata: { tripId, name },
    headers,
    chunkSize: chunkBytes,
    retryDelays: null,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => onBegun(lastPart(upload.url)),
    onProgress: (sent) => {
      clearTimeout(timer);
      timer = setTimeout(lose, stallMs);
      onProgress(sent);
    },
    onSuccess: () => {
      noteAnswer();
      resolve({ status: 204, body: "", isPassing: false, fileId: lastPart(upload.url) });
    },
    onError: (error) => {
      const response =
        "originalResponse" in error ? (error as DetailedError).originalResponse : null;
      const status = response?.getStatus() ?? 0;
      const isPassing = response?.getHeader("Retry-After") !== undefined;
      // A proxy in front of a server that is away. Of the server itself a refusal has words, or says when to try again.
      const isOfProxy = status >= 502 && !isPassing && !response?.getBody().startsWith("{");
      if (!response || status === 0 || isOfProxy) return lose();
      noteAnswer();
      resolve({ status, body: response.getBody(), isPassing, fileId: "" });
    },
  });
  const unwatch = watchConnection(() => isConnected() || lose());
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop);
  try {
    upload.start();
    return await promise;
  } finally {
    clearTimeout(timer);
    unwatch();
    signal.removeEventListener("abort", stop);
    void upload.abort();
  }
}

/** Ends a begun upload. One that cannot be reached is given up by the server after a day. */
export async function endUpload(uploadId: string): Promise<void> {
  const path = `/api/upload/${encodeURIComponent(uploadId)}`;
  await fetch((await apiOrigin()) + path, {
    method: "DELETE",
    headers: { ...userHeaders(), "Tus-Resumable": "1.0.0" },
    credentials: "include",
  }).catch(() => {});
}
