import * as z from "zod/mini";

/** An id: letters, digits, `-` and `_`. No dot, because a share link splits at its first dot (specification#ids). */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, "invalidValue"));

const idBytes = 12;

/** A new id of 96 random bits: 16 characters of base64url. `random` fills bytes (`crypto.getRandomValues`). */
export function newId(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  const bytes = random(new Uint8Array(idBytes));
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  let text = "";
  for (let index = 0; index < idBytes; index += 3) {
    const group =
      ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += alphabet[(group >> shift) & 63];
  }
  return text;
}
