import type { AnswerOf, CallOf, DatedAnswer, Endpoint } from "@castor/core/endpoint.ts";
import { ApiError, errorOfAnswer, errorOfBadAnswer } from "./api-error.ts";
import { askAsUser } from "./ask-as-user.ts";
import { askWithCache } from "./cache/ask-with-cache.ts";
import { isCacheSetting } from "./cache/cache-settings.ts";
import { cacheKeyOf, describeAnswer, keysInOtherLanguages, tripIdOf } from "./cache/cached-call.ts";
import { forgetAnswer, purgeOnce, rememberAnswer, withCache } from "./cache/remember-answer.ts";
import type { StoredAnswer } from "./cache/stored-answers.ts";
import { newKey } from "./new-key.ts";
import { buildRequest } from "./request.ts";
import { type SendOptions, send } from "./send.ts";

export interface CallOptions extends SendOptions {
  /** One per user action. The server creates nothing twice for the same key (specification#idempotency). */
  idempotencyKey?: string | undefined;
  /** The ETag of the trip to change: the server refuses with 409 when somebody has changed it since. */
  ifMatch?: string | undefined;
  /** Only the server may answer, not the response cache. */
  fromServer?: boolean | undefined;
}

/** Options of a read that can be answered twice. */
export interface ReadCallOptions<Answer> extends CallOptions {
  /** Called when the server answers after a cached answer; null when it refuses. */
  onLater?: ((answer: Answer | null) => void) | undefined;
}

/**
 * Calls a row of core's table and validates the response by its schema. After a 401 it refreshes the token and retries
 * once, else goes to the login page. It never retries as another user, who may have logged in meanwhile. A read without
 * an answer is answered by the response cache (specification#offline-reads). Throws an `ApiError`.
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: ReadCallOptions<AnswerOf<E>> = {},
): Promise<AnswerOf<E>> {
  return (await ask(endpoint, input, options)).answer;
}

/** The same from the server alone, with the answer's ETag; null when a proxy has dropped it. */
export async function callTagged<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
): Promise<{ answer: AnswerOf<E>; tag: string | null }> {
  const { answer, headers } = await ask(endpoint, input, { fromServer: true });
  return { answer, tag: headers.get("ETag") };
}

/** The same for a row whose answer comes with its day and its source in headers (`isDated`). */
export async function callDated<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: CallOptions = {},
): Promise<DatedAnswer<AnswerOf<E>>> {
  const { answer, headers } = await ask(endpoint, input, options);
  const modified = new Date(headers.get("Last-Modified") ?? Number.NaN);
  if (Number.isNaN(modified.getTime())) throw errorOfBadAnswer(200, "no day");
  return {
    answer,
    date: modified.toISOString().slice(0, 10),
    source: headers.get("X-Source") ?? "",
  };
}

interface Answered<A> {
  answer: A;
  headers: Headers;
}

async function ask<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: ReadCallOptions<AnswerOf<E>>,
): Promise<Answered<AnswerOf<E>>> {
  const key = cacheKeyOf(endpoint, input);
  if (key === null) return askServer(endpoint, input, options);
  purgeOnce();
  const askAndRemember = () => askCacheable(endpoint, input, options, key);
  if (options.fromServer) return askAndRemember();
  const { onLater } = options;
  return askWithCache({
    key,
    ask: askAndRemember,
    readStored: () => readInAnyLanguage(endpoint, key),
    isStoredFirst: onLater !== undefined && isCacheSetting("local_cache"),
    onLater: onLater && ((later) => onLater(later === null ? null : later.answer)),
  });
}

/** What is not stored in the current language is read in another one: without a network it is all there is. */
function readInAnyLanguage<E extends Endpoint>(endpoint: E, key: string) {
  return withCache(async ({ readAnswer }) => {
    for (const one of [key, ...keysInOtherLanguages(key)]) {
      const stored = parseStored(endpoint, await readAnswer(one));
      if (stored) return stored;
    }
    return null;
  });
}

/** A stored answer that the row's schema still accepts. */
function parseStored<E extends Endpoint>(endpoint: E, stored: StoredAnswer | null) {
  if (stored === null) return null;
  const { at, text, headers } = stored;
  const read = endpoint.answer.safeParse(JSON.parse(text));
  if (!read.success) return null;
  // The row's schema has parsed it.
  return { at, answer: { answer: read.data as AnswerOf<E>, headers: new Headers(headers) } };
}

/** Asks the server and stores its answer. What it refuses now is forgotten. */
async function askCacheable<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: CallOptions,
  key: string,
): Promise<Answered<AnswerOf<E>>> {
  // Another user may have logged in since the key was made: it must not name their answer.
  const isOwn = cacheKeyOf(endpoint, input) === key;
  try {
    const { answer, headers, body } = await askServer(endpoint, input, options);
    const at = Date.now();
    if (isOwn) rememberAnswer(describeAnswer(endpoint, input, key, { body, headers, at }));
    return { answer, headers };
  } catch (thrown) {
    const isRefused = thrown instanceof ApiError && [403, 404].includes(thrown.status);
    // A visitor may not read a public trip's costs, but the trip itself.
    const isOfTrip = endpoint.access.who === "trip-reader";
    if (isOwn && isRefused) forgetAnswer(key, isOfTrip ? tripIdOf(endpoint, input) : null);
    throw thrown;
  }
}

async function askServer<E extends Endpoint>(endpoint: E, input: CallOf<E>, options: CallOptions) {
  const idempotencyKey = options.idempotencyKey ?? (endpoint.isKeyed ? newKey() : undefined);
  const { isOk, status, body, isPassing, headers } = await askAsUser(endpoint, {
    build: () => buildRequest(endpoint, input, idempotencyKey, options.ifMatch),
    send: (request) => send(request, options),
  });
  if (!isOk)
    throw errorOfAnswer(status, body, { isPassing, requestId: headers.get("X-Request-Id") });
  const read = endpoint.answer.safeParse(body);
  if (!read.success) throw errorOfBadAnswer(status, body);
  // The row's schema has parsed it. Zod's output type of a generic schema is wider than the row's.
  return { answer: read.data as AnswerOf<E>, headers, body };
}
