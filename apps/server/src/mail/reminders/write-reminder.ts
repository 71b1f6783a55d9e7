import { listOpenCheckIns } from "@castor/core/bookings/check-ins.ts";
import { limits } from "@castor/core/limits.ts";
import { addressOf } from "@castor/core/pages.ts";
import { listDeadlinesOf, listTasksOf, routesOn } from "@castor/core/reminders/list-reminders.ts";
import type { ReminderSubject } from "@castor/core/reminders/reminders.ts";
import { dayOf, todayIn } from "@castor/core/time/dates.ts";
import { saveLastingToken } from "../../account/link-token-store.ts";
import { loadUser } from "../../account/user-store.ts";
import type { Database } from "../../db/database.ts";
import { hashToken, newSecretToken } from "../../db/secret-tokens.ts";
import { loadReminders } from "../../reminders/reminder-settings-store.ts";
import { listSubjectsOfMail } from "../../reminders/sent-reminder-store.ts";
import { loadTrip } from "../../trips/trip-store.ts";
import type { ClaimedMail } from "../mail-queue-store.ts";
import type { Reader } from "../mail-texts.ts";
import type { MailMessage } from "../transport/mail-transport.ts";
import { type MailTextOptions, messageIdOf } from "../write-mail.ts";
import { composeReminder } from "./compose-reminder.ts";
import { describeDay } from "./describe-day.ts";
import {
  describeCheckIn,
  describeComingDay,
  describeDeadlines,
  type TripDeadlines,
} from "./describe-reminder.ts";

const hoursOfDay = 24;

/** What reminders are written with. */
type Facts = Awaited<ReturnType<typeof loadFacts>>;

/**
 * Writes a reminder of the trips as they are now, with a new address that ends all reminders. Null when it is obsolete:
 * the user has ended them, has paid, or has moved the day. Trips are checked outside of transactions.
 */
export async function writeReminder(
  database: Database,
  mail: ClaimedMail,
  options: MailTextOptions,
  now: Date,
): Promise<MailMessage | null> {
  const facts = await loadFacts(database, mail);
  const { user } = facts;
  if (user === undefined) return null;
  const { publicUrl, translations, apiOrigin } = options;
  const reader: Reader = { ...user, lang: mail.lang };
  const translate = translations[mail.lang];
  const speaker = { translate, reader, publicUrl };
  const describeMail = async () => {
    if (mail.kind === "checkIn") {
      const found = await findCheckIn(database, facts, now, options);
      return found && describeCheckIn(found.trip, found.checkIn, speaker);
    }
    if (mail.kind === "comingDay") {
      const day = await describe(database, facts, now, options);
      return day && describeComingDay(day.trip, day.date, day.described, speaker);
    }
    const trips = await listDue(database, facts, now);
    return trips.length > 0 ? describeDeadlines(trips, speaker) : null;
  };
  const text = await describeMail();
  if (!text) return null;
  const token = newSecretToken();
  await database.write((queries) =>
    saveLastingToken(
      queries,
      {
        ...{ hash: hashToken(token), userId: mail.userId, kind: "reminders", mailId: mail.id },
        hours: limits.endRemindersDays * hoursOfDay,
      },
      now,
    ),
  );
  const blocks = [
    ...text.blocks,
    { small: translate("mail.reminderNote") },
    { link: `${publicUrl}${addressOf("settings")}#reminders` },
  ];
  const end = `${apiOrigin}/api/reminders/end/${token}`;
  return {
    ...composeReminder(translate, reader, { subject: text.subject, blocks }, end),
    messageId: messageIdOf(mail, publicUrl),
  };
}

const loadFacts = (database: Database, { id, userId }: ClaimedMail) =>
  database.read(async (queries) => ({
    user: await loadUser(queries, userId),
    wanted: await loadReminders(queries, userId),
    subjects: await listSubjectsOfMail(queries, id),
  }));

/** The day that a mail tells of; null when it is over, moved or no longer wanted. */
async function describe(
  database: Database,
  { wanted: { hasTripDays, zone }, subjects: [subject] }: Facts,
  now: Date,
  { world }: MailTextOptions,
) {
  if (!hasTripDays || zone === null || subject === undefined) return null;
  const { tripId, date } = subject;
  const today = todayIn(zone, now);
  if (date < today) return null;
  const trip = await database.read((queries) => loadTrip(queries, tripId));
  if (trip === undefined) return null;
  // A day without stops has nothing to tell.
  if (routesOn(trip, date).every(({ points }) => points.length === 0)) return null;
  return { trip, date, described: await describeDay(trip, date, { today, zone }, world) };
}

/** The flight of a mail; null when it has departed, is cancelled or moved, or its reader has no part in the trip any more. */
async function findCheckIn(
  database: Database,
  { user, wanted: { hasTripDays }, subjects: [subject] }: Facts,
  now: Date,
  { world }: MailTextOptions,
) {
  if (!hasTripDays || user === undefined || subject === undefined) return null;
  const trip = await database.read((queries) => loadTrip(queries, subject.tripId));
  if (!trip?.members?.some(({ userId }) => userId === user.id)) return null;
  const checkIn = listOpenCheckIns(trip, world.zoneAt, now).find(
    ({ journey, departsAt }) =>
      journey.from.id === subject.subjectId && dayOf(departsAt) === subject.date,
  );
  return checkIn ? { trip, checkIn } : null;
}

/** The costs and tasks of a mail that are still due, by trip. */
async function listDue(
  database: Database,
  { user, wanted: { paymentDays, zone }, subjects }: Facts,
  now: Date,
): Promise<TripDeadlines[]> {
  if (user === undefined || paymentDays === null || zone === null) return [];
  const { id: userId } = user;
  const today = todayIn(zone, now);
  const trips: TripDeadlines[] = [];
  for (const [tripId, ofTrip] of Map.groupBy(subjects, (subject) => subject.tripId)) {
    const trip = await database.read((queries) => loadTrip(queries, tripId));
    if (trip === undefined) continue;
    const keys = new Set(ofTrip.map(keyOf));
    const deadlines = listDeadlinesOf(trip, userId, today).filter(
      ({ kind, date, daysLeft, row }) =>
        daysLeft >= 0 && keys.has(keyOf({ kind, date, subjectId: row.id })),
    );
    const tasks = listTasksOf(trip, userId).filter(
      ({ due, noteId }) =>
        due !== null &&
        due >= today &&
        keys.has(keyOf({ kind: "task", date: due, subjectId: noteId })),
    );
    if (deadlines.length > 0 || tasks.length > 0) trips.push({ trip, today, deadlines, tasks });
  }
  return trips;
}

const keyOf = ({ kind, subjectId, date }: Omit<ReminderSubject, "tripId">) =>
  `${kind} ${subjectId} ${date}`;
