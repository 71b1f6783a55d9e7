import type { CallOf } from "@castor/core/endpoint.ts";
import { filesEndpoints } from "@castor/core/endpoints/files.ts";
import { privateFilesEndpoints } from "@castor/core/endpoints/private-files.ts";
import type { PrivateFile } from "@castor/core/files/private-file.ts";
import { isMemberOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { newKey } from "../http/new-key.ts";
import { markChanged } from "../http/query-client.ts";
import { useRead } from "../http/use-read.ts";
import { isLoggedIn } from "../session/session-store.ts";
import { isTemporaryId } from "../trip-changes/temporary-id.ts";

const { list, save, show } = privateFilesEndpoints;
const none: readonly PrivateFile[] = [];

/** The files of a trip that its reader alone sees (decision 144). */
export function usePrivateFiles(trip: Trip): readonly PrivateFile[] {
  const hasSome = isLoggedIn() && isMemberOf(trip) && !isTemporaryId(trip.id);
  return useRead(list, hasSome ? { tripId: trip.id } : null).data ?? none;
}

/** The same outside of screens. Throws an `ApiError`. */
export const readPrivateFiles = (tripId: string): Promise<readonly PrivateFile[]> =>
  callEndpoint(list, { tripId });

/** Lets the reader alone see a file, at a thing. Throws an `ApiError`. */
export async function savePrivateFile(body: CallOf<typeof save>["body"]): Promise<PrivateFile> {
  const saved = await callEndpoint(save, { body }, { idempotencyKey: newKey() });
  await markChanged(save.changes);
  return saved;
}

/** Lets all members see a private file again, at these things. Throws an `ApiError`. */
export async function showPrivateFile(body: CallOf<typeof show>["body"]): Promise<void> {
  await callEndpoint(show, { body }, { idempotencyKey: newKey() });
  await markChanged(show.changes);
}

/** Deletes a file, wherever it stands. Throws an `ApiError`. */
export async function deleteFile(id: string): Promise<void> {
  await callEndpoint(filesEndpoints.remove, { id }, { idempotencyKey: newKey() });
  await markChanged(filesEndpoints.remove.changes);
}
