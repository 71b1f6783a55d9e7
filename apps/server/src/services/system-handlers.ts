import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import type { Database } from "../db/database.ts";
import { loadSetting } from "../db/settings-store.ts";
import type { CallContext } from "../http/calls/context.ts";

/** Seconds. Whoever asks again then asks another server, or this one when its database answers. */
const retryAfter = 1;

/** Health and readiness (specification#health). A server that is going to stop is not ready. */
export function createSystemHandlers(
  database: Database,
  isDraining: () => boolean,
): Handlers<(typeof endpoints)["system"], CallContext> {
  return {
    health: async () => ({ success: true }),
    ready: async () => {
      if (isDraining()) throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter });
      try {
        await database.read((queries) => loadSetting(queries, "schema_version"));
      } catch (cause) {
        throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter, cause });
      }
      return { success: true };
    },
  };
}
