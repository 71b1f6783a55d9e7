import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import type { ModelStep } from "../bookings/model/read-by-model.ts";
import { openAirports } from "../bookings/reading/airports.ts";
import type { AiConfig } from "../config/config.ts";
import type { UserLimits } from "../http/limits/user-limits.ts";
import { openModel } from "../outside/ai/open-model.ts";
import type { Log } from "../process/log.ts";

/** The language model as a reader of confirmations; undefined where it reads none. */
export function openModelStep(
  ai: AiConfig | undefined,
  gazetteer: string,
  userLimits: UserLimits | null,
  log: Log,
): ModelStep | undefined {
  if (!ai?.readsBookings) return undefined;
  return {
    model: openModel({ ...ai, log, now: Date.now }),
    airport: openAirports(gazetteer),
    now: () => new Date(),
    // What comes by mail has its own turns, and the same limit: its caller's name ends with the account.
    admit: async (caller) => {
      try {
        await userLimits?.check("services.describe", caller.split(" ").at(-1) ?? caller);
        return true;
      } catch (error) {
        if (error instanceof AppError) return false;
        throw error;
      }
    },
    timeoutMs: limits.modelTimeoutMs,
    log,
  };
}
