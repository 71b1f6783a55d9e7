import { Resolver } from "node:dns/promises";
import { type AuthenticateResult, authenticate, type DNSResolver } from "mailauth";

import { Semaphore } from "../../concurrency/semaphore.ts";
import { parseHeaders } from "./mail-headers.ts";

export type { DNSResolver };

/** Whence a mail came, as the connection tells. */
export interface MailOrigin {
  ip: string;
  helo: string;
  /** The address of the envelope. */
  sender: string;
}

/** `proven`: SPF or DKIM says that the domain of `From` has sent it. `unclear`: DNS did not answer. */
export type SenderVerdict = "proven" | "forged" | "unclear";

/** Signatures that are looked at. Real mails have three at most; each costs a lookup. */
const signaturesMax = 5;
/** A check reads all of a mail, and waits for names. Those of one sender hold up nobody else's. */
const turns = new Semaphore({ concurrency: 2 });

const hasEnd = (domain: string, end: string): boolean =>
  domain === end || domain.endsWith(`.${end}`);

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

/** The resolver of this machine, which answers in some seconds or not at all. */
export function createResolver(): DNSResolver {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  return (domain, type) => resolver.resolve(domain, type) as ReturnType<DNSResolver>;
}

/**
 * Whether a mail is from the domain of its address `from`: an SPF pass or a DKIM signature of all of it, aligned with that domain (RFC
 * 7489). Where the domain publishes no DMARC record, a subdomain of it may have sent the mail. Without an origin signatures alone are looked at.
 */
export async function checkSender(
  bytes: Buffer,
  from: string,
  origin: MailOrigin | null,
  resolver: DNSResolver,
): Promise<SenderVerdict> {
  if (countSignatures(bytes) > signaturesMax) return "forged";
  const checks = { ...origin, resolver, disableArc: true, disableBimi: true };
  const found = await turns.run(() => authenticate(bytes, { ...checks, mta: "castor" }), {
    queue: from,
  });
  const { headerFrom, fromFields } = found.dkim;
  const [author] = headerFrom;
  if (fromFields !== 1 || headerFrom.length !== 1 || author?.toLowerCase() !== from)
    return "forged";
  if (isSigned(found) || isSentByDomain(found, domainOf(from))) return "proven";
  return isUnclear(found) ? "unclear" : "forged";
}

/** A signature of a part of the body proves nothing of the rest. */
const isSigned = ({ dkim }: AuthenticateResult): boolean =>
  dkim.results.some(
    ({ status }) => status.result === "pass" && status.aligned && !status.underSized,
  );

function isSentByDomain({ spf, dmarc }: AuthenticateResult, domain: string): boolean {
  if (spf === false || spf.status.result !== "pass") return false;
  if (dmarc !== false && dmarc.status.result !== "none")
    return Boolean(dmarc.alignment?.spf.result);
  return hasEnd(spf.domain.toLowerCase(), domain);
}

function isUnclear({ dkim, spf, dmarc }: AuthenticateResult): boolean {
  const found = [...dkim.results, ...[spf, dmarc].filter((one) => one !== false)];
  return found.some(({ status }) => status.result === "temperror");
}

const countSignatures = (bytes: Buffer): number => parseHeaders(bytes, ["dkim-signature"]).length;
