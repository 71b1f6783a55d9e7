import { fullName } from "@castor/core/account/session.ts";
import { AppError } from "@castor/core/errors.ts";
import type { TripTransfer } from "@castor/core/members/transfer.ts";
import type { Queries } from "../../db/database.ts";
import { requireViewer } from "../../http/access/require-context.ts";
import { requireSession } from "../../http/access/session.ts";
import type { CallContext } from "../../http/calls/context.ts";
import { renameMember } from "../../members/member-store.ts";
import { countUnread } from "../../notices/notice-store.ts";
import type { AccountHandlers, AccountOptions } from "../account-options.ts";
import { saveEvent } from "../activity/account-event-store.ts";
import { exportAccount } from "../export/export-account.ts";
import { requirePassword, wrongPassword } from "../passwords/require-password.ts";
import { disownAccount } from "../removal/account-removal-store.ts";
import { finishRemoval } from "../removal/finish-removals.ts";
import { requireFreshLogin } from "../sessions/require-fresh-login.ts";
import { passSecondStep, requireRight } from "../two-step/pass-two-step.ts";
import { loadUser, lockUser, saveLanguage, saveProfile, type User } from "../user-store.ts";

type Rows = "me" | "language" | "profile" | "export" | "remove";

/** The viewer's account: reading, changing, exporting and removing it (specification#profile, specification#account-removal). */
export function createProfileHandlers(options: AccountOptions): Pick<AccountHandlers, Rows> {
  const { database, background, loginLimits, mailQueue } = options;
  return {
    me: async (_input, context) => {
      const { userId } = requireViewer(context);
      const { found, unread } = await database.read(async (queries) => ({
        found: await loadUser(queries, userId),
        unread: await countUnread(queries, userId),
      }));
      const user = requireUser(found);
      const { id, username, lang, defaultCurrency, publicName, passwordHash } = user;
      return {
        id,
        username,
        lang,
        defaultCurrency,
        fullName: fullName(user),
        publicName,
        hasPassword: passwordHash !== null,
        unread,
      };
    },

    language: async ({ body }, context) => {
      const { userId } = requireViewer(context);
      await database.write((queries) => saveLanguage(queries, userId, body.lang));
      return { success: true, lang: body.lang };
    },

    profile: async ({ body }, context) => {
      const { userId } = requireViewer(context);
      const user = await database.write(async (queries) => {
        await saveProfile(queries, userId, body);
        if (body.publicName !== undefined) await renameMember(queries, userId);
        return requireUser(await loadUser(queries, userId));
      });
      return { success: true, fullName: fullName(user) };
    },

    export: async (_input, context) => {
      const viewer = requireViewer(context);
      const file = await exportAccount(database, viewer, context.now);
      const { now, userAgent } = context;
      const event = { userId: viewer.userId, kind: "exported" } as const;
      background.run(() =>
        database.write((queries) => saveEvent(queries, event, { now, userAgent })),
      );
      return file;
    },

    remove: async ({ body: { password, code, transfers = [] } }, context) => {
      const viewer = requireViewer(context);
      const { userId } = viewer;
      const user = requireUser(await database.glance((queries) => loadUser(queries, userId)));
      if (password !== undefined)
        await requirePassword(loginLimits, user, { field: "password", password }, context);
      const outcome = await database.write(async (queries) => {
        const current = await lockUser(queries, userId);
        await requireSession(queries, viewer);
        if (current?.passwordHash !== user.passwordHash) throw wrongPassword("password");
        if (password === undefined)
          await requireFreshLogin(queries, current, viewer, context.now, "removalNeedsLogin");
        const passed = await passSecondStep(queries, userId, code, context);
        if (passed === "right") {
          await disownAccount(queries, userId, context.now, transfers);
          await tellHeirs(queries, transfers, options, context);
        }
        return passed;
      });
      requireRight(outcome);
      if (transfers.length > 0) mailQueue.wake();
      try {
        background.run(() => finishRemoval(database, userId));
      } catch {
        // Too busy: the next cleanup removes what the account owned.
      }
      return { success: true };
    },
  };
}

/** Tells each new owner of trips once. */
async function tellHeirs(
  queries: Queries,
  transfers: readonly TripTransfer[],
  { mailQueue }: AccountOptions,
  { now }: CallContext,
): Promise<void> {
  const heirs = new Set(transfers.map(({ userId }) => userId));
  for (const userId of [...heirs].toSorted()) {
    const { lang } = requireUser(await loadUser(queries, userId));
    await mailQueue.enqueue(queries, { kind: "tripsTaken", userId, lang }, now);
  }
}

function requireUser(user: User | undefined): User {
  if (user === undefined) throw new AppError("UNAUTHORIZED");
  return user;
}
