import { resolveRedirectPath } from "@castor/core/account/resolve-redirect-path.ts";
import { type SocialLoginError, socialLoginErrors } from "@castor/core/account/social-login.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { limits } from "@castor/core/limits.ts";
import { addressOf } from "@castor/core/pages.ts";
import { useCallback, useEffect, useState } from "react";
import { type ApiError, toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { keepSession } from "../../data/session/session.ts";
import { useArrival } from "./use-arrival.ts";

/** The state of a social login: `refused` is final, `failed` can be retried with the same code. */
export type SocialLogin =
  | { state: "running" }
  | { state: "done"; address: string }
  | { state: "refused"; reason: SocialLoginError | "other" }
  | { state: "failed"; message: string };

const refused = (code: string): SocialLogin => ({
  state: "refused",
  reason: socialLoginErrors.find((known) => known === code) ?? "other",
});

/** The state after a failed exchange: refused, unless the outcome is unknown or the rate limit was reached. */
function standAfter(error: ApiError): SocialLogin {
  if (error.isUncertain || error.code === "TOO_MANY_REQUESTS")
    return { state: "failed", message: error.message };
  return refused(error.code === "VALIDATION_FAILED" ? "INVALID_TOKEN" : error.code);
}

async function exchange(code: string): Promise<SocialLogin> {
  try {
    const answer = await callEndpoint(accountEndpoints.exchangeSocialLogin, { body: { code } });
    await keepSession(answer);
    return {
      state: "done",
      address: resolveRedirectPath(answer.redirectUrl ?? undefined, addressOf("home")),
    };
  } catch (thrown) {
    return standAfter(toApiError(thrown));
  }
}

/** The provider's answer in the address of `/auth/callback`. */
export interface Returned {
  code?: string | undefined;
  error?: string | undefined;
}

/**
 * Finishes a social login, once on arrival, and removes the answer from the address; `retry` exists after a failure that
 * is not about the code, until the code is too old (specification#social-login).
 */
export function useSocialLogin({ code, error }: Returned): SocialLogin & { retry: () => void } {
  const [login, setLogin] = useState<SocialLogin>(() =>
    code && !error ? { state: "running" } : refused(error ?? "INVALID_TOKEN"),
  );
  const [isTooOld, setTooOld] = useState(false);
  const begin = useCallback(() => {
    if (!code || error) return;
    setLogin({ state: "running" });
    void exchange(code).then(setLogin);
  }, [code, error]);
  useArrival(begin);
  useEffect(() => {
    const timer = setTimeout(() => setTooOld(true), limits.loginCodeSeconds * 1_000);
    return () => clearTimeout(timer);
  }, []);
  const stand = login.state === "failed" && isTooOld ? refused("INVALID_TOKEN") : login;
  return { ...stand, retry: begin };
}
