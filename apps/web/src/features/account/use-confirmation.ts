import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useCallback, useState } from "react";
import { toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { keepSession } from "../../data/session/session.ts";
import { currentWords } from "../../i18n/words.ts";
import { registrationKey } from "./confirmation/registration-key.ts";
import { useArrival } from "./use-arrival.ts";

/**
 * The state of a confirmation: `refused` is final, `failed` can be retried with the same token. `asks`: this browser did
 * not make the registration, so its password is needed.
 */
export type Confirmation =
  | { state: "running" | "done" | "asks" }
  | { state: "refused" | "failed"; message: string };

/** Only an answer with success logs in (specification#email-confirmation). */
async function confirm(token: string | undefined): Promise<Confirmation> {
  const words = currentWords("common");
  if (!token) return { state: "refused", message: words("errors.INVALID_TOKEN") };
  try {
    const answer = await callEndpoint(accountEndpoints.confirm, {
      body: { token, key: registrationKey() },
    });
    if (!answer.success) {
      return { state: "refused", message: words("errors.failedToVerifyEmail") };
    }
    await keepSession(answer);
    return { state: "done" };
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.fields.password !== undefined) return { state: "asks" };
    const isFinal = error.code === "INVALID_TOKEN" || error.code === "VALIDATION_FAILED";
    return {
      state: isFinal ? "refused" : "failed",
      message: isFinal ? words("errors.INVALID_TOKEN") : error.message,
    };
  }
}

/**
 * Confirms an address by the token of a mail, once on arrival. `retry` is for a failure that is not about the token,
 * `settle` for what came of a typed password.
 */
export function useConfirmation(token: string | undefined): Confirmation & {
  retry: () => void;
  settle: (outcome: Confirmation) => void;
} {
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: "running" });
  const begin = useCallback(() => {
    setConfirmation({ state: "running" });
    void confirm(token).then(setConfirmation);
  }, [token]);
  useArrival(begin);
  return { ...confirmation, retry: begin, settle: setConfirmation };
}
