import * as z from "zod/mini";
import { accountEvent, activityQuery } from "../account/account-events.ts";
import { accountExport } from "../account/account-export.ts";
import {
  madePasskey,
  passkey,
  passkeyCreation,
  passkeyProof,
  passkeyRequest,
  usedPasskey,
} from "../account/passkeys.ts";
import {
  accountRemoval,
  confirmation,
  forgotPassword,
  login,
  passwordChange,
  passwordReset,
  registration,
  resend,
} from "../account/registration.ts";
import { me, profileSave, session, sessionSummary } from "../account/session.ts";
import {
  passwordProof,
  recoveryCodes,
  twoStepAnswer,
  twoStepCode,
  twoStepKey,
  twoStepRequest,
  twoStepState,
} from "../account/two-step.ts";
import { language } from "../basics/language.ts";
import { anyone, defineEndpoint, signedIn } from "../endpoint.ts";
import { refusal } from "../error-answer.ts";
import { message } from "../schemas/validation.ts";
import { done, doneWithWords } from "./common-answers.ts";
import { socialLoginEndpoints } from "./social-login.ts";

const refreshToken = z.object({
  refresh_token: z.string().check(z.minLength(1, message("required")), z.maxLength(200)),
});

export const accountEndpoints = {
  register: defineEndpoint("POST", "auth/register", {
    body: registration,
    answer: doneWithWords,
    access: anyone,
  }),
  confirm: defineEndpoint("POST", "auth/confirm", {
    body: confirmation,
    answer: session,
    access: anyone,
    changes: ["account"],
  }),
  resendConfirmation: defineEndpoint("POST", "auth/resend-confirmation", {
    body: resend,
    answer: doneWithWords,
    access: anyone,
  }),
  login: defineEndpoint("POST", "auth/login", {
    body: login,
    answer: z.union([session, twoStepRequest]),
    access: anyone,
    changes: ["account"],
  }),
  refresh: defineEndpoint("POST", "auth/refresh", {
    body: refreshToken,
    answer: z.object({ access_token: z.string() }),
    access: anyone,
  }),
  logout: defineEndpoint("POST", "auth/logout", {
    body: refreshToken,
    answer: done,
    access: anyone,
    changes: ["account"],
  }),
  me: defineEndpoint("GET", "auth/me", {
    answer: me,
    access: signedIn,
    reads: ["account", "notices"],
  }),
  language: defineEndpoint("PUT", "auth/language", {
    body: z.object({ lang: language }),
    answer: z.object({ success: z.boolean(), lang: language }),
    access: signedIn,
    changes: ["account"],
  }),
  profile: defineEndpoint("PUT", "auth/profile", {
    body: profileSave,
    answer: z.object({ success: z.boolean(), fullName: z.string() }),
    access: signedIn,
    changes: ["account", "catalog"],
  }),
  password: defineEndpoint("PUT", "auth/password", {
    body: passwordChange,
    answer: z.union([
      z.object({ success: z.literal(true), message: z.string() }),
      z.extend(refusal, { success: z.literal(false) }),
    ]),
    access: signedIn,
    changes: ["account"],
  }),
  forgotPassword: defineEndpoint("POST", "auth/forgot-password", {
    body: forgotPassword,
    answer: doneWithWords,
    access: anyone,
  }),
  checkResetLink: defineEndpoint("GET", "auth/reset-password/{token}", {
    answer: z.object({ valid: z.boolean() }),
    access: anyone,
    pathTexts: ["token"],
  }),
  resetPassword: defineEndpoint("POST", "auth/reset-password", {
    body: passwordReset,
    answer: doneWithWords,
    access: anyone,
    changes: ["account"],
  }),
  sessions: defineEndpoint("GET", "auth/sessions", {
    answer: z.array(sessionSummary),
    access: signedIn,
    reads: ["account"],
  }),
  endSession: defineEndpoint("DELETE", "auth/sessions/{id}", {
    answer: done,
    access: signedIn,
    changes: ["account"],
  }),
  endOtherSessions: defineEndpoint("DELETE", "auth/sessions", {
    answer: done,
    access: signedIn,
    changes: ["account"],
  }),
  activity: defineEndpoint("GET", "auth/activity", {
    query: activityQuery,
    answer: z.array(accountEvent),
    access: signedIn,
    reads: ["account"],
  }),
  export: defineEndpoint("GET", "auth/export", {
    answer: accountExport,
    access: signedIn,
    download: "castor-account-{date}.json",
  }),
  remove: defineEndpoint("DELETE", "auth/account", {
    body: accountRemoval,
    answer: done,
    access: signedIn,
    changes: ["account", "catalog"],
  }),
  ...socialLoginEndpoints,
  twoStepLogin: defineEndpoint("POST", "auth/two-step", {
    body: twoStepAnswer,
    answer: session,
    access: anyone,
    changes: ["account"],
  }),
  twoStep: defineEndpoint("GET", "auth/two-step", {
    answer: twoStepState,
    access: signedIn,
    reads: ["account"],
  }),
  beginTwoStep: defineEndpoint("POST", "auth/two-step/key", {
    body: passwordProof,
    answer: twoStepKey,
    access: signedIn,
  }),
  turnOnTwoStep: defineEndpoint("PUT", "auth/two-step", {
    body: twoStepCode,
    answer: recoveryCodes,
    access: signedIn,
    changes: ["account"],
  }),
  turnOffTwoStep: defineEndpoint("DELETE", "auth/two-step", {
    body: twoStepCode,
    answer: done,
    access: signedIn,
    changes: ["account"],
  }),
  renewRecoveryCodes: defineEndpoint("POST", "auth/two-step/recovery-codes", {
    body: twoStepCode,
    answer: recoveryCodes,
    access: signedIn,
    changes: ["account"],
  }),
  passkeys: defineEndpoint("GET", "auth/passkeys", {
    answer: z.array(passkey),
    access: signedIn,
    reads: ["account"],
  }),
  beginPasskey: defineEndpoint("POST", "auth/passkeys/begin", {
    body: passkeyProof,
    answer: passkeyCreation,
    access: signedIn,
  }),
  addPasskey: defineEndpoint("POST", "auth/passkeys", {
    body: madePasskey,
    answer: passkey,
    access: signedIn,
    changes: ["account"],
  }),
  removePasskey: defineEndpoint("DELETE", "auth/passkeys/{id}", {
    body: passkeyProof,
    answer: done,
    access: signedIn,
    changes: ["account"],
    pathTexts: ["id"],
  }),
  beginPasskeyLogin: defineEndpoint("POST", "auth/passkeys/login/begin", {
    answer: passkeyRequest,
    access: anyone,
  }),
  passkeyLogin: defineEndpoint("POST", "auth/passkeys/login", {
    body: usedPasskey,
    answer: session,
    access: anyone,
    changes: ["account"],
  }),
};
