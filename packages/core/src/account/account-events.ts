import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { id } from "../schemas/ids.ts";
import { inQuery } from "../schemas/in-query.ts";
import { message, unlessMissing } from "../schemas/validation.ts";

/** What happens to an account and is listed for its user. Kinds that begin with `operator` are commands of an operator. */
const accountEventKinds = [
  "registered",
  "loggedIn",
  "loginFailed",
  "loggedOut",
  "sessionEnded",
  "otherSessionsEnded",
  "passwordChanged",
  "passwordReset",
  "twoStepOn",
  "twoStepOff",
  "recoveryCodeUsed",
  "recoveryCodesRenewed",
  "passkeyAdded",
  "passkeyRemoved",
  "socialLoginAdded",
  "socialLoginRemoved",
  "calendarKeyMade",
  "exported",
  "operatorLocked",
  "operatorUnlocked",
  "operatorMadeResetLink",
  "operatorRemovedTwoStep",
  "operatorUnpublished",
] as const;
const accountEventKind = z.enum(accountEventKinds);
export type AccountEventKind = z.infer<typeof accountEventKind>;

/** An event of the own account (`GET auth/activity`, specification#account-activity). */
export const accountEvent = z.object({
  id,
  /** ISO 8601 instant in UTC. */
  at: z.string(),
  kind: accountEventKind,
  /**
   * Of logins and failed ones the way: `password`, `link`, `twoStep`, `passkey` or the id of a provider. Of an ended
   * session its `User-Agent`, of an unpublished trip its name. Else empty.
   */
  detail: z.string(),
  /** The `User-Agent` of the call, at most 300 characters. Empty for an operator's command. */
  device: z.string(),
});
export type AccountEvent = z.infer<typeof accountEvent>;

/** How many events at most. */
export const activityQuery = z.object({
  limit: z.optional(
    inQuery(
      z
        .int(unlessMissing("wholeNumber"))
        .check(
          z.minimum(1, message("between", 1, limits.accountEventsListed)),
          z.maximum(limits.accountEventsListed, message("between", 1, limits.accountEventsListed)),
        ),
    ),
  ),
});
