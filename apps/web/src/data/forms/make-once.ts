import { newKey } from "../http/new-key.ts";
import type { Outcome } from "../http/outcome.ts";

/** A request whose outcome is unknown, to be sent again unchanged with its idempotency key. */
export interface UnconfirmedSave<Input> {
  key: string;
  input: Input;
}

interface Steps<Input, Answer> {
  /** `isReplay`: this request was sent before with the same key. */
  make: (input: Input, idempotencyKey: string, isReplay: boolean) => Promise<Outcome<Answer>>;
  /** Updates what an earlier try created with the input of this one. */
  amend?: ((made: Answer, input: Input) => Promise<Outcome<Answer>>) | undefined;
}

/**
 * Creates something once, however often the button is pressed. After a try with an unknown outcome, the next press
 * first sends that one again with its key, and the server creates it or answers what it created. Input typed in between
 * is saved into it. A try is forgotten only when it certainly created nothing.
 */
export async function makeOnce<Input, Answer>(
  unsure: { current: UnconfirmedSave<Input> | null },
  input: Input,
  steps: Steps<Input, Answer>,
): Promise<Outcome<Answer>> {
  const { make, amend } = steps;
  const earlier = unsure.current;
  const isOther = earlier !== null && JSON.stringify(earlier.input) !== JSON.stringify(input);
  const isAmending = isOther && amend !== undefined;
  const first = earlier !== null && (!isOther || isAmending) ? earlier : { key: newKey(), input };
  // Stored before sending: the page may close before the response arrives.
  unsure.current = first;
  const forget = (): void => {
    if (unsure.current === first) unsure.current = null;
  };
  const made = await make(first.input, first.key, first === earlier);
  if (!made.isDone) {
    // It is stored already, unless it was discarded meanwhile.
    if (made.error.isUncertain) return made;
    forget();
    return isAmending ? makeOnce(unsure, input, steps) : made;
  }
  const outcome = isAmending ? await amend(made.answer, input) : made;
  if (outcome.isDone) forget();
  return outcome;
}
