import { generateKeyPairSync } from "node:crypto";
import type { DNSResolver } from "../../src/outside/mail-auth/check-sender.ts";

export const dkimSelector = "mail";

/** Names of mail servers, without a network. */
export interface FakeDns {
  resolver: DNSResolver;
  /** Texts by name. */
  texts: Map<string, string>;
  /** Names that are not answered. */
  silent: Set<string>;
  /** Names that were asked for. */
  asked: string[];
  /** The private key whose public one a domain publishes from now on. */
  publishKey(domain: string): string;
}

const failure = (code: string) => Object.assign(new Error(code), { code });

export function createFakeDns(): FakeDns {
  const texts = new Map<string, string>();
  const silent = new Set<string>();
  const asked: string[] = [];
  return {
    ...{ texts, silent, asked },
    resolver: async (domain, type) => {
      asked.push(domain);
      if (silent.has(domain)) throw failure("ETIMEOUT");
      const text = type === "TXT" ? texts.get(domain) : undefined;
      if (text === undefined) throw failure("ENOTFOUND");
      return [[text]];
    },
    publishKey: (domain) => {
      const { publicKey, privateKey } = generateKeyPairSync("rsa", {
        modulusLength: 2_048,
        publicKeyEncoding: { type: "spki", format: "der" },
        privateKeyEncoding: { type: "pkcs8", format: "pem" },
      });
      const key = publicKey.toString("base64");
      texts.set(`${dkimSelector}._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${key}`);
      return privateKey;
    },
  };
}
