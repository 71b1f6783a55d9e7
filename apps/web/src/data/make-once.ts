import { newKey } from "./new-key.ts";
import type { Outcome } from "./outcome.ts";

/** A try of which nobody knows what it did, to be sent again as it was. */
export interface UnsureTry<Input> {
  key: string;
  input: Input;
}

interface Steps<Input, Answer> {
  /** `isReplay`: it was sent before, with this key. */
  make: (input: Input, idempotencyKey: string, isReplay: boolean) => Promise<Outcome<Answer>>;
  /** Gives what an earlier try made the fields of this one. */
  amend?: ((made: Answer, input: Input) => Promise<Outcome<Answer>>) | undefined;
}

/**
 * Makes a thing once, however often somebody presses. After a try whose fate nobody knows, the next press first sends
 * that one again, with its key: the server then makes it or says what it made; what was typed in between is saved in
 * it. Only a try that surely made nothing is forgotten.
 */
export async function makeOnce<Input, Answer>(
  unsure: { current: UnsureTry<Input> | null },
  input: Input,
  steps: Steps<Input, Answer>,
): Promise<Outcome<Answer>> {
  const { make, amend } = steps;
  const earlier = unsure.current;
  const isOther = earlier !== null && JSON.stringify(earlier.input) !== JSON.stringify(input);
  const isAmending = isOther && amend !== undefined;
  const first = earlier !== null && (!isOther || isAmending) ? earlier : { key: newKey(), input };
  // Already now: the page may go before the answer comes.
  unsure.current = first;
  const forget = (): void => {
    if (unsure.current === first) unsure.current = null;
  };
  const made = await make(first.input, first.key, first === earlier);
  if (!made.isDone) {
    // Kept it is already, unless it was thrown away meanwhile.
    if (made.error.isUncertain) return made;
    forget();
    return isAmending ? makeOnce(unsure, input, steps) : made;
  }
  const outcome = isAmending ? await amend(made.answer, input) : made;
  if (outcome.isDone) forget();
  return outcome;
}
