import * as z from "zod/mini";
import { message } from "../schemas/validation.ts";

const codeMax = 64;
/** A code of the app or a recovery code, as it was typed. */
export const typedCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, message("required")),
    z.maxLength(codeMax, message("maxLength", codeMax)),
  );
const password = z
  .string()
  .check(z.minLength(1, message("required")), z.maxLength(1_000, message("maxLength", 1_000)));

/** What a login answers instead of a session when the account has two-step login (specification#two-step-login). */
export const twoStepRequest = z.object({
  success: z.literal(true),
  twoStep: z.literal(true),
  /** Ends after 5 minutes. */
  challenge: z.string(),
});

/** The second step of a login: a code of the app (RFC 6238, 6 digits) or a recovery code. */
export const twoStepAnswer = z.object({
  challenge: z.string().check(z.minLength(1), z.maxLength(200)),
  code: typedCode,
});

/** A code of the app or a recovery code. */
export const twoStepCode = z.object({ code: typedCode });

/** The password, which is asked for before two-step login or a passkey is added. */
export const passwordProof = z.object({ password });

/** Whether an account has two-step login, and how many of its recovery codes are left. */
export const twoStepState = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.number(),
});

/** The key of an app that makes codes: as text (base32, RFC 4648), and as `otpauth://` address for a QR code. */
export const twoStepKey = z.object({ key: z.string(), address: z.string() });

/** New recovery codes. They are shown once, and stored as hashes. */
export const recoveryCodes = z.object({ success: z.boolean(), recoveryCodes: z.array(z.string()) });
