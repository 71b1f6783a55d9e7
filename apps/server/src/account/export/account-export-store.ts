import type { AccountExport } from "@castor/core/account/account-export.ts";
import { fullName } from "@castor/core/account/session.ts";
import { limits } from "@castor/core/limits.ts";
import type { Queries } from "../../db/database.ts";
import { listFilesOf } from "../../files/file-store.ts";
import { listChangesOf } from "../../history/history-store.ts";
import type { Viewer } from "../../http/calls/context.ts";
import { loadAddress } from "../../inbound/inbound-address-store.ts";
import { listInboundMails } from "../../inbound/inbound-mail-store.ts";
import { listMemberships } from "../../members/member-store.ts";
import { listNoticeMails } from "../../notices/notice-mail-store.ts";
import { listNotices } from "../../notices/notice-store.ts";
import { listPushDevices } from "../../notices/push-store.ts";
import { loadReminders } from "../../reminders/reminder-settings-store.ts";
import { listSentReminders } from "../../reminders/sent-reminder-store.ts";
import { listEvents } from "../activity/account-event-store.ts";
import { listPasskeys } from "../passkeys/passkey-store.ts";
import { listSessions } from "../sessions/session-store.ts";
import { hasTwoStep } from "../two-step/two-step-store.ts";
import { loadUser } from "../user-store.ts";

/** Everything stored of a user but their trips. */
export async function loadExportHead(
  queries: Queries,
  viewer: Viewer,
  now: Date,
): Promise<Omit<AccountExport, "trips"> | undefined> {
  const { userId } = viewer;
  const user = await loadUser(queries, userId);
  if (user === undefined) return undefined;
  const { created } = await queries
    .selectFrom("users")
    .select("created")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const socialLogins = await queries
    .selectFrom("social_logins")
    .select(["provider", "issuer", "created"])
    .where("user_id", "=", userId)
    .orderBy("created")
    .execute();
  const tours = await queries
    .selectFrom("finished_tours")
    .select("tour")
    .where("user_id", "=", userId)
    .orderBy("tour")
    .execute();
  const address = await loadAddress(queries, userId);
  return {
    format: "castor-account",
    version: 1,
    exportedAt: now.toISOString(),
    account: {
      id: user.id,
      username: user.username,
      lang: user.lang,
      defaultCurrency: user.defaultCurrency,
      fullName: fullName(user),
      publicName: user.publicName,
      hasPassword: user.passwordHash !== null,
      created,
    },
    socialLogins,
    sessions: await listSessions(queries, viewer, now),
    hasTwoStep: await hasTwoStep(queries, userId),
    passkeys: await listPasskeys(queries, userId),
    activity: await listEvents(queries, userId),
    finishedTours: tours.map(({ tour }) => tour),
    memberships: await listMemberships(queries, userId),
    changes: await listChangesOf(queries, userId),
    reminders: await loadReminders(queries, userId),
    sentReminders: await listSentReminders(queries, userId),
    notices: await listNotices(queries, userId, { max: limits.noticesPerUser }),
    files: await listFilesOf(queries, userId),
    noticeMails: await listNoticeMails(queries, userId),
    inbound: {
      created: address?.created ?? null,
      isMailed: address?.isMailed ?? true,
      isAutomatic: address?.isAutomatic ?? false,
      mails: await listInboundMails(queries, userId),
    },
    pushDevices: await listPushDevices(queries, userId),
  };
}

/** The ids of a user's trips, oldest first. */
export async function listTripIds(queries: Queries, ownerId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom("trips")
    .select("id")
    .where("owner_id", "=", ownerId)
    .orderBy("created")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
