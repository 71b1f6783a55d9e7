import type { AnswerOf, Endpoint } from "@castor/core/endpoint.ts";

const id = "first-answer";

/** The element with an answer that comes with the cards drawn from it, as JSON that no script runs. */
export function writeFirstAnswer(answer: unknown): string {
  // A name could end the element: "<" is written as JSON's escape.
  const text = JSON.stringify(answer).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${id}">${text}</script>`;
}

/** The answer to this row that came with the frame of the page, while the frame is there (docs/decisions/068). */
export function readFirstAnswer<E extends Endpoint>(endpoint: E): AnswerOf<E> | undefined {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  const read = endpoint.answer.safeParse(JSON.parse(text));
  // The row's schema has parsed it.
  return read.success ? (read.data as AnswerOf<E>) : undefined;
}
