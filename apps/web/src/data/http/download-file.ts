import type { CallOf, Endpoint } from "@castor/core/endpoint.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import { saveFile } from "../../device/save-file.ts";
import { browserTimeZone } from "../../device/time-zone.ts";
import { type ApiError, errorOfAnswer, errorWithoutAnswer, toApiError } from "./api-error.ts";
import { apiOrigin } from "./api-host.ts";
import { askAsUser } from "./ask-as-user.ts";
import { readFileName } from "./file-name.ts";
import { buildRequest, type WireRequest } from "./request.ts";

/** A row that answers a file. */
export type DownloadEndpoint = Endpoint & { download: string };

/** The wait for an answer: a PDF waits for its turn. */
const answerMs = 300_000;

/** The wait for more of a file. Its whole time is bounded by the server: by what an account may hold, and by how slowly it may be read. */
const moreMs = 60_000;

/** How much of a file has arrived, in bytes. The whole is null when the server does not say. */
export interface DownloadProgress {
  received: number;
  whole: number | null;
}

interface FileAnswer {
  status: number;
  isPassing: boolean;
  name: string | null;
  content: Blob;
}

async function fetchFile(
  request: WireRequest,
  onProgress: (progress: DownloadProgress) => void,
): Promise<FileAnswer> {
  const ending = new AbortController();
  const endAfter = (milliseconds: number) => setTimeout(() => ending.abort(), milliseconds);
  let timer = endAfter(answerMs);
  const waitForMore = () => {
    clearTimeout(timer);
    timer = endAfter(moreMs);
  };
  try {
    const answer = await fetch((await apiOrigin()) + request.path, {
      method: request.method,
      headers: { ...request.headers, Accept: "*/*" },
      body: request.body,
      credentials: "include",
      signal: ending.signal,
    });
    waitForMore();
    const onMore = (progress: DownloadProgress) => {
      waitForMore();
      onProgress(progress);
    };
    return {
      status: answer.status,
      isPassing: answer.headers.has("Retry-After"),
      name: readFileName(answer.headers.get("Content-Disposition")),
      content: answer.ok ? await readContent(answer, onMore) : await answer.blob(),
    };
  } catch {
    throw errorWithoutAnswer();
  } finally {
    clearTimeout(timer);
  }
}

async function readContent(
  answer: Response,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Blob> {
  // The length of a compressed answer says nothing of the file's.
  const length = answer.headers.has("Content-Encoding")
    ? null
    : answer.headers.get("Content-Length");
  const whole = length === null ? null : Number(length);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = answer.body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    chunks.push(next.value);
    received += next.value.byteLength;
    onProgress({ received, whole });
  }
  return new Blob(chunks, { type: answer.headers.get("Content-Type") ?? "" });
}

async function errorOf({ status, isPassing, content }: FileAnswer): Promise<ApiError> {
  const text = await content.text();
  try {
    return errorOfAnswer(status, JSON.parse(text), { isPassing });
  } catch {
    return errorOfAnswer(status, null, { isPassing });
  }
}

/** The name of a row's file without one from the server. */
function nameSpare(endpoint: DownloadEndpoint, input: object): string {
  const fields = new Map<string, unknown>(Object.entries(input));
  fields.set("date", todayIn(browserTimeZone(), new Date()));
  return endpoint.download.replace(/\{(\w+)\}/g, (_, field: string) =>
    String(fields.get(field) ?? ""),
  );
}

const askForFile = <E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  onProgress: (progress: DownloadProgress) => void,
): Promise<FileAnswer> =>
  askAsUser(endpoint, {
    build: () => buildRequest(endpoint, input, undefined),
    send: (request) => fetchFile(request, onProgress),
  });

/** Reads the file of a row. Throws an `ApiError`. */
export async function readFile<E extends Endpoint>(endpoint: E, input: CallOf<E>): Promise<Blob> {
  const answer = await askForFile(endpoint, input, () => {});
  if (isSuccess(answer.status)) return answer.content;
  throw await errorOf(answer);
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/**
 * Downloads the file of a row and saves it under the name that the server gives. Answers the error, or null; an error
 * is logged too (specification#downloads).
 */
export async function downloadFile<E extends DownloadEndpoint>(
  endpoint: E,
  input: CallOf<E>,
  onProgress: (progress: DownloadProgress) => void = () => {},
): Promise<ApiError | null> {
  try {
    const answer = await askForFile(endpoint, input, onProgress);
    if (isSuccess(answer.status)) {
      saveFile(answer.name ?? nameSpare(endpoint, input), answer.content);
      return null;
    }
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged (specification#downloads)
    console.error(`HTTP error! status: ${answer.status}`);
    return await errorOf(answer);
  } catch (thrown) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged (specification#downloads)
    console.error("The download did not arrive:", thrown);
    return toApiError(thrown);
  }
}
