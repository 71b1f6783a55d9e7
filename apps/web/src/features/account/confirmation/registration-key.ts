import { readStored, writeStored } from "../../../device/storage/storage.ts";

const keyBytes = 24;

/** A secret of this browser, made when it is first needed. It shows that a registration was made here (decision 084). */
export function registrationKey(): string {
  const known = readStored("registration_key");
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  writeStored("registration_key", key);
  return key;
}
