import type { Notice } from "@castor/core/notices/notice.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addPoint, addRoute, addTrip, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { openSmtpInbox, type SmtpInbox, smtpAnswer } from "../../testing/fakes/smtp-inbox.ts";
import {
  openReminderProcess,
  type ReminderProcess,
} from "../../testing/servers/reminder-process.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";
import { listAsking } from "./check-in-store.ts";
import { CheckInReminders } from "./remind-of-check-ins.ts";
import { saveReminders } from "./reminder-settings-store.ts";

const frankfurt = { name: "Frankfurt airport", lat: 50.03, lng: 8.56 };
const end = (at: string) => ({ at, zone: null, terminal: "2", gate: "" });
const flight = {
  ...{ kind: "flight", number: "LH 123", operator: "Lufthansa", code: "QWERTY", seat: "14A" },
  ...{ travellers: ["Ada Lovelace"], departure: end("2030-05-04 23:10"), arrival: null },
};
/** A while after check-in for it has opened. */
const opened = new Date("2030-05-03T21:15:00Z");

describe.each(testDatabases())("reminders of check-ins on $name", async (kind) => {
  let inbox: SmtpInbox;
  let person: Person;
  let running: ReminderProcess;
  let people = 0;
  const server = await serveTests(kind);
  beforeEach(async () => {
    inbox = await openSmtpInbox();
    person = await server.register(`Ada${people++}`);
    running = await openReminderProcess(server.config, inbox.url, new Date(0));
  });
  afterEach(async () => {
    await running.close();
    await inbox.close();
  });

  const wish = (hasTripDays: boolean) =>
    server.database.write((queries) =>
      saveReminders(
        queries,
        person.id,
        { paymentDays: null, hasTripDays, zone: "Asia/Tbilisi" },
        // Its evening is over.
        new Date("2031-01-01"),
      ),
    );
  /** Looks at a moment by the clocks of Frankfurt in summer. */
  async function look(local: string) {
    running.clock.now = new Date(`${local.replace(" ", "T")}:00+02:00`);
    await running.run();
  }
  const mails = () =>
    inbox.received.filter(({ to }) => to.includes(person.username)).map(({ email }) => email);
  const notices = async () =>
    succeed<Notice[]>(await server.call("GET", "notice", { as: person })).filter(
      (notice) => notice.kind === "checkIn",
    );
  async function plan(booking: object = flight, date = "2030-05-04 09:00") {
    const trip = await addTrip(server, person, { name: "Georgia" });
    const day = await addRoute(server, person, trip.id, { date });
    const stop = await addPoint(server, person, day.id, { ...frankfurt, booking });
    return { trip, stop };
  }
  /** In the order in which they are looked at. */
  const inTurn = (planned: Awaited<ReturnType<typeof plan>>[]) =>
    planned.toSorted((one, other) => (one.trip.id < other.trip.id ? -1 : 1));
  const save = async (id: string, booking: object) =>
    succeed(await server.call("POST", "point", { as: person, body: { id, booking } }));

  test("24 hours before a flight departs, by the clock of its airport, a mail and the bell say once that check-in opens", async () => {
    const { trip, stop } = await plan();
    await wish(true);
    await look("2030-05-03 23:09");
    expect([mails(), await notices()]).toEqual([[], []]);
    await look("2030-05-03 23:15");
    const [mail] = mails();
    expect(mail?.subject).toBe("Check-in is open: LH 123, Frankfurt airport");
    expect(mail?.text).toContain("Saturday, 4 May 2030 at 23:10");
    expect(mail?.text).toContain(`/map/${trip.id}/${stop.routeId}?point=${stop.id}`);
    expect(await notices()).toMatchObject([
      { trip: "Georgia", text: "LH 123, Frankfurt airport", value: "2030-05-04 23:10" },
    ]);
    const said = JSON.stringify([mails(), await notices()]);
    for (const secret of ["QWERTY", "14A", "Lovelace"]) expect(said).not.toContain(secret);
    await look("2030-05-04 08:00");
    expect([mails().length, (await notices()).length]).toEqual([1, 1]);
    expect(running.log).toEqual([]);
  });

  test("Nobody is told of a cancelled flight, of a train, after the departure, or without having asked", async () => {
    await plan({ ...flight, isCancelled: true });
    await plan({ ...flight, kind: "train" });
    await plan({ ...flight, departure: end("2030-05-04 01:00") });
    await wish(true);
    await look("2030-05-04 08:00");
    await plan();
    await wish(false);
    await look("2030-05-04 09:00");
    expect([mails(), await notices()]).toEqual([[], []]);
  });

  test("A flight that moves to another day is told of before that, and once more where it was told of", async () => {
    const { stop } = await plan();
    await wish(true);
    await save(stop.id, { departure: end("2030-05-05 10:00") });
    await look("2030-05-03 23:30");
    expect(mails()).toEqual([]);
    await look("2030-05-04 10:00");
    expect(mails()).toHaveLength(1);
    await save(stop.id, { departure: end("2030-05-06 10:00") });
    await look("2030-05-05 11:00");
    expect(mails().map(({ text }) => text?.match(/\d May 2030 at 10:00/)?.[0])).toEqual([
      "5 May 2030 at 10:00",
      "6 May 2030 at 10:00",
    ]);
  });

  test("A mail that waits says nothing of a flight that is cancelled meanwhile", async () => {
    const { stop } = await plan();
    await wish(true);
    await new CheckInReminders(server.database, { warn: vi.fn() }).tell(opened);
    await save(stop.id, { isCancelled: true });
    await look("2030-05-03 23:16");
    expect(mails()).toEqual([]);
  });

  test("A mail that is refused for good is not told of again", async () => {
    const refusal = vi.fn(() => smtpAnswer(550, "No such mailbox"));
    await running.close();
    await inbox.close();
    inbox = await openSmtpInbox({ refuseRecipient: refusal });
    running = await openReminderProcess(server.config, inbox.url, new Date(0));
    await plan();
    await wish(true);
    await look("2030-05-03 23:15");
    const told = await notices();
    await look("2030-05-03 23:25");
    expect(refusal).toHaveBeenCalledOnce();
    expect([told.length, await notices()]).toEqual([1, told]);
  });

  test("A trip that cannot be read keeps no later one waiting, and the log says so", async () => {
    const [broken, later] = inTurn([await plan(), await plan()]);
    const write = (booking: string | null) =>
      server.database.write((queries) =>
        queries
          .updateTable("stops")
          .set({ booking })
          .where("id", "=", broken?.stop.id ?? "")
          .execute(),
      );
    await write('{"kind":"flight"');
    await wish(true);
    await look("2030-05-03 23:15");
    expect(mails().map(({ text }) => text?.includes(later?.stop.id ?? "?"))).toEqual([true]);
    expect(running.log).toEqual(["the check-ins of a trip could not be told"]);
    await write(null);
  });

  test("Of more people than one run looks at, the next run takes those who are left, then it begins anew", async () => {
    const notYet = { ...flight, departure: end("2030-05-05 23:10") };
    const planned = [await plan(notYet), await plan(notYet)];
    await wish(true);
    const reminders = new CheckInReminders(server.database, { warn: vi.fn() }, 1);
    // People of other tests have asked, too. A run that finds nobody begins anew.
    const people = await server.database.glance((queries) => listAsking(queries, "", 500));
    for (const [index, { stop }] of planned.entries()) {
      await save(stop.id, { departure: flight.departure });
      for (const _ of [...people, "nobody"]) await reminders.tell(opened);
      expect(await notices()).toHaveLength(index + 1);
    }
  });
});
