import { limits } from "@castor/core/limits.ts";
import { jwtVerify, SignJWT } from "jose";
import type { Viewer } from "../http/context.ts";

const algorithm = "HS256";
const issuer = "castor";
/** Tokens whose signature was checked already: a page makes many calls with one. */
const mostVerified = 5_000;

interface Verified {
  viewer: Viewer;
  expires: number;
}

/** Signs and reads access tokens (decisions 3): the first secret signs, all are accepted. */
export class AccessTokens {
  readonly #keys: Uint8Array[];
  readonly #verified = new Map<string, Verified>();

  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map((secret) => new TextEncoder().encode(secret));
  }

  async sign({ userId, sessionId }: Viewer, now: Date): Promise<string> {
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

  /** Null for a token that is expired or not ours. */
  async verify(token: string): Promise<Viewer | null> {
    const known = this.#verified.get(token);
    if (known !== undefined) {
      if (known.expires > Date.now()) return known.viewer;
      this.#verified.delete(token);
      return null;
    }
    for (const key of this.#keys) {
      const read = await readToken(token, key);
      if (read === null) continue;
      this.#remember(token, read);
      return read.viewer;
    }
    return null;
  }

  #remember(token: string, read: Verified): void {
    if (this.#verified.size >= mostVerified) {
      const oldest = this.#verified.keys().next().value;
      if (oldest !== undefined) this.#verified.delete(oldest);
    }
    this.#verified.set(token, read);
  }
}

async function readToken(token: string, key: Uint8Array): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      requiredClaims: ["sub", "sid", "exp"],
    });
    const { sub, sid, exp } = payload;
    if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined) return null;
    return { viewer: { userId: sub, sessionId: sid }, expires: exp * 1_000 };
  } catch {
    return null;
  }
}
