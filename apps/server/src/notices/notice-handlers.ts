import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import type { Database } from "../db/database.ts";
import { requireViewer } from "../http/access/require-context.ts";
import type { CallContext } from "../http/calls/context.ts";
import { listNotices, readNotices } from "./notice-store.ts";

/** The endpoints `notice` (decision 128). */
export const createNoticeHandlers = (
  database: Database,
): Handlers<(typeof endpoints)["notices"], CallContext> => ({
  list: ({ before }, context) => {
    const { userId } = requireViewer(context);
    const page = { before, max: limits.noticesPerPage };
    return database.read((queries) => listNotices(queries, userId, page));
  },

  read: async ({ body: { ids } }, context) => {
    const { userId } = requireViewer(context);
    if (ids?.length !== 0)
      await database.write((queries) => readNotices(queries, userId, ids, context.now));
    return { success: true };
  },
});
