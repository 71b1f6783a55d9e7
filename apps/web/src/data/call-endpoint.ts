import type { AnswerOf, CallOf, Dated, Endpoint } from "@castor/core/endpoint.ts";
import { errorOfAnswer, errorOfBadAnswer } from "./api-error.ts";
import { askAsUser } from "./ask-as-user.ts";
import { newKey } from "./new-key.ts";
import { buildRequest } from "./request.ts";
import { type SendOptions, send } from "./send.ts";

export interface CallOptions extends SendOptions {
  /** One per user action: the same key never makes a second thing (decisions 2). */
  idempotencyKey?: string | undefined;
}

/**
 * Calls a row of core's table and answers what its schema allows. After a 401 it refreshes the token and tries once
 * more, else goes to the login page; what one user began is never repeated as another, who may have logged in
 * meanwhile. Throws an `ApiError`.
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  return (await ask(endpoint, input, options)).answer;
}

/** The same for a row whose answer is told with its day and its source (`isDated`). */
export async function callDated<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: CallOptions = {},
): Promise<Dated<AnswerOf<E>>> {
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
  const idempotencyKey = options.idempotencyKey ?? (endpoint.creates ? newKey() : undefined);
  const { isOk, status, body, isPassing, headers } = await askAsUser(endpoint, {
    build: () => buildRequest(endpoint, input, idempotencyKey),
    send: (request) => send(request, options),
  });
  if (!isOk) throw errorOfAnswer(status, body, isPassing);
  const read = endpoint.answer.safeParse(body);
  if (!read.success) throw errorOfBadAnswer(status, body);
  // The row's schema made it: zod's own type for "whatever this schema gives" is wider than the row's.
  return { answer: read.data as AnswerOf<E>, headers };
}
