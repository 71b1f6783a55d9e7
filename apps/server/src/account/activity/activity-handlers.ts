import { requireViewer } from "../../http/access/require-context.ts";
import type { AccountHandlers, AccountOptions } from "../account-options.ts";
import { listEvents } from "./account-event-store.ts";

/** What happened to the own account (specification#account-activity). */
export const createActivityHandlers = ({
  database,
}: AccountOptions): Pick<AccountHandlers, "activity"> => ({
  activity: async ({ limit }, context) => {
    const { userId } = requireViewer(context);
    return database.glance((queries) => listEvents(queries, userId, limit));
  },
});
