import type { AccountEvent } from "@castor/core/account/account-events.ts";
import type { Me, SessionSummary } from "@castor/core/account/session.ts";
import type { JoinedLogin } from "@castor/core/account/social-login.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { FileUsage } from "@castor/core/files/file.ts";
import { noReminders } from "@castor/core/reminders/reminders.ts";
import { screen, within } from "@testing-library/react";
import { FakeApi } from "./fake-api.ts";
import { logInAs } from "./log-in.ts";
import { makeConfig } from "./make-config.ts";
import { openApp } from "./open-app.tsx";

const { account, files, members, push, reminders, services, trips } = endpoints;

export const anna: Me = {
  id: "anna",
  username: "anna@castor.example",
  lang: "en",
  defaultCurrency: "GEL",
  fullName: "Anna",
  publicName: "Anna",
  hasPassword: true,
};

export const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

/** A session in the list of logins, each of another device. */
export const makeSession = (parts: Partial<SessionSummary> = {}): SessionSummary => ({
  id: "here",
  created: "2027-05-01T08:00:00.000Z",
  lastUsed: "2027-05-03T09:30:00.000Z",
  device: firefox,
  provider: null,
  isCurrent: false,
  ...parts,
});

/** A fake server with one account. A test changes `kept` to change its next answer. */
export function keepAccount() {
  const kept = {
    me: anna,
    sessions: [makeSession({ isCurrent: true })],
    activity: [] as AccountEvent[],
    socialLogins: [] as JoinedLogin[],
    reminders: { ...noReminders },
    files: { bytes: 0, limit: 2_000_000_000, fileLimit: 25_000_000, largest: [] } as FileUsage,
    push: { publicKey: "B".repeat(87) as string | null, isOn: false },
  };
  const api = new FakeApi()
    .on(account.me, () => kept.me)
    .on(account.sessions, () => kept.sessions)
    .on(account.activity, () => kept.activity)
    .on(account.twoStep, () => ({ isOn: false, recoveryCodesLeft: 0 }))
    .on(account.passkeys, () => [])
    .on(account.socialLogins, () => kept.socialLogins)
    .on(reminders.get, () => kept.reminders)
    .on(push.get, () => kept.push)
    .on(services.config, () => makeConfig())
    .on(members.heirs, () => [])
    .on(files.usage, () => kept.files)
    .on(trips.list, () => []);
  logInAs();
  return { kept, api };
}

/** Opens the settings; answers the router once they are loaded. */
export async function openSettings(address = "/settings") {
  const router = openApp(address);
  await screen.findByRole("heading", { level: 2, name: "Profile" });
  return router;
}

/** A section of the page, by its heading. */
export const section = (name: string) => within(screen.getByRole("region", { name }));
