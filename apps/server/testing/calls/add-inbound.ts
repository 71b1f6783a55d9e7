import type { Queries } from "../../src/db/database.ts";
import { renewAddress } from "../../src/inbound/inbound-address-store.ts";
import { insertInboundMail } from "../../src/inbound/inbound-mail-store.ts";

/** Gives a user an address for confirmations, and a mail that came there. */
export async function addInbound(queries: Queries, userId: string): Promise<void> {
  const now = new Date();
  await renewAddress(queries, userId, now);
  const mail = { messageKey: "one", sender: "sender@example.org", subject: "Your booking" };
  await insertInboundMail(queries, { userId, ...mail, bytes: Buffer.from("Mail") }, now);
}
