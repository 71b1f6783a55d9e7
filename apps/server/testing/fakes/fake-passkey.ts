import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { MadePasskey, UsedPasskey } from "@castor/core/account/passkeys.ts";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Flags of authenticator data (WebAuthn Level 3, section 6.1). */
const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();
const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");

/** An authenticator in software, as a browser or a phone has one: an ES256 key that signs challenges. */
export class FakePasskey {
  readonly id = encode(randomBytes(16));
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #counter = 0;
  readonly #origin: string;
  readonly #flags: number;
  readonly #format: string;

  /** Without `isVerified` it does not check its user, as a plain security key. */
  constructor(origin: string, { isVerified = true, format = "none" } = {}) {
    this.#origin = origin;
    this.#format = format;
    this.#flags = userPresent | (isVerified ? userVerified : 0);
  }

  /** What a browser sends for a new passkey. */
  make(challenge: string, rpId: string): MadePasskey {
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = [Buffer.alloc(16), length, id, this.#coseKey()];
    const authData = Buffer.concat([this.#authData(rpId, hasCredential), ...attested]);
    const attestation = new Map<string, unknown>([
      ["fmt", this.#format],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData("webauthn.create", challenge),
        attestationObject: encode(isoCBOR.encode(attestation as never)),
      },
    };
  }

  /** What a browser sends to log in. */
  use(challenge: string, rpId: string): UsedPasskey {
    this.#counter += 1;
    const clientDataJSON = this.#clientData("webauthn.get", challenge);
    const authData = this.#authData(rpId);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: encode(authData),
        signature: encode(sign("sha256", signed, this.#keys.privateKey)),
      },
    };
  }

  #named() {
    return { id: this.id, rawId: this.id, type: "public-key" } as const;
  }

  #clientData(type: string, challenge: string): string {
    return encode(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #authData(rpId: string, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([this.#flags | more]), counter]);
  }

  /** The public key as COSE has it: EC2, ES256, P-256, x, y (RFC 9053). */
  #coseKey(): Uint8Array {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
  }
}
