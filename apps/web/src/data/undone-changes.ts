import { currentWords } from "../i18n/words.ts";
import { notify } from "../ui/notify.ts";
import type { ApiError } from "./api-error.ts";
import type { TripChange } from "./trip-change.ts";

/** A change that was undone, and the key by which the server knows it, should it have come there. */
export interface UndoneChange {
  change: TripChange;
  key: string;
}

/** More than anybody makes without a network before its message is seen. */
const mostUndone = 100;

/**
 * Says which changes of a trip were undone. Those of which nobody knows whether they arrived share one message, since one
 * cause has undone them: "Try again" does all that were undone while it stood, in order, and only its going forgets them.
 */
export class UndoneChanges {
  readonly #topic: string;
  readonly #runAgain: (undone: UndoneChange) => void;
  #undone: readonly UndoneChange[] = [];

  constructor(tripId: string, runAgain: (undone: UndoneChange) => void) {
    this.#topic = `undone ${tripId}`;
    this.#runAgain = runAgain;
  }

  announce(error: ApiError, { change, key }: UndoneChange): void {
    const words = currentWords();
    const text = words("errors.changeUndone", { reason: error.message });
    if (!error.isUncertain) return void notify("error", text);
    // What makes something is made again by its form, which still has what was typed.
    const added = change.makes.length === 0 ? [{ change, key }] : [];
    const undone = [...this.#undone, ...added].slice(-mostUndone);
    this.#undone = undone;
    const again = {
      label: words("errors.tryAgain"),
      run: () => undone.forEach(this.#runAgain),
    };
    notify("error", text, undone.length > 0 ? again : null, {
      topic: this.#topic,
      onGone: () => {
        // Where a newer message took its place, that one goes on with the list.
        if (this.#undone === undone) this.#undone = [];
      },
    });
  }
}
