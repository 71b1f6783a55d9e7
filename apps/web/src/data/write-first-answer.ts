export const firstAnswerId = "first-answer";

/** The element with an answer that comes with what is drawn from it, as JSON that no script runs (docs/decisions/068). */
export function writeFirstAnswer(answer: unknown): string {
  // A name could end the element: "<" is written as JSON's escape.
  const text = JSON.stringify(answer).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${firstAnswerId}">${text}</script>`;
}
