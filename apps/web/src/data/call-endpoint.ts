import type { AnswerOf, CallOf, Endpoint } from "@castor/core/endpoint.ts";
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
  const idempotencyKey = options.idempotencyKey ?? (endpoint.creates ? newKey() : undefined);
  const answer = await askAsUser(endpoint, {
    build: () => buildRequest(endpoint, input, idempotencyKey),
    send: (request) => send(request, options),
  });
  if (!answer.isOk) throw errorOfAnswer(answer.status, answer.body, answer.isPassing);
  const read = endpoint.answer.safeParse(answer.body);
  if (!read.success) throw errorOfBadAnswer(answer.status, answer.body);
  // The row's schema made it: zod's own type for "whatever this schema gives" is wider than the row's.
  return read.data as AnswerOf<E>;
}
