import type { Reminders } from "@castor/core/reminders/reminders.ts";
import { addDays, todayIn } from "@castor/core/time/dates.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { openSmtpInbox, type SmtpInbox } from "../../testing/fakes/smtp-inbox.ts";
import { openReminderProcess } from "../../testing/servers/reminder-process.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";
import { claimMails, insertMail } from "../mail/mail-queue-store.ts";
import { saveReminders } from "./reminder-settings-store.ts";
import { forgetSentReminders, insertSentReminders } from "./sent-reminder-store.ts";

const zone = "Asia/Tbilisi";
const evening = new Date("2030-05-03T18:00:00+04:00");
const wanted = { paymentDays: null, hasTripDays: true, zone };

describe.each(testDatabases())("reminders in turn on $name", async (kind) => {
  let inbox: SmtpInbox;
  let person: Person;
  let people = 0;
  const server = await serveTests(kind);
  beforeEach(async () => {
    inbox = await openSmtpInbox();
    person = await server.register(`Turn${people++}`);
  });
  afterEach(() => inbox.close());

  test("Drafts and days without points are not told of", async () => {
    for (const [name, isDraft] of [
      ["Sketch", true],
      ["Empty", false],
      ["Georgia", false],
    ] as const) {
      const trip = await addTrip(server, person, { name, isDraft });
      const { id } = await addRoute(server, person, trip.id, { date: "2030-05-04 09:00" });
      if (name !== "Empty") await addPoint(server, person, id, { lat: 41.69, lng: 44.8 });
    }
    const noon = new Date(evening.getTime() - 21_600_000);
    await server.database.write((queries) => saveReminders(queries, person.id, wanted, noon));
    const running = await openReminderProcess(server.config, inbox.url, evening);
    await running.run();
    await running.close();
    const subjects = inbox.received.map(({ email }) => email.subject);
    expect(subjects).toEqual(["Georgia begins: Saturday, 4 May 2030"]);
  });

  test("The zone follows the traveller; one that the server does not know changes nothing", async () => {
    await server.call("PUT", "reminders", { as: person, body: wanted });
    const zoneAfter = async (header: string) => {
      const body = { refresh_token: person.refreshToken };
      const headers = { "x-time-zone": header };
      const renewed = await server.call("POST", "auth/refresh", { body, headers });
      expect(renewed.statusCode).toBe(200);
      return succeed<Reminders>(await server.call("GET", "reminders", { as: person })).zone;
    };
    expect(await zoneAfter("Asia/Tokyo")).toBe("Asia/Tokyo");
    expect(await zoneAfter("Moon/Tranquility")).toBe("Asia/Tokyo");
  });

  test("What a mail was to say that is not sent is new again", async () => {
    const trip = await addTrip(server, person);
    const subject = {
      kind: "day" as const,
      tripId: trip.id,
      subjectId: trip.id,
      date: "2030-05-04",
    };
    const note = (mailId: string) =>
      server.database.write((queries) =>
        insertSentReminders(queries, person.id, mailId, [subject], evening),
      );
    expect([await note("first"), await note("second")]).toEqual([true, false]);
    await server.database.write((queries) => forgetSentReminders(queries, "first"));
    expect(await note("third")).toBe(true);
  });

  test("Who chooses a shorter notice is told again of what is further away (specification#reminders)", async () => {
    const trip = await addTrip(server, person);
    const near = addDays(todayIn(zone, new Date()), 2);
    const note = (mailId: string, date: string) => {
      const subject = { kind: "payment" as const, tripId: trip.id, subjectId: "rent", date };
      return server.database.write((queries) =>
        insertSentReminders(queries, person.id, mailId, [subject], evening),
      );
    };
    expect([await note("a", near), await note("b", "2040-05-04")]).toEqual([true, true]);
    const body = { paymentDays: 3, hasTripDays: false, zone };
    succeed(await server.call("PUT", "reminders", { as: person, body }));
    expect([await note("c", near), await note("d", "2040-05-04")]).toEqual([false, true]);
  });

  test("A letter about the account is sent before reminders that wait longer", async () => {
    const later = new Date(evening.getTime() + 60_000);
    const claimed = await server.database.write(async (queries) => {
      await queries.deleteFrom("mails").execute();
      const mail = { userId: person.id, lang: "en" } as const;
      await insertMail(queries, { ...mail, kind: "comingDay" }, evening, "a reminder");
      await insertMail(queries, { ...mail, kind: "reset" }, later, "a letter");
      return claimMails(queries, kind.name, { now: later, until: later }, { all: 1, retries: 0 });
    });
    expect(claimed.map(({ id }) => id)).toEqual(["a letter"]);
    await server.database.write((queries) => queries.deleteFrom("mails").execute());
  });
});
