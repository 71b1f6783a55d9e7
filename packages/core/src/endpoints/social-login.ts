import * as z from "zod/mini";
import { passkeyProof } from "../account/passkeys.ts";
import { session } from "../account/session.ts";
import {
  joinedLogin,
  joinMail,
  joinProof,
  joinRequest,
  providerAnswer,
} from "../account/social-login.ts";
import { language } from "../basics/language.ts";
import { anyone, defineEndpoint, signedIn } from "../endpoint.ts";
import { message } from "../schemas/validation.ts";
import { done, doneWithWords } from "./common-answers.ts";

/** Rows of the group `account` about logins with providers. */
export const socialLoginEndpoints = {
  startSocialLogin: defineEndpoint("GET", "auth/oauth/{provider}", {
    query: z.object({ redirectUrl: z.optional(z.string()), lang: z.optional(language) }),
    answer: z.string(),
    access: anyone,
    changes: [],
    pathTexts: ["provider"],
    redirects: true,
  }),
  finishSocialLogin: defineEndpoint("GET", "auth/oauth/{provider}/callback", {
    query: providerAnswer,
    answer: z.string(),
    access: anyone,
    changes: ["account"],
    pathTexts: ["provider"],
    redirects: true,
    isUnusedByWeb: true,
  }),
  exchangeSocialLogin: defineEndpoint("POST", "auth/oauth/exchange", {
    body: z.object({
      code: z.string().check(z.minLength(1, message("required")), z.maxLength(200)),
    }),
    answer: z.union([z.extend(session, { redirectUrl: z.nullable(z.string()) }), joinRequest]),
    access: anyone,
    changes: ["account"],
  }),
  joinSocialLogin: defineEndpoint("POST", "auth/oauth/join", {
    body: joinProof,
    answer: session,
    access: anyone,
    changes: ["account"],
  }),
  mailJoinLink: defineEndpoint("POST", "auth/oauth/join/mail", {
    body: joinMail,
    answer: doneWithWords,
    access: anyone,
  }),
  socialLogins: defineEndpoint("GET", "auth/social-logins", {
    answer: z.array(joinedLogin),
    access: signedIn,
    reads: ["account"],
  }),
  removeSocialLogin: defineEndpoint("DELETE", "auth/social-logins/{id}", {
    body: passkeyProof,
    answer: done,
    access: signedIn,
    changes: ["account"],
  }),
};
