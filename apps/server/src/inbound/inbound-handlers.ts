import { nameAfterTitle } from "@castor/core/basics/safe-file-name.ts";
import type { InboundAddress } from "@castor/core/bookings/inbound/inbound-mail.ts";
import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { loadUser, lockUser } from "../account/user-store.ts";
import type { Database, Queries } from "../db/database.ts";
import { requireFound, requireViewer } from "../http/access/require-context.ts";
import { requireSession } from "../http/access/session.ts";
import type { CallContext } from "../http/calls/context.ts";
import { takeBackOf } from "../notices/notice-store.ts";
import { loadAddress, removeAddress, renewAddress, saveAddress } from "./inbound-address-store.ts";
import { addressWith } from "./inbound-addresses.ts";
import {
  clearInboundMail,
  listInboundMails,
  loadContent,
  loadReading,
  putFailedBack,
} from "./inbound-mail-store.ts";

/** The endpoints `inbound` (decision 157). `base` is the address without a secret; null where this server takes no mails. */
export function createInboundHandlers(
  database: Database,
  base: string | null,
): Handlers<(typeof endpoints)["inbound"], CallContext> {
  const describe = async (queries: Queries, userId: string): Promise<InboundAddress> => {
    const known = base === null ? null : await loadAddress(queries, userId);
    const user = await loadUser(queries, userId);
    return {
      isOffered: base !== null,
      address: base && known && addressWith(base, known.secret),
      created: known?.created ?? null,
      sender: user?.username ?? "",
      isMailed: known?.isMailed ?? true,
      isAutomatic: known?.isAutomatic ?? false,
    };
  };
  /** Changes the address of the caller, if there are any here. */
  const change = (
    context: CallContext,
    work: (queries: Queries, userId: string) => Promise<void>,
  ): Promise<InboundAddress> => {
    const viewer = requireViewer(context);
    const { userId } = viewer;
    if (base === null) throw new AppError("NOT_FOUND");
    return database.write(async (queries) => {
      await lockUser(queries, userId);
      await requireSession(queries, viewer, database.kind === "postgres");
      await work(queries, userId);
      return describe(queries, userId);
    });
  };
  return {
    address: (_input, context) => {
      const { userId } = requireViewer(context);
      return database.glance((queries) => describe(queries, userId));
    },

    renewAddress: (_input, context) =>
      change(context, (queries, userId) => renewAddress(queries, userId, context.now)),

    saveAddress: ({ body }, context) =>
      change(context, async (queries, userId) => {
        if (!(await saveAddress(queries, userId, body))) throw new AppError("NOT_FOUND");
      }),

    endAddress: (_input, context) => change(context, removeAddress),

    list: (_input, context) => {
      const { userId } = requireViewer(context);
      return database.read((queries) => listInboundMails(queries, userId));
    },

    read: async ({ id }, context) => {
      const { userId } = requireViewer(context);
      return requireFound(await database.glance((queries) => loadReading(queries, { userId, id })));
    },

    file: async ({ id }, context) => {
      const { userId } = requireViewer(context);
      const { subject, bytes } = requireFound(
        await database.glance((queries) => loadContent(queries, { userId, id })),
      );
      const chunks = (async function* () {
        yield bytes;
      })();
      return { fileName: nameAfterTitle(subject, "eml"), chunks };
    },

    readAgain: async ({ id }, context) => {
      const { userId } = requireViewer(context);
      await database.write(async (queries) => {
        const of = { userId, id };
        requireFound(await loadReading(queries, of));
        // What was told of it is not true any more.
        if (await putFailedBack(queries, of, context.now))
          await takeBackOf(queries, { userId, subjectId: id });
      });
      return { success: true };
    },

    remove: async ({ id }, context) => {
      const { userId } = requireViewer(context);
      await database.write(async (queries) => {
        if (!(await clearInboundMail(queries, { userId, id }))) throw new AppError("NOT_FOUND");
        await takeBackOf(queries, { userId, subjectId: id });
      });
      return { success: true };
    },
  };
}
