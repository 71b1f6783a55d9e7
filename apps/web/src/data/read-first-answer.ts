import type { AnswerOf, CallOf, Endpoint } from "@castor/core/endpoint.ts";
import { cacheKeyOf, describeAnswer } from "./http/cache/cached-call.ts";
import { rememberAnswer } from "./http/cache/remember-answer.ts";
import { firstAnswerId } from "./write-first-answer.ts";

/**
 * When the answer came with the page, in milliseconds since 1970. 0 for a page that Back, or a restored window, may have
 * taken from the browser's cache without asking the server: nobody knows how old that is.
 */
export function firstAnswerAt(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const isAsked = (navigation as PerformanceNavigationTiming | undefined)?.type !== "back_forward";
  return isAsked ? performance.timeOrigin : 0;
}

const readBody = (): unknown =>
  JSON.parse(document.getElementById(firstAnswerId)?.textContent || "null");

/** The answer of this row that came with the frame of the page, while the frame is there (docs/decisions/068). */
export function readFirstAnswer<E extends Endpoint>(endpoint: E): AnswerOf<E> | undefined {
  const read = endpoint.answer.safeParse(readBody());
  // The row's schema has parsed it.
  return read.success ? (read.data as AnswerOf<E>) : undefined;
}

/** The same for an answer that is not asked for again: it is cached as if it had been (specification#offline-reads). */
export function takeFirstAnswer<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
): AnswerOf<E> | undefined {
  const answer = readFirstAnswer(endpoint);
  if (answer === undefined) return undefined;
  const key = cacheKeyOf(endpoint, input);
  const received = { body: readBody(), headers: new Headers(), at: firstAnswerAt() };
  const isOfKnownAge = received.at > 0;
  if (key !== null && isOfKnownAge) rememberAnswer(describeAnswer(endpoint, input, key, received));
  return answer;
}
