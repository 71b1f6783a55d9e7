import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { addressOf } from "@castor/core/pages.ts";
import { saveEvent } from "../../account/activity/account-event-store.ts";
import { endLinks, saveLinkToken } from "../../account/link-token-store.ts";
import { endChallenges } from "../../account/login-challenge-store.ts";
import { endAllSessions } from "../../account/sessions/session-store.ts";
import { removeRecoveryCodes } from "../../account/two-step/recovery-codes.ts";
import { hasTwoStep, removeTwoStep } from "../../account/two-step/two-step-store.ts";
import { loadUserByName, lockUser, saveLock, type User } from "../../account/user-store.ts";
import { removeEntry } from "../../catalog/catalog-entry-store.ts";
import { createId } from "../../db/create-id.ts";
import type { Queries } from "../../db/database.ts";
import { hashToken, newSecretToken } from "../../db/secret-tokens.ts";
import { raiseVersion } from "../../http/access/access.ts";
import { findTrip } from "../../http/access/find-trip.ts";
import { insertMail } from "../../mail/mail-queue-store.ts";
import { StartFailure } from "../../process/start-failure.ts";
import type { Admin } from "./admin.ts";
import { findUsers, savePrivate } from "./admin-store.ts";
import { checkFiles } from "./check-files.ts";
import { quote } from "./quote.ts";
import { listReports, resolveReports } from "./report-commands.ts";

/** A command has no browser. */
const userAgent = "";

type AdminCommand = (admin: Admin, subject: string) => Promise<void>;

const commands: Readonly<Record<string, AdminCommand>> = {
  users: listUsers,
  lock,
  unlock,
  "reset-link": makeResetLink,
  "remove-two-step": endTwoStep,
  unpublish,
  "reports list": listReports,
  "reports resolve": resolveReports,
  "files check": checkFiles,
};

/** Commands that need no subject. */
const complete: readonly string[] = ["users", "reports list", "files check"];

const usage =
  "npm run admin -- users [part] | lock <e-mail> | unlock <e-mail> | reset-link <e-mail> | remove-two-step <e-mail> | unpublish <trip> | reports list | reports resolve <trip> | files check";

/** Runs one command of the operator. The server may serve meanwhile: it reads all of this from the database. */
export async function runAdmin(words: readonly string[], admin: Admin): Promise<void> {
  const [first = "", ...others] = words;
  const [second = "", ...afterSecond] = others;
  const isOfTwoWords = ["reports", "files"].includes(first);
  const name = isOfTwoWords ? `${first} ${second}` : first;
  const [subject = "", ...rest] = isOfTwoWords ? afterSecond : others;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isComplete = subject !== "" || complete.includes(name);
  if (command === undefined || !isComplete || rest.length > 0) throw new StartFailure(usage);
  await command(admin, subject);
}

async function listUsers({ database, printLine }: Admin, part: string): Promise<void> {
  for (const user of await database.read((queries) => findUsers(queries, part))) {
    const state = user.locked ? "locked" : user.confirmed ? "confirmed" : "unconfirmed";
    const name = quote(user.publicName);
    printLine(`${user.username}\t${state}\t${user.created}\t${user.trips} trips\t${name}`);
  }
}

/** Sessions are read at each call, so what was given out ends at once. */
async function lock(admin: Admin, address: string): Promise<void> {
  await changeUser(admin, address, async (queries, { id }) => {
    await saveLock(queries, id, admin.now);
    await endAllSessions(queries, id);
    await endChallenges(queries, id);
    await saveEvent(queries, { userId: id, kind: "operatorLocked" }, { now: admin.now, userAgent });
  });
  admin.printLine(`${address} is locked and logged out everywhere.`);
}

async function unlock(admin: Admin, address: string): Promise<void> {
  await changeUser(admin, address, async (queries, { id: userId }) => {
    await saveLock(queries, userId, null);
    await saveEvent(queries, { userId, kind: "operatorUnlocked" }, { now: admin.now, userAgent });
  });
  admin.printLine(`${address} may log in again.`);
}

async function makeResetLink(admin: Admin, address: string): Promise<void> {
  const token = newSecretToken();
  const hours = limits.resetLinkHours;
  await changeUser(admin, address, async (queries, { id: userId }) => {
    await endLinks(queries, userId, "reset");
    const saved = { hash: hashToken(token), userId, hours, mailId: createId() };
    await saveLinkToken(queries, { ...saved, kind: "reset" }, admin.now);
    const made = { userId, kind: "operatorMadeResetLink" } as const;
    await saveEvent(queries, made, { now: admin.now, userAgent });
  });
  admin.printLine(`${admin.publicUrl}${addressOf("resetPassword")}?token=${token}`);
  admin.printLine(`It works once, within ${hours} h. Give it to nobody but ${address}.`);
}

async function endTwoStep(admin: Admin, address: string): Promise<void> {
  await changeUser(admin, address, async (queries, { id: userId, lang }) => {
    if (!(await hasTwoStep(queries, userId)))
      throw new StartFailure(`${address} has no two-step login.`);
    await removeTwoStep(queries, userId);
    await removeRecoveryCodes(queries, userId);
    await endChallenges(queries, userId);
    const removed = { userId, kind: "operatorRemovedTwoStep" } as const;
    await saveEvent(queries, removed, { now: admin.now, userAgent });
    await insertMail(queries, { kind: "loginChanged", userId, lang }, admin.now);
  });
  admin.printLine(`${address} logs in without a second step.`);
}

async function unpublish({ database, now, printLine }: Admin, tripId: string): Promise<void> {
  await database.write(async (queries) => {
    // SQLite has one writer, and no row locks.
    const rowLock = database.kind === "postgres" ? "update" : null;
    const located = { part: "trip", id: tripId } as const;
    const trip = await findTrip(queries, located, null, rowLock).catch((error: unknown) => {
      if (error instanceof AppError) throw new StartFailure(`There is no trip ${tripId}.`);
      throw error;
    });
    if (!trip.isPublic) throw new StartFailure(`The trip ${tripId} is not public.`);
    const { ownerId: userId, name } = await savePrivate(queries, tripId);
    const ended = { userId, kind: "operatorUnpublished", detail: name } as const;
    await saveEvent(queries, ended, { now, userAgent });
    await removeEntry(queries, tripId);
    await raiseVersion(queries, tripId, now);
  });
  printLine(`The trip ${tripId} is private. Its owner can publish it again, unless locked.`);
}

async function changeUser(
  { database }: Admin,
  address: string,
  change: (queries: Queries, user: User) => Promise<void>,
): Promise<void> {
  await database.write(async (queries) => {
    const found = await loadUserByName(queries, address.toLowerCase());
    const user = found && (await lockUser(queries, found.id));
    if (user === undefined) throw new StartFailure(`There is no account of ${address}.`);
    await change(queries, user);
  });
}
