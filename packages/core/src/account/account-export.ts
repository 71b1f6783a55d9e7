import * as z from "zod/mini";
import { inboundMail } from "../bookings/inbound/inbound-mail.ts";
import { tripFile } from "../files/file.ts";
import { givenRole } from "../members/member.ts";
import { notice } from "../notices/notice.ts";
import { noticeMail } from "../notices/notice-mail.ts";
import { reminders, sentReminder } from "../reminders/reminders.ts";
import { id } from "../schemas/ids.ts";
import { instant } from "../time/dates.ts";
import { trip } from "../trips/trip.ts";
import { accountEvent } from "./account-events.ts";
import { passkey } from "./passkeys.ts";
import { me, sessionSummary } from "./session.ts";
import { providerId } from "./social-login.ts";

/** All data of an account (`GET auth/export`, specification#account-export) except secrets and their hashes. */
export const accountExport = z.object({
  format: z.literal("castor-account"),
  version: z.literal(1),
  /** ISO 8601 instant in UTC. */
  exportedAt: z.string(),
  account: z.extend(z.omit(me, { unread: true }), { created: z.string() }),
  socialLogins: z.array(
    z.object({ provider: providerId, issuer: z.string(), created: z.string() }),
  ),
  sessions: z.array(sessionSummary),
  hasTwoStep: z.boolean(),
  passkeys: z.array(passkey),
  activity: z.array(accountEvent),
  /** The guided tours that the user has ended. */
  finishedTours: z.array(z.string()),
  reminders,
  sentReminders: z.array(sentReminder),
  /** The newest first. */
  notices: z.array(notice),
  /** When mails of notices come, where the user has chosen it. */
  noticeMails: z.array(z.extend(noticeMail, { tripId: id })),
  /** Since when the user has an address for confirmations, whose secret is left out, and what came there. */
  inbound: z.object({
    created: z.nullable(instant),
    isMailed: z.boolean(),
    isAutomatic: z.boolean(),
    mails: z.array(inboundMail),
  }),
  /** Since when devices get push messages. Their addresses are secrets. */
  pushDevices: z.array(z.object({ created: z.string() })),
  /** In trips of others, whose contents are theirs. */
  memberships: z.array(
    z.object({ tripId: id, role: givenRole, seesMoney: z.boolean(), since: z.string() }),
  ),
  /** Changes of trips, the newest first, as far as their histories keep them: 10,000 at most. */
  changes: z.array(z.object({ tripId: id, version: z.int(), at: z.string() })),
  /** Files that the user has uploaded, into any trip. Their bytes are `GET file/{id}`. */
  files: z.array(z.extend(tripFile, { tripId: id })),
  trips: z.array(trip),
});
export type AccountExport = z.infer<typeof accountExport>;
