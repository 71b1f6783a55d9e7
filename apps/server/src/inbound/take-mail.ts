import { createHash } from "node:crypto";
import { cutText } from "@castor/core/basics/cut-text.ts";
import { inboundLimits } from "@castor/core/bookings/inbound/inbound-mail.ts";
import PostalMime, { addressParser } from "postal-mime";
import { lockUser, type User } from "../account/user-store.ts";
import type { Database } from "../db/database.ts";
import type { SenderVerdict } from "../outside/mail-auth/check-sender.ts";
import { headersEnd, parseHeaders } from "../outside/mail-auth/mail-headers.ts";
import { findBySecret } from "./inbound-address-store.ts";
import { insertInboundMail } from "./inbound-mail-store.ts";

/** Mails have CRLF (RFC 5321). Each other line end costs whoever checks a signature a step of its own. */
const bareFeedsMax = 1_000;
/** More than mails that went through many hands have. */
const headersMax = 256 * 1_024;

/**
 * What becomes of a mail. `foreign`: it is not of the owner of the address, or nobody proves that. `known`: it is there already. `full`: too
 * many wait. `later`: what would prove it does not answer.
 */
export type Taking = "taken" | "known" | "full" | "later" | "foreign" | "unreadable";

interface Arrived {
  bytes: Buffer;
  secret: string;
  /** Whether the mail is of this address. */
  prove: (from: string) => Promise<SenderVerdict>;
  /** Counts a mail that may be of an account, before it is proven. Throws when there are too many. */
  countAttempt: (userId: string) => Promise<void>;
  /** Counts a mail of an account. Throws when there are too many. */
  count: (userId: string) => Promise<void>;
}

interface Headers {
  from: string;
  subject: string;
  messageKey: string;
  /** A program has sent it by itself: an absence note must not answer what we send. */
  isAutomatic: boolean;
}

/** Takes a mail to the address of an account: from the confirmed address of that account alone, and proven to be. */
export async function takeMail(
  database: Database,
  { bytes, secret, prove, countAttempt, count }: Arrived,
  now: () => Date,
): Promise<Taking> {
  const user = await database.glance((queries) => findBySecret(queries, secret));
  const headers = hasBareFeeds(bytes) ? null : await readHeaders(bytes);
  if (headers === null) return "unreadable";
  if (!user || headers.isAutomatic || !isOwner(user, headers.from)) return "foreign";
  await countAttempt(user.id);
  const verdict = await prove(headers.from);
  if (verdict !== "proven") return verdict === "unclear" ? "later" : "foreign";
  await count(user.id);
  return database.write(async (queries) => {
    await lockUser(queries, user.id);
    // The secret may have been renewed meanwhile.
    const owner = await findBySecret(queries, secret);
    if (owner?.id !== user.id || !isOwner(owner, headers.from)) return "foreign";
    const { from: sender, subject, messageKey } = headers;
    const mail = { userId: user.id, messageKey, sender, subject, bytes };
    return insertInboundMail(queries, mail, now());
  });
}

const isOwner = ({ username, isConfirmed, isLocked }: User, from: string): boolean =>
  isConfirmed && !isLocked && username.toLowerCase() === from;

function hasBareFeeds(bytes: Buffer): boolean {
  let bare = 0;
  for (let at = 0; at < bytes.length && bare <= bareFeedsMax; at++)
    if (bytes[at] === 0x0a && bytes[at - 1] !== 0x0d) bare += 1;
  return bare > bareFeedsMax;
}

/** Null for what has no headers that name one sender, or too many. What proves a sender may look at another `From` than we do. */
async function readHeaders(bytes: Buffer): Promise<Headers | null> {
  const end = headersEnd(bytes);
  if (end > headersMax) return null;
  const { from, subject, messageId, headers } = await PostalMime.parse(bytes.subarray(0, end));
  const [field, ...others] = parseHeaders(bytes, ["from"]);
  if (!from?.address || others.length > 0 || addressParser(field ?? "").length !== 1) return null;
  const automatic = headers.find(({ key }) => key === "auto-submitted")?.value ?? "no";
  return {
    from: from.address.toLowerCase(),
    subject: cutText(clean(subject ?? ""), inboundLimits.subject),
    messageKey: createHash("sha256")
      .update(messageId ? messageId.trim() : bytes)
      .digest("base64url"),
    isAutomatic: !/^\s*no\b/i.test(automatic),
  };
}

const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim();
