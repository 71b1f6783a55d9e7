import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { addressOf } from "@castor/core/pages.ts";
import { addDays, todayIn } from "@castor/core/time/dates.ts";
import { findEndLink } from "../account/link-token-store.ts";
import type { Database } from "../db/database.ts";
import { hashToken } from "../db/secret-tokens.ts";
import { requireViewer } from "../http/access/require-context.ts";
import type { CallContext } from "../http/calls/context.ts";
import { endNoticeMails } from "../notices/notice-mail-store.ts";
import { endReminders, loadReminders, saveReminders } from "./reminder-settings-store.ts";
import type { RemindersRunner } from "./reminders-runner.ts";
import { forgetLaterDeadlines } from "./sent-reminder-store.ts";

interface ReminderOptions {
  database: Database;
  publicUrl: string;
  runner: Pick<RemindersRunner, "run">;
}

/** The endpoints `reminders` (specification#reminders). */
export function createReminderHandlers({
  database,
  publicUrl,
  runner,
}: ReminderOptions): Handlers<(typeof endpoints)["reminders"], CallContext> {
  return {
    get: (_input, context) =>
      database.read((queries) => loadReminders(queries, requireViewer(context).userId)),

    save: async ({ body }, context) => {
      const { userId } = requireViewer(context);
      const kept = await database.write(async (queries) => {
        await saveReminders(queries, userId, body, context.now);
        // Who wants to be told later is told once more.
        if (body.paymentDays !== null) {
          const until = addDays(todayIn(body.zone, context.now), body.paymentDays);
          await forgetLaterDeadlines(queries, userId, until);
        }
        return loadReminders(queries, userId);
      });
      // In the evening the next day is still to be told. The run never throws.
      void runner.run();
      return kept;
    },

    end: async ({ token }, { now }) => {
      // Anybody may call it: only a right token comes to the writer.
      const found = await database.glance((queries) => findEndLink(queries, hashToken(token), now));
      if (found === undefined)
        throw new AppError("INVALID_TOKEN", { words: "invalidRemindersLink" });
      const { userId, tripId } = found;
      await database.write((queries) =>
        tripId === null
          ? endReminders(queries, userId)
          : endNoticeMails(queries, { userId, tripId }),
      );
      return { success: true };
    },

    open: async ({ token }) =>
      `${publicUrl}${addressOf("endReminders")}#${encodeURIComponent(token)}`,
  };
}
