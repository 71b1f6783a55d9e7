export const firstAnswerId = "first-answer";

/**
 * The element with an answer that comes with what is drawn from it, as JSON that no script runs (docs/decisions/068).
 * `isAll`: the page shows nothing else, so its code can wait for somebody.
 */
export function writeFirstAnswer(answer: unknown, { isAll }: { isAll: boolean }): string {
  // A name could end the element: "<" is written as JSON's escape.
  const text = JSON.stringify(answer).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${firstAnswerId}"${isAll ? " data-is-all" : ""}>${text}</script>`;
}
