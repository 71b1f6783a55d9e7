import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useCallback, useState } from "react";
import { type ApiError, toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { logPasswordError } from "./log-password-error.ts";
import { useArrival } from "./use-arrival.ts";

/** The state of a mail's link: `failed` is not about the link and can be retried; `message` is translated. */
export type ResetLink =
  | { state: "checking" | "valid" | "invalid" }
  | { state: "failed"; message: string };

/** True when the server will never accept this token. */
export function isTokenRefused({ code, fields }: ApiError): boolean {
  return code === "INVALID_TOKEN" || (code === "VALIDATION_FAILED" && "token" in fields);
}

/** True when the server knows no such token; a malformed one fails validation. */
const isNoToken = ({ code }: ApiError) => code === "VALIDATION_FAILED" || code === "NOT_FOUND";

async function check(token: string): Promise<ResetLink> {
  try {
    const { valid } = await callEndpoint(accountEndpoints.checkResetLink, { token });
    return { state: valid ? "valid" : "invalid" };
  } catch (thrown) {
    const error = logPasswordError(toApiError(thrown));
    if (isTokenRefused(error) || isNoToken(error)) return { state: "invalid" };
    return { state: "failed", message: error.message };
  }
}

/** Checks the token of a mail with the server, once on arrival, and removes it from the address. */
export function useResetLink(
  token: string | undefined,
): ResetLink & { retry: () => void; refuse: () => void } {
  const [link, setLink] = useState<ResetLink>({ state: token ? "checking" : "invalid" });
  const begin = useCallback(() => {
    if (!token) return;
    setLink({ state: "checking" });
    void check(token).then(setLink);
  }, [token]);
  useArrival(begin);
  return { ...link, retry: begin, refuse: () => setLink({ state: "invalid" }) };
}
