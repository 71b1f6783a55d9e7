import { limits } from "@castor/core/limits.ts";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import type { Viewer } from "../../http/calls/context.ts";

const algorithm = "HS256";
const issuer = "castor";
/** Tokens with a verified signature. A page makes many calls with one token. */
const maxVerified = 5_000;

/** Signs and verifies access tokens (specification#tokens). The first secret signs, all are accepted. */
export class AccessTokens {
  readonly #keys: Uint8Array[];
  readonly #verified = new LRUCache<string, Viewer>({ max: maxVerified });

  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map((secret) => new TextEncoder().encode(secret));
  }

  async sign({ userId, sessionId }: Omit<Viewer, "expires">, now: Date): Promise<string> {
    const issued = Math.floor(now.getTime() / 1_000);
    const [key] = this.#keys;
    if (key === undefined) throw new Error("No secret to sign with.");
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: algorithm, typ: "JWT" })
      .setIssuer(issuer)
      .setSubject(userId)
      .setIssuedAt(issued)
      .setExpirationTime(issued + limits.accessTokenMinutes * 60)
      .sign(key);
  }

  /** The viewer; null for an expired or invalid token. */
  async verify(token: string): Promise<Viewer | null> {
    const known = this.#verified.get(token);
    if (known !== undefined) {
      if (known.expires > Date.now()) return known;
      this.#verified.delete(token);
      return null;
    }
    for (const key of this.#keys) {
      const read = await readToken(token, key);
      if (read === null) continue;
      this.#verified.set(token, read);
      return read;
    }
    return null;
  }
}

async function readToken(token: string, key: Uint8Array): Promise<Viewer | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      requiredClaims: ["sub", "sid", "exp"],
    });
    const { sub, sid, exp } = payload;
    if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined) return null;
    return { userId: sub, sessionId: sid, expires: exp * 1_000 };
  } catch {
    return null;
  }
}
