import { type JoinRequest, joinRequest } from "@castor/core/account/social-login.ts";
import { readStored, writeStored } from "../../../device/storage/storage.ts";

/**
 * Keeps a social login that waits for the proof of its account: the link of the mail opens in another tab, and works in
 * this browser alone (decision 084). Null forgets it.
 */
export function keepJoin(join: JoinRequest | null): void {
  writeStored("social_join", join === null ? null : JSON.stringify(join));
}

/** The social login that waits in this browser; null when none does. */
export function readKeptJoin(): JoinRequest | null {
  try {
    return joinRequest.parse(JSON.parse(readStored("social_join") ?? "null"));
  } catch {
    return null;
  }
}
