import { readStored } from "../device/storage.ts";
import { refreshTokens } from "./tokens.ts";

const soonMs = 60_000;
const msOfSecond = 1_000;

/** When an access token ends, as it says itself; null for what is no such token. */
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

/** Renews a login that is about to run out: what a closing page sends has no second try. */
export function renewToken(now = Date.now()): void {
  const token = readStored("access_token");
  const end = token === null ? null : endOf(token);
  // Whoever calls the server next is told what went wrong.
  if (end !== null && end - now < soonMs) refreshTokens(token).catch(() => {});
}
