import * as z from "zod/mini";
import { language } from "../basics/language.ts";
import { limits } from "../limits.ts";
import { tripTransfer } from "../members/transfer.ts";
import { asOneLine } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";
import { typedCode } from "./two-step.ts";

/** At least 8 characters with at least one digit or special character, at most 64 (specification#password-rules). */
export const password = z.string().check(
  z.minLength(1, message("required")),
  z.minLength(limits.passwordMin, message("minLength", limits.passwordMin)),
  z.maxLength(limits.passwordMax, message("maxLength", limits.passwordMax)),
  z.refine((value) => /[^\p{L}]/u.test(value), message("passwordTooSimple")),
);

/** Lower case maps some of these to ASCII (the Kelvin sign to k), which would be the address of another person. */
const foreign = /[^\p{ASCII}]/u;

/** An email address, which is the username (specification#email-address): at most 254 characters, stored in lower case. */
export const emailAddress = z.string().check(
  z.trim(),
  z.refine((value) => !foreign.test(value), message("invalidEmail")),
  z.toLowerCase(),
  z.minLength(1, message("required")),
  z.maxLength(limits.email, message("maxLength", limits.email)),
  z.email(message("invalidEmail")),
);

/** The display name: required, at most 50 characters (specification#display-name). */
export const displayName = z
  .string()
  .check(
    z.trim(),
    ...asOneLine,
    z.maxLength(limits.displayName, message("nameTooLong", limits.displayName)),
  );

const passwordsMatch = (fields: { password: string; passwordConfirm?: string | undefined }) =>
  fields.passwordConfirm === undefined || fields.passwordConfirm === fields.password;
const matching = { path: ["passwordConfirm"], error: message("passwordsDoNotMatch") };

/** A secret of the browser: it proves that a registration was made there (decision 084). */
const browserKey = z.string().check(z.minLength(20), z.maxLength(100));

/** The body of `POST auth/register` (specification#registration). */
export const registration = z
  .object({
    username: emailAddress,
    password,
    passwordConfirm: z.optional(z.string()),
    publicName: displayName,
    lang: z.optional(language),
    key: z.optional(browserKey),
  })
  .check(z.refine(passwordsMatch, matching));

/** The registration form: the body with a required confirmation. */
export const registrationForm = z
  .object({
    publicName: displayName,
    username: emailAddress,
    password,
    passwordConfirm: z.string(),
  })
  .check(z.refine(passwordsMatch, matching));

const required = z
  .string()
  .check(z.minLength(1, message("required")), z.maxLength(1_000, message("maxLength", 1_000)));

/** The body of `POST auth/login`. The username is required; its form is not checked (specification#login). */
export const login = z.object({
  username: required.check(z.trim(), z.toLowerCase()),
  password: required,
});

/**
 * The body of `POST auth/confirm`: the one-time token of the mail, and what shows that the caller made that registration
 * (specification#email-confirmation).
 */
export const confirmation = z.object({
  token: required,
  key: z.optional(browserKey),
  password: z.optional(required),
});

/** The password of the registration that a link confirms. */
export const confirmationForm = z.object({ password: required });

/** The body of `POST auth/resend-confirmation`. */
export const resend = z.object({ username: emailAddress, key: z.optional(browserKey) });

/** The body of `POST auth/forgot-password` (specification#password-reset). */
export const forgotPassword = z.object({ username: emailAddress });

/** The body of `POST auth/reset-password`: the token of the mail and the new password (specification#password-reset). */
export const passwordReset = z
  .object({ token: required, password, passwordConfirm: z.optional(z.string()) })
  .check(z.refine(passwordsMatch, matching));

/** The form of a new password with a required confirmation (specification#password-rules). */
export const newPasswordForm = z
  .object({ password, passwordConfirm: z.string() })
  .check(z.refine(passwordsMatch, matching));

/** The body of `PUT auth/password` (specification#password-change). */
export const passwordChange = z.object({
  oldPassword: required,
  newPassword: password,
  code: z.optional(typedCode),
});

/** The form of a password change with the new password twice (specification#password-rules). */
export const passwordChangeForm = z
  .object({
    oldPassword: required,
    password,
    passwordConfirm: z.string(),
    code: z.string(),
  })
  .check(z.refine(passwordsMatch, matching));

/**
 * The body of `DELETE auth/account`. The password may be missing only where there is none, within minutes of a social
 * login (specification#account-removal). Trips that `transfers` does not name are deleted.
 */
export const accountRemoval = z.object({
  password: z.optional(required),
  code: z.optional(typedCode),
  transfers: z.optional(z.array(tripTransfer).check(z.maxLength(limits.tripsPerUser))),
});
