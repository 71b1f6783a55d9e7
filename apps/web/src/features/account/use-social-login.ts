import { resolveRedirectPath } from "@castor/core/account/resolve-redirect-path.ts";
import {
  type JoinRequest,
  type SocialLoginError,
  socialLoginErrors,
} from "@castor/core/account/social-login.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { limits } from "@castor/core/limits.ts";
import { addressOf } from "@castor/core/pages.ts";
import { useCallback, useEffect, useState } from "react";
import { type ApiError, toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { keepSession } from "../../data/session/session.ts";
import { keepJoin, readKeptJoin } from "./joining/kept-join.ts";
import { useArrival } from "./use-arrival.ts";

/**
 * The state of a social login: `refused` is final, `failed` can be retried with the same code. `joins`: its address has an
 * account, which has to be proven; `token` is that of a mail.
 */
export type SocialLogin =
  | { state: "running" }
  | { state: "done"; address: string }
  | { state: "joins"; join: JoinRequest; token?: string }
  | { state: "refused"; reason: SocialLoginError | "elsewhere" | "other" }
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
    if ("joins" in answer) {
      keepJoin(answer);
      return { state: "joins", join: answer };
    }
    await keepSession(answer);
    return { state: "done", address: addressAfter(answer) };
  } catch (thrown) {
    return standAfter(toApiError(thrown));
  }
}

/** Where a finished login leads. */
export const addressAfter = ({ redirectUrl }: { redirectUrl: string | null }): string =>
  resolveRedirectPath(redirectUrl ?? undefined, addressOf("home"));

/** The link of a mail proves the account to the browser in which the login began, and to no other. */
async function joinByMail(token: string): Promise<SocialLogin> {
  const join = readKeptJoin();
  if (join === null) return { state: "refused", reason: "elsewhere" };
  if (join.hasTwoStep) return { state: "joins", join, token };
  try {
    const body = { challenge: join.challenge, token };
    const session = await callEndpoint(accountEndpoints.joinSocialLogin, { body });
    keepJoin(null);
    await keepSession(session);
    return { state: "done", address: addressAfter(join) };
  } catch (thrown) {
    const error = toApiError(thrown);
    return error.code === "INVALID_TOKEN"
      ? { state: "refused", reason: "elsewhere" }
      : standAfter(error);
  }
}

/** The provider's answer in the address of `/auth/callback`, or the token of our mail. */
export interface Returned {
  join?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
}

/**
 * Finishes a social login, once on arrival, and removes the answer from the address; `retry` exists after a failure that
 * is not about the code, until the code is too old (specification#social-login).
 */
export function useSocialLogin({
  code,
  error,
  join,
}: Returned): SocialLogin & { retry: () => void } {
  const [login, setLogin] = useState<SocialLogin>(() =>
    join || (code && !error) ? { state: "running" } : refused(error ?? "INVALID_TOKEN"),
  );
  const [isTooOld, setTooOld] = useState(false);
  const begin = useCallback(() => {
    if (!join && (!code || error)) return;
    setLogin({ state: "running" });
    void (join ? joinByMail(join) : exchange(code ?? "")).then(setLogin);
  }, [code, error, join]);
  useArrival(begin);
  useEffect(() => {
    if (join) return;
    const timer = setTimeout(() => setTooOld(true), limits.loginCodeSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [join]);
  const stand = login.state === "failed" && isTooOld ? refused("INVALID_TOKEN") : login;
  return { ...stand, retry: begin };
}
