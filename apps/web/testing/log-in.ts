import { writeStored } from "../src/device/storage/storage.ts";

/** Stores a session. */
export function logInAs(userId = "anna", token = "access-1"): void {
  writeStored("refresh_token", "refresh-1");
  writeStored("access_token", token);
  writeStored("user_id", userId);
}

/** Clears the session. */
export function forgetEverybody(): void {
  writeStored("access_token", null);
  writeStored("refresh_token", null);
  writeStored("user_id", null);
  writeStored("ended_user", null);
}
