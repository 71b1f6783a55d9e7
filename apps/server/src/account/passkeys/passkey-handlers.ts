import { fullName } from "@castor/core/account/session.ts";
import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import type { Queries } from "../../db/database.ts";
import { requireViewer } from "../../http/access/require-context.ts";
import { requireSession } from "../../http/access/session.ts";
import type { AccountHandlers, AccountOptions } from "../account-options.ts";
import { saveEvent } from "../activity/account-event-store.ts";
import { saveChallenge } from "../login-challenge-store.ts";
import { requireProof } from "../require-proof.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { logFailedLogin } from "../sessions/log-failed-login.ts";
import { loadUser, lockUser, type User } from "../user-store.ts";
import { checkMadePasskey, checkUsedPasskey } from "./check-passkey.ts";
import { listPasskeys, loadPasskey, removePasskey, savePasskey } from "./passkey-store.ts";

type Rows =
  | "passkeys"
  | "beginPasskey"
  | "addPasskey"
  | "removePasskey"
  | "beginPasskeyLogin"
  | "passkeyLogin";

const timeout = limits.challengeMinutes * 60_000;
const publicKey = "public-key" as const;
/** EdDSA, ES256 and RS256 (COSE), which all authenticators in use know one of. */
const algorithms = [-8, -7, -257];

/** Passkeys (specification#passkeys): WebAuthn with user verification, which is two steps in one. */
export function createPasskeyHandlers(options: AccountOptions): Pick<AccountHandlers, Rows> {
  const { database, relyingParty, mailQueue } = options;

  const notify = (queries: Queries, user: User, now: Date) =>
    mailQueue.enqueue(queries, { kind: "loginChanged", userId: user.id, lang: user.lang }, now);

  return {
    passkeys: async (_input, context) => {
      const { userId } = requireViewer(context);
      return database.glance((queries) => listPasskeys(queries, userId));
    },

    beginPasskey: async ({ body }, context) => {
      const user = await requireProof(options, body, context);
      const { known, challenge } = await database.write(async (queries) => {
        const known = await listPasskeys(queries, user.id);
        if (known.length >= limits.passkeysPerUser)
          throw new AppError("VALIDATION_FAILED", { words: "tooManyPasskeys" });
        const begun = { kind: "newPasskey", userId: user.id } as const;
        return { known, challenge: await saveChallenge(queries, begun, context.now) };
      });
      const name = user.username;
      return {
        rp: { id: relyingParty.id, name: relyingParty.name },
        user: {
          id: Buffer.from(user.id).toString("base64url"),
          name,
          displayName: fullName(user),
        },
        challenge,
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: publicKey })),
        timeout,
        attestation: "none" as const,
        excludeCredentials: known.map(({ id }) => ({ id, type: publicKey })),
        authenticatorSelection: {
          residentKey: "required" as const,
          requireResidentKey: true,
          userVerification: "required" as const,
        },
      };
    },

    addPasskey: async ({ body }, context) => {
      const viewer = requireViewer(context);
      const { now } = context;
      const added = await database.write(async (queries) => {
        const user = await lockUser(queries, viewer.userId);
        await requireSession(queries, viewer);
        if (user === undefined) throw new AppError("UNAUTHORIZED");
        const made = await checkMadePasskey(queries, relyingParty, body, { userId: user.id, now });
        const known = await listPasskeys(queries, user.id);
        if (known.length >= limits.passkeysPerUser)
          throw new AppError("VALIDATION_FAILED", { words: "tooManyPasskeys" });
        if ((await loadPasskey(queries, made.id)) !== undefined) throw new AppError("CONFLICT");
        await notify(queries, user, now);
        await saveEvent(queries, { userId: user.id, kind: "passkeyAdded" }, context);
        return savePasskey(queries, { ...made, device: context.userAgent }, now);
      });
      mailQueue.wake();
      return added;
    },

    removePasskey: async ({ id, body }, context) => {
      const user = await requireProof(options, body, context);
      await database.write(async (queries) => {
        await requireSession(queries, requireViewer(context));
        if (!(await removePasskey(queries, user.id, id))) throw new AppError("NOT_FOUND");
        await notify(queries, user, context.now);
        await saveEvent(queries, { userId: user.id, kind: "passkeyRemoved" }, context);
      });
      mailQueue.wake();
      return { success: true };
    },

    beginPasskeyLogin: async (_input, { now }) => {
      const challenge = await database.write((queries) =>
        saveChallenge(queries, { kind: "passkey", userId: null }, now),
      );
      return { challenge, rpId: relyingParty.id, timeout, userVerification: "required" as const };
    },

    passkeyLogin: ({ body }, context) =>
      logFailedLogin("passkey", context, async (subject) => {
        const user = await database.write(async (queries) => {
          const userId = await checkUsedPasskey(queries, relyingParty, body, context.now);
          return loadUser(queries, userId);
        });
        if (user === undefined) throw new AppError("UNAUTHORIZED");
        subject.userId = user.id;
        const session = await beginSession(options, user, "passkey", context);
        return { ...session, message: context.translate("answers.loggedIn") };
      }),
  };
}
