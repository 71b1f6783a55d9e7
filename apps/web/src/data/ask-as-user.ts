import type { Endpoint } from "@castor/core/endpoint.ts";
import { readStored } from "../device/storage.ts";
import type { WireRequest } from "./request.ts";
import { sessionOwner } from "./session-store.ts";
import { endSession, refreshTokens } from "./tokens.ts";

/** Calls that work without a login under `auth/` say what is wrong themselves; a refresh would not help (decisions 2). */
function mayRefresh(endpoint: Endpoint): boolean {
  return !(endpoint.path.startsWith("auth/") && endpoint.access.who === "anyone");
}

interface Wire<Answer> {
  /** Makes the request with the token that is stored when it is asked for. */
  build: () => WireRequest;
  send: (request: WireRequest) => Promise<Answer>;
}

/**
 * Asks a row. After a 401 it refreshes the token and asks once more, else goes to the login page; what one user began
 * is never repeated as another, who may have logged in meanwhile.
 */
export async function askAsUser<Answer extends { status: number }>(
  endpoint: Endpoint,
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
  // A token fresh from the server that it does not take: only a new login can mend that.
  if (second.answer.status === 401 && readStored("access_token") === second.used) endSession();
  return second.answer;
}
