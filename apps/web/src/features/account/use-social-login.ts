import { ownPath } from "@castor/core/account/own-path.ts";
import { type SocialLoginError, socialLoginErrors } from "@castor/core/account/social-login.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import { addressOf } from "@castor/core/pages.ts";
import { useCallback, useEffect, useState } from "react";
import { type ApiError, toApiError } from "../../data/api-error.ts";
import { callEndpoint } from "../../data/call-endpoint.ts";
import { keepSession } from "../../data/session.ts";
import { useArrival } from "./use-arrival.ts";

/** How a social login stands: `refused` for good, `failed` while the same code may be tried again. */
export type SocialLogin =
  | { state: "running" }
  | { state: "done"; address: string }
  | { state: "refused"; reason: SocialLoginError | "other" }
  | { state: "failed"; message: string };

const refused = (code: string): SocialLogin => ({
  state: "refused",
  reason: socialLoginErrors.find((known) => known === code) ?? "other",
});

/** The code was refused unless nobody knows, or it was only asked for too often. */
function standAfter(error: ApiError): SocialLogin {
  if (error.isUncertain || error.code === "TOO_MANY_REQUESTS")
    return { state: "failed", message: error.message };
  return refused(error.code === "VALIDATION_FAILED" ? "INVALID_TOKEN" : error.code);
}

async function exchange(code: string): Promise<SocialLogin> {
  try {
    const answer = await callEndpoint(endpoints.account.exchangeSocialLogin, { body: { code } });
    await keepSession(answer);
    return {
      state: "done",
      address: ownPath(answer.redirectUrl ?? undefined, addressOf("home")),
    };
  } catch (thrown) {
    return standAfter(toApiError(thrown));
  }
}

/** What came back from the provider, as the address of `/auth/callback` says it. */
export interface Returned {
  code?: string | undefined;
  error?: string | undefined;
}

/**
 * Finishes a social login, once on arrival, and takes what came back out of the address; `retry` after a failure that
 * says nothing of the code, until the code is too old to be taken (decisions 3).
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
