import type { AnswerOf, CallOf, DatedAnswer, Endpoint } from "@castor/core/endpoint.ts";
import { errorOfAnswer, errorOfBadAnswer } from "./api-error.ts";
import { askAsUser } from "./ask-as-user.ts";
import { newKey } from "./new-key.ts";
import { buildRequest } from "./request.ts";
import { type SendOptions, send } from "./send.ts";

export interface CallOptions extends SendOptions {
  /** One per user action. The server creates nothing twice for the same key (specification#idempotency). */
  idempotencyKey?: string | undefined;
  /** The ETag of the trip to change: the server refuses with 409 when somebody has changed it since. */
  ifMatch?: string | undefined;
}

/**
 * Calls a row of core's table and validates the response by its schema. After a 401 it refreshes the token and retries
 * once, else goes to the login page. It never retries as another user, who may have logged in meanwhile. Throws an
 * `ApiError`.
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  return (await ask(endpoint, input, options)).answer;
}

/** The same with the answer's ETag; null when a proxy has dropped it. */
export async function callTagged<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
): Promise<{ answer: AnswerOf<E>; tag: string | null }> {
  const { answer, headers } = await ask(endpoint, input, {});
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

async function ask<E extends Endpoint>(endpoint: E, input: CallOf<E>, options: CallOptions) {
  const idempotencyKey = options.idempotencyKey ?? (endpoint.isKeyed ? newKey() : undefined);
  const { isOk, status, body, isPassing, headers } = await askAsUser(endpoint, {
    build: () => buildRequest(endpoint, input, idempotencyKey, options.ifMatch),
    send: (request) => send(request, options),
  });
  if (!isOk) throw errorOfAnswer(status, body, isPassing);
  const read = endpoint.answer.safeParse(body);
  if (!read.success) throw errorOfBadAnswer(status, body);
  // The row's schema has parsed it. Zod's output type of a generic schema is wider than the row's.
  return { answer: read.data as AnswerOf<E>, headers };
}
