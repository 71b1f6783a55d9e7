import { errorOfBadAnswer, errorWithoutAnswer } from "./api-error.ts";
import { apiOrigin } from "./api-host.ts";
import { noteAnswer, noteNoAnswer } from "./connection.ts";
import type { WireRequest } from "./request.ts";
import { takeFirstRequest } from "./take-first-request.ts";

const usualMs = 25_000;

export interface WireAnswer {
  status: number;
  isOk: boolean;
  /** True when the server asks to retry later (`Retry-After`). */
  isPassing: boolean;
  headers: Headers;
  body: unknown;
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Uses `keepalive`: the request goes out even if the page closes. */
  isLeaving?: boolean | undefined;
  /** 25 seconds by default. */
  timeoutMs?: number | undefined;
}

/**
 * Sends a request and reads its JSON. Throws an `ApiError` when no response arrives in time. An abort by `signal`
 * throws its reason unchanged.
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
    const answer =
      (await takeFirstRequest(request, controller.signal)) ??
      (await fetch((await apiOrigin()) + request.path, {
        method: request.method,
        headers: request.headers,
        body: request.body,
        credentials: "include",
        signal: controller.signal,
        ...(isLeaving ? { keepalive: true } : {}),
      }));
    const text = await answer.text();
    if (isFromProxy(answer, text)) {
      noteNoAnswer();
      throw errorWithoutAnswer();
    }
    noteAnswer();
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
    noteNoAnswer();
    throw errorWithoutAnswer();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

/** True when a proxy or a tunnel says that there is no server behind it (502 to 504, 511, 521 to 530). Our own errors are JSON. */
const isFromProxy = ({ status }: Response, text: string): boolean =>
  status >= 502 && !text.startsWith("{");

/** A success must be JSON. An error need not be: a proxy's error page is HTML. */
function readJson(status: number, isOk: boolean, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (isOk) throw errorOfBadAnswer(status, text);
    return null;
  }
}
