import type { AnswerOf, CallOf, Endpoint } from "@castor/core/endpoint.ts";
import { useRef, useState } from "react";
import { type ApiError, toApiError } from "./api-error.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { makeOnce, type UnsureTry } from "./make-once.ts";
import type { Outcome } from "./outcome.ts";
import { markChanged } from "./query-client.ts";

export interface Changer<E extends Endpoint> {
  run: (input: CallOf<E>) => Promise<Outcome<AnswerOf<E>>>;
  isBusy: boolean;
  /** Why the last run was refused; gone with the next. */
  error: ApiError | null;
  forgetError: () => void;
}

interface ChangeOptions<E extends Endpoint> {
  /** What gives a thing that an earlier, uncertain press made the input of this one. */
  amend?: (made: AnswerOf<E>, input: CallOf<E>) => CallOf<E>;
}

/** Calls a row that changes something, once (`makeOnce`), and marks what it changes as old. */
export function useChange<E extends Endpoint>(
  endpoint: E,
  { amend }: ChangeOptions<E> = {},
): Changer<E> {
  const [busy, setBusy] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);
  const unsure = useRef<UnsureTry<CallOf<E>> | null>(null);

  const ask = async (input: CallOf<E>, idempotencyKey?: string): Promise<Outcome<AnswerOf<E>>> => {
    try {
      const answer = await callEndpoint(endpoint, input, { idempotencyKey });
      return { isDone: true, answer };
    } catch (thrown) {
      return { isDone: false, error: toApiError(thrown) };
    }
  };
  const run = async (input: CallOf<E>): Promise<Outcome<AnswerOf<E>>> => {
    setBusy((count) => count + 1);
    setError(null);
    const outcome = await makeOnce<CallOf<E>, AnswerOf<E>>(unsure, input, {
      make: ask,
      amend: amend && ((made, sent) => ask(amend(made, sent))),
    });
    if (outcome.isDone) void markChanged(endpoint.changes ?? []);
    else setError(outcome.error);
    setBusy((count) => count - 1);
    return outcome;
  };
  return { run, isBusy: busy > 0, error, forgetError: () => setError(null) };
}
