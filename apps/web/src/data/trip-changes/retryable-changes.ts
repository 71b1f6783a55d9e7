import { temporaryIdsOf } from "@castor/core/changes/change-rows.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { currentWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import type { ApiError } from "../http/api-error.ts";

/** More than anybody makes without a network before the toast is seen. */
const maxRetryable = 100;

/**
 * The changes of a trip that failed without an answer, so that they were rolled back on the screen. They share one toast,
 * since one cause has failed them all: "Try again" sends each once more, in order and under its own key. The list is
 * forgotten when the toast goes.
 */
export class RetryableChanges {
  readonly #topic: string;
  readonly #retry: (change: TripChange) => void;
  #changes: readonly TripChange[] = [];

  constructor(tripId: string, retry: (change: TripChange) => void) {
    this.#topic = `undone ${tripId}`;
    this.#retry = retry;
  }

  announce(error: ApiError, change: TripChange): void {
    const words = currentWords();
    const text = words("errors.changeUndone", { reason: error.message });
    if (!error.isUncertain) return void showToast("error", text);
    // The form that makes a thing keeps what was typed, and makes it again itself.
    const isCreation = temporaryIdsOf(change).length > 0;
    const changes = [...this.#changes, ...(isCreation ? [] : [change])].slice(-maxRetryable);
    this.#changes = changes;
    const tryAgain = {
      label: words("errors.tryAgain"),
      run: () => changes.forEach(this.#retry),
    };
    showToast("error", text, changes.length > 0 ? tryAgain : null, {
      topic: this.#topic,
      onGone: () => {
        // A newer toast with the same topic has taken the list over.
        if (this.#changes === changes) this.#changes = [];
      },
    });
  }
}
