import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import type { Database } from "../db/database.ts";
import { requireViewer } from "../http/access/require-context.ts";
import type { CallContext, TripContext } from "../http/calls/context.ts";
import { loadNoticeMail, saveNoticeMail } from "./notice-mail-store.ts";
import { listNotices, readNotices } from "./notice-store.ts";

type Rows = (typeof endpoints)["notices"];
type RowOfTrip = "mail" | "saveMail";

/** The mails of the notices of a trip (decision 129). */
const mailHandlers: Pick<Handlers<Rows, TripContext>, RowOfTrip> = {
  mail: async ({ tripId }, context) => {
    const { userId } = requireViewer(context);
    return { mail: await loadNoticeMail(context.queries, { userId, tripId }) };
  },

  saveMail: async ({ tripId, body: { mail } }, context) => {
    const { queries, zone, now } = context;
    const { userId } = requireViewer(context);
    await saveNoticeMail(queries, { userId, tripId }, { mail, zone }, now);
    return { mail };
  },
};

/** The endpoints `notice` (decisions 128 and 129). */
export const createNoticeHandlers = (
  database: Database,
): Omit<Handlers<Rows, CallContext>, RowOfTrip> & typeof mailHandlers => ({
  ...mailHandlers,

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
