import type { Person } from "../servers/test-app.ts";
import { sessionOf } from "./session-of.ts";

/** Valid calls of accounts, as their user makes them. They name nothing of a trip. */
export const accountSamples: Record<
  string,
  (_: unknown, as: Person | null) => { path?: object; body?: object }
> = {
  "account.register": () => ({
    body: { username: "new@example.org", password: "password 1", publicName: "New" },
  }),
  "account.confirm": () => ({ body: { token: "unknown" } }),
  "account.resendConfirmation": () => ({ body: { username: "new@example.org" } }),
  "account.login": () => ({ body: { username: "new@example.org", password: "wrong" } }),
  "account.refresh": () => ({ body: { refresh_token: "unknown" } }),
  "account.logout": () => ({ body: { refresh_token: "unknown" } }),
  "account.me": () => ({}),
  "account.language": () => ({ body: { lang: "en" } }),
  "account.profile": () => ({ body: { publicName: "Renamed" } }),
  "account.password": (_, as) => ({
    body: { oldPassword: as?.password ?? "unknown", newPassword: "password 2" },
  }),
  "account.forgotPassword": () => ({ body: { username: "new@example.org" } }),
  "account.checkResetLink": () => ({ path: { token: "unknown" } }),
  "account.resetPassword": () => ({ body: { token: "unknown", password: "password 2" } }),
  "account.sessions": () => ({}),
  "account.endSession": (_, as) => ({ path: { id: sessionOf(as) } }),
  "account.endOtherSessions": () => ({}),
  "account.activity": () => ({}),
  "account.export": () => ({}),
  "account.remove": (_, as) => ({ body: { password: as?.password ?? "unknown" } }),
  "account.startSocialLogin": () => ({ path: { provider: "oidc" } }),
  "account.finishSocialLogin": () => ({ path: { provider: "oidc" } }),
  "account.exchangeSocialLogin": () => ({ body: { code: "unknown" } }),
  "account.joinSocialLogin": () => ({ body: { challenge: "unknown", password: "password 1" } }),
  "account.mailJoinLink": () => ({ body: { challenge: "unknown" } }),
  "account.socialLogins": () => ({}),
  "account.removeSocialLogin": (_, as) => ({
    path: { id: "AAAA" },
    body: { password: as?.password ?? "unknown" },
  }),
  "account.twoStepLogin": () => ({ body: { challenge: "unknown", code: "123456" } }),
  "account.twoStep": () => ({}),
  "account.beginTwoStep": (_, as) => ({ body: { password: as?.password ?? "unknown" } }),
  "account.turnOnTwoStep": () => ({ body: { code: "123456" } }),
  "account.turnOffTwoStep": () => ({ body: { code: "123456" } }),
  "account.renewRecoveryCodes": () => ({ body: { code: "123456" } }),
  "account.passkeys": () => ({}),
  "account.beginPasskey": (_, as) => ({ body: { password: as?.password ?? "unknown" } }),
  "account.addPasskey": () => ({
    body: {
      id: "AAAA",
      rawId: "AAAA",
      type: "public-key",
      response: { clientDataJSON: "AAAA", attestationObject: "AAAA" },
    },
  }),
  "account.removePasskey": (_, as) => ({
    path: { id: "AAAA" },
    body: { password: as?.password ?? "unknown" },
  }),
  "account.beginPasskeyLogin": () => ({}),
  "account.passkeyLogin": () => ({
    body: {
      id: "AAAA",
      rawId: "AAAA",
      type: "public-key",
      response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" },
    },
  }),
};
