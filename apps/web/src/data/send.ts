import { errorOfBadAnswer, errorWithoutAnswer } from "./api-error.ts";
import { apiOrigin } from "./api-host.ts";
import type { WireRequest } from "./request.ts";

const usualMs = 25_000;

export interface WireAnswer {
  status: number;
  isOk: boolean;
  /** True when the server says that what it refuses passes by itself. */
  isPassing: boolean;
  headers: Headers;
  body: unknown;
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** The page may be gone before the answer comes: the browser sends it all the same. */
  isLeaving?: boolean | undefined;
  /** For what takes its time; 25 seconds else. */
  timeoutMs?: number | undefined;
}

/**
 * Sends a request and reads its JSON, within 25 seconds unless it may take longer. Throws an `ApiError` without an answer; an abort by `signal`
 * is thrown as it is, because nobody waits for it any more.
 */
export async function send(
  request: WireRequest,
  { signal, isLeaving, timeoutMs = usualMs }: SendOptions = {},
): Promise<WireAnswer> {
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", stop);
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    signal?.throwIfAborted();
    const answer = await fetch((await apiOrigin()) + request.path, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      credentials: "include",
      signal: controller.signal,
      ...(isLeaving ? { keepalive: true } : {}),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      isOk: answer.ok,
      isPassing: answer.headers.has("Retry-After"),
      headers: answer.headers,
      body: readJson(answer.status, answer.ok, text),
    };
  } catch (thrown) {
    if (signal?.aborted) throw signal.reason;
    if (thrown instanceof Error && thrown.name === "ApiError") throw thrown;
    throw errorWithoutAnswer();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

/** A proxy's error page is no JSON, and none is needed; a success must be some. */
function readJson(status: number, isOk: boolean, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (isOk) throw errorOfBadAnswer(status, text);
    return null;
  }
}
