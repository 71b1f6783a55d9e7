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

/** Enough for the export of a whole account over a slow connection. */
const timeoutMs = 300_000;

interface FileAnswer {
  status: number;
  isPassing: boolean;
  name: string | null;
  content: Blob;
}

async function fetchFile(request: WireRequest): Promise<FileAnswer> {
  try {
    const answer = await fetch((await apiOrigin()) + request.path, {
      method: request.method,
      headers: { ...request.headers, Accept: "*/*" },
      body: request.body,
      credentials: "include",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {
      status: answer.status,
      isPassing: answer.headers.has("Retry-After"),
      name: readFileName(answer.headers.get("Content-Disposition")),
      content: await answer.blob(),
    };
  } catch {
    throw errorWithoutAnswer();
  }
}

async function errorOf({ status, isPassing, content }: FileAnswer): Promise<ApiError> {
  const text = await content.text();
  try {
    return errorOfAnswer(status, JSON.parse(text), isPassing);
  } catch {
    return errorOfAnswer(status, null, isPassing);
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/**
 * Downloads the file of a row and saves it under the name that the server gives. Answers the error, or null; an error
 * is logged too (specification#downloads).
 */
export async function downloadFile<E extends DownloadEndpoint>(
  endpoint: E,
  input: CallOf<E>,
): Promise<ApiError | null> {
  try {
    const build = () => buildRequest(endpoint, input, undefined);
    const answer = await askAsUser(endpoint, { build, send: fetchFile });
    if (isSuccess(answer.status)) {
      const spare = endpoint.download.replace("{date}", todayIn(browserTimeZone(), new Date()));
      saveFile(answer.name ?? spare, answer.content);
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
