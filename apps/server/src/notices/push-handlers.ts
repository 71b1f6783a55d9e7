import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { lockUser } from "../account/user-store.ts";
import type { Database } from "../db/database.ts";
import { requireViewer } from "../http/access/require-context.ts";
import { requireSession } from "../http/access/session.ts";
import type { CallContext } from "../http/calls/context.ts";
import type { PushSender } from "../outside/push/push-sender.ts";
import { hasPush, removePush, savePush } from "./push-store.ts";

/** The endpoints `push` (decision 130). */
export const createPushHandlers = (
  database: Database,
  sender: Pick<PushSender, "publicKey" | "mayCall">,
): Handlers<(typeof endpoints)["push"], CallContext> => ({
  get: async (_input, context) => {
    const viewer = requireViewer(context);
    const isOn = await database.glance((queries) => hasPush(queries, viewer));
    return { publicKey: await sender.publicKey(), isOn };
  },

  save: async ({ body }, context) => {
    const viewer = requireViewer(context);
    if (!sender.mayCall(body.endpoint))
      throw new AppError("VALIDATION_FAILED", { words: "unknownPushService" });
    await database.write(async (queries) => {
      await lockUser(queries, viewer.userId);
      await requireSession(queries, viewer, database.kind === "postgres");
      await savePush(queries, viewer, body, context.now);
    });
    return { publicKey: await sender.publicKey(), isOn: true };
  },

  remove: async (_input, context) => {
    const { sessionId } = requireViewer(context);
    await database.write((queries) => removePush(queries, sessionId));
    return { publicKey: await sender.publicKey(), isOn: false };
  },
});
