import { writeStored } from "../src/device/storage.ts";

/** A browser in which somebody is logged in. */
export function logInAs(userId = "anna", token = "access-1"): void {
  writeStored("refresh_token", "refresh-1");
  writeStored("access_token", token);
  writeStored("user_id", userId);
}

/** A browser that knows nobody. */
export function forgetEverybody(): void {
  writeStored("access_token", null);
  writeStored("refresh_token", null);
  writeStored("user_id", null);
}
