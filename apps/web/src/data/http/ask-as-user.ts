import type { Endpoint } from "@castor/core/endpoint.ts";
import { readStored } from "../../device/storage/storage.ts";
import { sessionOwner } from "../session/session-store.ts";
import { endSession, refreshTokens } from "../session/tokens.ts";
import type { WireRequest } from "./request.ts";

/** What is asked: a row of the table, or what stands beside it. */
type Asked = Pick<Endpoint, "path" | "access">;

/** A 401 of a public `auth/` row means wrong credentials, so a token refresh would not help (specification#token-refresh). */
function mayRefresh(endpoint: Asked): boolean {
  return !(endpoint.path.startsWith("auth/") && endpoint.access.who === "anyone");
}

interface Wire<Answer> {
  /** Builds the request with the token stored at that moment. */
  build: () => WireRequest;
  send: (request: WireRequest) => Promise<Answer>;
}

/**
 * Calls a row. After a 401 it refreshes the token and retries once, else goes to the login page. It never retries as
 * another user, who may have logged in meanwhile.
 */
export async function askAsUser<Answer extends { status: number }>(
  endpoint: Asked,
  { build, send }: Wire<Answer>,
): Promise<Answer> {
  const owner = sessionOwner();
  const ask = async () => {
    const request = build();
    const used = request.headers.Authorization?.slice("Bearer ".length) ?? null;
    return { used, answer: await send(request) };
  };
  const { used, answer } = await ask();
  if (answer.status !== 401 || !mayRefresh(endpoint)) return answer;
  if (!(await refreshTokens(used)) || sessionOwner() !== owner) return answer;
  const second = await ask();
  // The server refuses a token that it has just issued, so only a new login can help.
  if (second.answer.status === 401 && readStored("access_token") === second.used) endSession();
  return second.answer;
}
