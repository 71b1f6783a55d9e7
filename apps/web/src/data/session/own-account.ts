import type { Me, ProfileSave, SessionSummary } from "@castor/core/account/session.ts";
import { applyPatch } from "@castor/core/basics/apply-patch.ts";
import type { CallOf } from "@castor/core/endpoint.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { type ApiError, toApiError } from "../http/api-error.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { keyOf, markChanged, queryClient } from "../http/query-client.ts";
import { discardUnsent } from "../trip-changes/unsent/unsent-changes.ts";
import { countUploads } from "../uploads/start-uploads.ts";

const { me, sessions, endSession, endOtherSessions, remove } = accountEndpoints;

/** Puts a saved profile into the query cache, before it is read again. */
export function keepProfile(saved: ProfileSave, fullName: string): void {
  queryClient.setQueryData<Me>(
    keyOf(me, {}),
    (known) => known && { ...applyPatch(known, saved), fullName },
  );
}

/** Removes ended sessions from the cached list at once. The list is read again in any case. */
async function endSessions(
  end: () => Promise<unknown>,
  isActive: (session: SessionSummary) => boolean,
): Promise<ApiError | null> {
  const key = keyOf(sessions, {});
  try {
    await end();
    await queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData<SessionSummary[]>(key, (known) => known?.filter(isActive));
    return null;
  } catch (thrown) {
    const error = toApiError(thrown);
    // The session was already ended, for instance from another device.
    return error.code === "NOT_FOUND" ? null : error;
  } finally {
    void markChanged(sessions.reads);
  }
}

/** Ends one other session. Answers the error, or null. */
export const endOneSession = (id: string): Promise<ApiError | null> =>
  endSessions(
    () => callEndpoint(endSession, { id }),
    (session) => session.id !== id,
  );

/** Ends all sessions but this one. Answers the error, or null. */
export const endSessionsElsewhere = (): Promise<ApiError | null> =>
  endSessions(
    () => callEndpoint(endOtherSessions, {}),
    ({ isCurrent }) => isCurrent,
  );

/** Deletes the account and all that it owns. The caller clears the tokens. Answers the error, or null. */
export async function removeAccount(
  proof: CallOf<typeof remove>["body"],
): Promise<ApiError | null> {
  // A query that is still running would get a 401 after the deletion and open the login page.
  await queryClient.cancelQueries();
  try {
    await callEndpoint(remove, { body: proof });
    await discardUnsent();
    if (countUploads() > 0) await (await import("../uploads/page-uploads.ts")).discardUploads();
    return null;
  } catch (thrown) {
    return toApiError(thrown);
  }
}
