import type { AnswerOf, CallOf, Endpoint } from "@castor/core/endpoint.ts";
import { useRef, useState } from "react";
import { makeOnce, type UnconfirmedSave } from "../forms/make-once.ts";
import { type ApiError, toApiError } from "./api-error.ts";
import { callEndpoint } from "./call-endpoint.ts";
import type { Outcome } from "./outcome.ts";
import { markChanged } from "./query-client.ts";

export interface Changer<E extends Endpoint> {
  run: (input: CallOf<E>) => Promise<Outcome<AnswerOf<E>>>;
  isBusy: boolean;
  /** The error of the last run, cleared by the next. */
  error: ApiError | null;
  forgetError: () => void;
}

interface ChangeOptions<E extends Endpoint> {
  /** Builds the call that gives what an earlier, unconfirmed press created the input of this one. */
  amend?: (made: AnswerOf<E>, input: CallOf<E>) => CallOf<E>;
  /** How long to wait for the answer, where the usual time is too short. */
  timeoutMs?: number;
}

/** A mutation: calls a row once (`makeOnce`) and invalidates the queries that it affects. */
export function useChange<E extends Endpoint>(
  endpoint: E,
  { amend, timeoutMs }: ChangeOptions<E> = {},
): Changer<E> {
  const [busy, setBusy] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);
  const unsure = useRef<UnconfirmedSave<CallOf<E>> | null>(null);

  const ask = async (input: CallOf<E>, idempotencyKey?: string): Promise<Outcome<AnswerOf<E>>> => {
    try {
      const answer = await callEndpoint(endpoint, input, { idempotencyKey, timeoutMs });
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
