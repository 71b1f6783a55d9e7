import { endpoints } from "@castor/core/endpoints.ts";
import { useCallback, useState } from "react";
import { type ApiError, toApiError } from "../../data/api-error.ts";
import { callEndpoint } from "../../data/call-endpoint.ts";
import { logPasswordError } from "./log-password-error.ts";
import { useArrival } from "./use-arrival.ts";

/** How the link of a mail stands: `failed` says nothing of it and may be tried again; `message` is worded. */
export type ResetLink =
  | { state: "checking" | "valid" | "invalid" }
  | { state: "failed"; message: string };

/** True when the server will never take this token, whatever comes with it. */
export function isTokenRefused({ code, fields }: ApiError): boolean {
  return code === "INVALID_TOKEN" || (code === "VALIDATION_FAILED" && "token" in fields);
}

/** What cannot be a token leads to no row of the server's. */
const isNoToken = ({ code }: ApiError) => code === "VALIDATION_FAILED" || code === "NOT_FOUND";

async function check(token: string): Promise<ResetLink> {
  try {
    const { valid } = await callEndpoint(endpoints.account.checkResetLink, { token });
    return { state: valid ? "valid" : "invalid" };
  } catch (thrown) {
    const error = logPasswordError(toApiError(thrown));
    if (isTokenRefused(error) || isNoToken(error)) return { state: "invalid" };
    return { state: "failed", message: error.message };
  }
}

/** Asks the server about the token of a mail, once on arrival, and takes it out of the address. */
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
