import { limits } from "@castor/core/limits.ts";
import type { NoticeMailChoice } from "@castor/core/notices/notice-mail.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { noteCalls } from "../../testing/calls/note-calls.ts";
import { addTrip, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { openSmtpInbox, type SmtpInbox } from "../../testing/fakes/smtp-inbox.ts";
import {
  openReminderProcess,
  type ReminderProcess,
} from "../../testing/servers/reminder-process.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";
import { saveNoticeMail } from "./notice-mail-store.ts";
import { tell } from "./notice-store.ts";

describe.each(testDatabases())("mails of notices on $name", async (kind) => {
  const app = await serveTests(kind);
  let inbox: SmtpInbox;
  let running: ReminderProcess;
  let number = 0;
  let anna: Person;
  let olga: Person;
  let trip: Trip;
  beforeEach(async () => {
    number += 1;
    anna = await app.register(`Anna${number}`);
    olga = await app.register(`Olga${number}`);
    trip = await addTrip(app, anna, { name: "Georgia" });
    await addMember(app, trip.id, olga, "editor");
    inbox = await openSmtpInbox();
    running = await openReminderProcess(app.config, inbox.url, at("2030-05-01 09:00"));
  });
  afterEach(async () => {
    await app.database.write((queries) => queries.deleteFrom("mails").execute());
    await running.close();
    await inbox.close();
  });

  const at = (utc: string) => new Date(`${utc.replace(" ", "T")}:00Z`);
  const path = () => `notice/mail/${trip.id}`;
  /** Chooses at the time of the process; the server's own is another one. */
  const choose = (mail: NoticeMailChoice) =>
    app.database.write((queries) =>
      saveNoticeMail(
        queries,
        { userId: olga.id, tripId: trip.id },
        { mail, zone: "UTC" },
        running.clock.now,
      ),
    );
  const detail = { trip: "Georgia", who: "Anna", text: "Buy a **map**", role: null };
  /** Tells Olga something at the time of the process. */
  const tellOlga = (subjectId: string, more: Partial<typeof detail> = {}) =>
    app.database.write((queries) =>
      tell(
        queries,
        {
          ...{ userId: olga.id, tripId: trip.id, kind: "mentioned", subjectId },
          detail: { ...detail, ...more },
        },
        running.clock.now,
      ),
    );
  const runAt = async (utc: string) => {
    running.clock.now = at(utc);
    await running.run();
  };
  const mails = () =>
    inbox.received.filter(({ to }) => to.includes(olga.username)).map(({ email }) => email);
  const subjects = () => mails().map(({ subject }) => subject);
  const waiting = () =>
    app.database.glance((queries) =>
      queries.selectFrom("mails").select("id").where("kind", "=", "notices").execute(),
    );

  test("who has not chosen gets one mail in the evening, of what is not read", async () => {
    expect(succeed(await app.call("GET", path(), { as: olga }))).toEqual({ mail: "daily" });
    await tellOlga("one");
    await tellOlga("two", { text: "Call the hotel" });
    await runAt("2030-05-01 17:58");
    expect(subjects()).toEqual([]);
    await runAt("2030-05-01 18:00");
    expect(subjects()).toEqual(["What is new in “Georgia”: 2"]);
    for (const body of [mails()[0]?.text, mails()[0]?.html]) {
      expect(body).toContain("Anna mentioned you in “Georgia”: Call the hotel");
      expect(body).toContain(`${app.config.publicUrl}/map/${trip.id}/show`);
      expect(body).not.toContain(anna.username);
    }
    // What a mail has told is not told again.
    await runAt("2030-05-02 18:00");
    expect(subjects()).toHaveLength(1);
    await tellOlga("three");
    succeed(await app.call("POST", "notice/read", { as: olga, body: {} }));
    await runAt("2030-05-03 18:00");
    expect(subjects()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test("at once is soon, and then one mail in ten minutes", async () => {
    await choose("atOnce");
    await tellOlga("one");
    await running.run();
    expect(subjects()).toHaveLength(1);
    running.clock.now = at("2030-05-01 09:01");
    await tellOlga("two");
    await tellOlga("three");
    await runAt("2030-05-01 09:08");
    expect(subjects()).toHaveLength(1);
    await runAt("2030-05-01 09:10");
    expect(subjects().slice(1)).toEqual(["What is new in “Georgia”: 2"]);
  });

  test("never is never; another choice tells what waits, at its time", async () => {
    const body = { mail: "never" };
    expect(succeed(await app.call("PUT", path(), { as: olga, body }))).toEqual(body);
    await tellOlga("one");
    expect(await waiting()).toEqual([]);
    await choose("daily");
    expect(await waiting()).toHaveLength(1);
    await choose("never");
    expect(await waiting()).toEqual([]);
    await choose("atOnce");
    await running.run();
    expect(subjects()).toHaveLength(1);
    const file = await app.call("GET", "auth/export", { as: olga });
    expect(succeed(file)).toMatchObject({ noticeMails: [{ tripId: trip.id, mail: "atOnce" }] });
    // The choice is one's own, and of members alone.
    expect(succeed(await app.call("GET", path(), { as: anna }))).toEqual({ mail: "daily" });
    const stranger = await app.register(`Stranger${number}`);
    expect((await app.call("GET", path(), { as: stranger })).statusCode).toBe(404);
  });

  test("a change of the trip queues the mail in its transaction; who is out gets none", async () => {
    await noteCalls(app, anna).add(trip.id, { text: `Ask @Olga${number}` });
    expect(await waiting()).toHaveLength(1);
    succeed(await app.call("DELETE", `member/${trip.id}/${olga.id}`, { as: anna }));
    await runAt("2099-05-01 18:00");
    expect(mails()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test("the mail speaks the reader's language", async () => {
    await app.database.write((queries) =>
      queries.updateTable("users").set({ lang: "ru" }).where("id", "=", olga.id).execute(),
    );
    await choose("atOnce");
    await tellOlga("one");
    await running.run();
    expect(subjects()).toEqual(["Что нового в поездке «Georgia»: 1"]);
    expect(mails()[0]?.text).toContain("Anna пишет вам в «Georgia»: Buy a **map**");
  });

  test("words of others make no links, and a mail ends somewhere", async () => {
    await choose("atOnce");
    await tellOlga("one", { trip: "see evil.example", who: "www.evil.example", text: "to a@b.cd" });
    await tellOlga("two", { text: "@Olga: buy tickets" });
    for (let index = 0; index < limits.linesPerNoticeMail; index++)
      await tellOlga(`more ${index}`, { text: `Text ${index}` });
    await running.run();
    expect(mails()[0]?.text).toContain("And 2 more.");
    expect(mails()[0]?.text).not.toContain("evil");
    running.clock.now = at("2030-05-01 09:05");
    await tellOlga("one", { trip: "see evil.example", who: "www.evil.example", text: "to a@b.cd" });
    await tellOlga("two", { text: "@Olga: buy tickets" });
    await runAt("2030-05-01 09:10");
    expect(mails()[1]?.text).toContain("• Somebody mentioned you in “…”: …");
    expect(mails()[1]?.text).toContain("@Olga: buy tickets");
  });

  test("one press in the mail program ends the mails of this trip alone", async () => {
    await choose("atOnce");
    await tellOlga("one");
    await running.run();
    const header = mails()[0]?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
    const { pathname } = new URL(header.replace(/^<|>$/g, ""));
    expect(mails()[0]?.text).not.toContain(pathname);
    const other = await addTrip(app, olga);
    const pressed = await app.app.inject({ method: "POST", url: pathname });
    expect([pressed.statusCode, pressed.json()]).toEqual([200, { success: true }]);
    expect(succeed(await app.call("GET", path(), { as: olga }))).toEqual({ mail: "never" });
    const ofOther = await app.call("GET", `notice/mail/${other.id}`, { as: olga });
    expect(succeed(ofOther)).toEqual({ mail: "daily" });
  });
});
