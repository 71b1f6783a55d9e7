import type { AnswerOf, CallOf, Endpoint } from "@castor/core/endpoint.ts";
import { useRef, useState } from "react";
import { type ApiError, toApiError } from "./api-error.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { newKey } from "./new-key.ts";
import { markChanged } from "./query-client.ts";

/** How a change went; an error is worded and may be shown as it is. */
export type Outcome<T> = { isDone: true; answer: T } | { isDone: false; error: ApiError };

export interface Changer<E extends Endpoint> {
  run: (input: CallOf<E>) => Promise<Outcome<AnswerOf<E>>>;
  isBusy: boolean;
  /** Why the last run was refused; gone with the next. */
  error: ApiError | null;
  forgetError: () => void;
}

/**
 * Calls a row that changes something, and marks what it changes as old. When nobody knows whether the server did it,
 * the same input is sent with the same key again, so that a second press never makes a second thing.
 */
export function useChange<E extends Endpoint>(endpoint: E): Changer<E> {
  const [busy, setBusy] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);
  const unsure = useRef<{ key: string; input: string } | null>(null);

  const run = async (input: CallOf<E>): Promise<Outcome<AnswerOf<E>>> => {
    const text = JSON.stringify(input);
    const key = unsure.current?.input === text ? unsure.current.key : newKey();
    setBusy((count) => count + 1);
    setError(null);
    try {
      const answer = await callEndpoint(endpoint, input, { idempotencyKey: key });
      unsure.current = null;
      void markChanged(endpoint.changes ?? []);
      return { isDone: true, answer };
    } catch (thrown) {
      const failure = toApiError(thrown);
      unsure.current = failure.isUncertain ? { key, input: text } : null;
      setError(failure);
      return { isDone: false, error: failure };
    } finally {
      setBusy((count) => count - 1);
    }
  };
  return { run, isBusy: busy > 0, error, forgetError: () => setError(null) };
}
