import * as z from "zod/mini";
import { asOneLine } from "../basics/texts.ts";
import { message } from "../basics/validation.ts";
import { limits } from "../limits.ts";
import { language } from "./language.ts";

/** At least 8 characters with at least one digit or special character, at most 64 (section 5). */
export const password = z.string().check(
  z.minLength(1, message("required")),
  z.minLength(limits.passwordMin, message("passwordTooShort", limits.passwordMin)),
  z.maxLength(limits.passwordMax, message("passwordTooLong", limits.passwordMax)),
  z.refine((value) => /[^\p{L}]/u.test(value), message("passwordTooSimple")),
);

/** Letters of other alphabets: the small letter of some, as of Kelvin's sign, is one of somebody else's address. */
const foreign = /[^\p{ASCII}]/u;

/** An email address, which is the username (decisions 3), at most 254 characters, kept in lower case. */
export const emailAddress = z.string().check(
  z.trim(),
  z.refine((value) => !foreign.test(value), message("invalidEmail")),
  z.toLowerCase(),
  z.minLength(1, message("required")),
  z.maxLength(limits.email, message("maxLength", limits.email)),
  z.email(message("invalidEmail")),
);

/** The display name: required, at most 50 characters (section 5). */
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

/** The body of `POST auth/register` (decisions 3). */
export const registration = z
  .object({
    username: emailAddress,
    password,
    passwordConfirm: z.optional(z.string()),
    publicName: displayName,
    lang: z.optional(language),
  })
  .check(z.refine(passwordsMatch, matching));
export type Registration = z.output<typeof registration>;

/** The registration form: as the body, with the confirmation required. */
export const registrationForm = z
  .object({
    publicName: displayName,
    username: emailAddress,
    password,
    passwordConfirm: z.string(),
  })
  .check(z.refine(passwordsMatch, matching));
export type RegistrationForm = z.output<typeof registrationForm>;

const required = z
  .string()
  .check(z.minLength(1, message("required")), z.maxLength(1_000, message("maxLength", 1_000)));

/** The body of `POST auth/login`: the username is required, its form is not judged (section 5). */
export const login = z.object({
  username: required.check(z.trim(), z.toLowerCase()),
  password: required,
});
export type Login = z.output<typeof login>;

/** A one-time token of a mail's link. */
export const linkToken = z.object({ token: required });

/** The body of `POST auth/forgot-password` (decisions 3). */
export const forgotPassword = z.object({ username: emailAddress });

/** The body of `POST auth/reset-password`: the token of the mail's link and the new password (decisions 3). */
export const passwordReset = z
  .object({ token: required, password, passwordConfirm: z.optional(z.string()) })
  .check(z.refine(passwordsMatch, matching));

/** The form of a new password: the confirmation is required (section 5). */
export const newPasswordForm = z
  .object({ password, passwordConfirm: z.string() })
  .check(z.refine(passwordsMatch, matching));
export type NewPasswordForm = z.output<typeof newPasswordForm>;

/** The body of `PUT auth/password` (section 3). */
export const passwordChange = z.object({ oldPassword: required, newPassword: password });

/** The form of a password change: the new one twice (section 5). */
export const passwordChangeForm = z
  .object({ oldPassword: required, password, passwordConfirm: z.string() })
  .check(z.refine(passwordsMatch, matching));
export type PasswordChangeForm = z.output<typeof passwordChangeForm>;

/** The body of `DELETE auth/account`: without a password only after a social login of the last minutes (decisions 3). */
export const accountRemoval = z.object({ password: z.optional(required) });
