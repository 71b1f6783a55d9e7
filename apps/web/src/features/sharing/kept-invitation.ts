import { readStored, writeStored } from "../../device/storage/storage.ts";

/** No token has it. */
const separator = " ";

/**
 * Keeps the token of an invitation while its reader registers or logs in, since the link of a mail may open in another tab, and
 * for a reload. It is for the user who has opened it; while nobody is logged in, for whoever logs in next.
 */
export const keepInvitation = (token: string, userId: string | null): void =>
  writeStored("invitation", `${userId ?? ""}${separator}${token}`);

export const forgetInvitation = (): void => writeStored("invitation", null);

/** The token that is kept for this user, or null. */
export function readInvitation(userId: string | null): string | null {
  const [owner, token] = readStored("invitation")?.split(separator) ?? [];
  return token && (owner === "" || owner === userId) ? token : null;
}
