import type { AnswerOf, CallOf, Endpoint } from "@castor/core/endpoint.ts";
import { readStored } from "../device/storage.ts";
import { errorOfAnswer, errorOfBadAnswer } from "./api-error.ts";
import { newKey } from "./new-key.ts";
import { buildRequest } from "./request.ts";
import { send, type WireAnswer } from "./send.ts";
import { sessionOwner } from "./session-store.ts";
import { endSession, refreshTokens } from "./tokens.ts";

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** One per user action: the same key never makes a second thing (decisions 2). */
  idempotencyKey?: string | undefined;
}

/** Calls that work without a login under `auth/` say what is wrong themselves; a refresh would not help (decisions 2). */
function mayRefresh(endpoint: Endpoint): boolean {
  return !(endpoint.path.startsWith("auth/") && endpoint.access.who === "anyone");
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
  const owner = sessionOwner();
  const ask = async (): Promise<WireAnswer & { used: string | null }> => {
    const request = buildRequest(endpoint, input, idempotencyKey);
    const used = request.headers.Authorization?.slice("Bearer ".length) ?? null;
    return { ...(await send(request, options.signal)), used };
  };
  let answer = await ask();
  const isRenewed =
    answer.status === 401 && mayRefresh(endpoint) && (await refreshTokens(answer.used));
  if (isRenewed && sessionOwner() === owner) {
    answer = await ask();
    // A token fresh from the server that it does not take: only a new login can mend that.
    if (answer.status === 401 && readStored("access_token") === answer.used) endSession();
  }
  if (!answer.isOk) throw errorOfAnswer(answer.status, answer.body, answer.isPassing);
  const read = endpoint.answer.safeParse(answer.body);
  if (!read.success) throw errorOfBadAnswer(answer.status, answer.body);
  // The row's schema made it: zod's own type for "whatever this schema gives" is wider than the row's.
  return read.data as AnswerOf<E>;
}
