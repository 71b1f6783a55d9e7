import { readStored } from "../../device/storage/storage.ts";
import { refreshTokens } from "./tokens.ts";

const soonMs = 60_000;
const msOfSecond = 1_000;

/** The expiry of an access token (milliseconds since 1970); null when it has none. */
function endOf(token: string): number | null {
  try {
    const said: unknown = JSON.parse(
      atob((token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/")),
    );
    const isDated = typeof said === "object" && said !== null && "exp" in said;
    return isDated && typeof said.exp === "number" ? said.exp * msOfSecond : null;
  } catch {
    return null;
  }
}

/** Refreshes a token that is about to expire, since a request of a closing page cannot be retried. */
export function renewToken(now = Date.now()): void {
  const token = readStored("access_token");
  const end = token === null ? null : endOf(token);
  // The next call reports the error.
  if (end !== null && end - now < soonMs) refreshTokens(token).catch(() => {});
}
