import type { Me, ProfileSave, SessionSummary } from "@castor/core/account/session.ts";
import { applyChange } from "@castor/core/basics/apply-change.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { type ApiError, toApiError } from "./api-error.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { keyOf, markChanged, queryClient } from "./query-client.ts";

const { me, sessions, endSession, endOtherSessions, remove } = endpoints.account;

/** Shows a saved profile everywhere at once, before it is read anew. */
export function keepProfile(saved: ProfileSave, fullName: string): void {
  queryClient.setQueryData<Me>(
    keyOf(me, {}),
    (known) => known && { ...applyChange(known, saved), fullName },
  );
}

/** Takes sessions that are ended from the list at once; whatever came of it, the list is read anew. */
async function endSessions(
  end: () => Promise<unknown>,
  isKept: (session: SessionSummary) => boolean,
): Promise<ApiError | null> {
  const key = keyOf(sessions, {});
  try {
    await end();
    await queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData<SessionSummary[]>(key, (known) => known?.filter(isKept));
    return null;
  } catch (thrown) {
    const error = toApiError(thrown);
    // Ended already, from another device: what was wanted is so.
    return error.code === "NOT_FOUND" ? null : error;
  } finally {
    void markChanged(sessions.reads);
  }
}

/** Ends one other session. Answers why not. */
export const endOneSession = (id: string): Promise<ApiError | null> =>
  endSessions(
    () => callEndpoint(endSession, { id }),
    (session) => session.id !== id,
  );

/** Ends all sessions but this one. Answers why not. */
export const endSessionsElsewhere = (): Promise<ApiError | null> =>
  endSessions(
    () => callEndpoint(endOtherSessions, {}),
    ({ isCurrent }) => isCurrent,
  );

/** Deletes the account and all that it owns; the tokens stay the caller's to clear. Answers why not. */
export async function removeAccount(password: string | undefined): Promise<ApiError | null> {
  // What still asks for this account would be led to the login page once it is gone.
  await queryClient.cancelQueries();
  try {
    await callEndpoint(remove, { body: { password } });
    return null;
  } catch (thrown) {
    return toApiError(thrown);
  }
}
