import { describe, expect, onTestFinished, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { addNote, addTrip } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { openSmtpInbox } from "../../testing/fakes/smtp-inbox.ts";
import { openReminderProcess } from "../../testing/servers/reminder-process.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import { handOver } from "../members/transfer-store.ts";
import { endNoticeMails } from "../notices/notice-mail-store.ts";
import { saveReminders } from "./reminder-settings-store.ts";

const at = (local: string) => new Date(`${local.replace(" ", "T")}:00Z`);

describe.each(testDatabases())("reminders of tasks on $name", async (kind) => {
  const server = await serveTests(kind);

  test("An open task is told before its date, once, with a link to the tasks", async () => {
    const person = await server.register("Nino");
    const inbox = await openSmtpInbox();
    onTestFinished(() => inbox.close());
    const trip = await addTrip(server, person, { name: "Georgia" });
    const text =
      "[ ] Print the **tickets** due:2030-05-10\n[x] Visa due:2030-05-10\n[ ] Pack due:2030-05-20";
    await addNote(server, person, trip.id, { text });
    const wanted = { paymentDays: 3 as const, hasTripDays: false, zone: "UTC" };
    await server.database.write((queries) =>
      saveReminders(queries, person.id, wanted, at("2030-05-01 12:00")),
    );
    const running = await openReminderProcess(server.config, inbox.url, at("2030-05-06 18:00"));
    onTestFinished(() => running.close());
    await running.run();
    expect(inbox.received).toEqual([]);
    for (const day of ["2030-05-07 18:00", "2030-05-08 18:00"]) {
      running.clock.now = at(day);
      await running.run();
    }
    const mails = inbox.received.map(({ email }) => email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Payment, cancellation and task dates coming up: 1",
    ]);
    expect(mails[0]?.text).toContain("• Friday, 10 May 2030 (in 3 days): Print the tickets");
    expect(mails[0]?.text).not.toMatch(/Visa|Pack|Costs of/);
    expect(mails[0]?.text).toContain(`/tasks/${trip.id}`);
  });

  test("A task that names a member reminds them, and not the owner", async () => {
    const [owner, member] = [await server.register("Ada"), await server.register("Bob")];
    const inbox = await openSmtpInbox();
    onTestFinished(() => inbox.close());
    const trip = await addTrip(server, owner, { name: "Shared" });
    await addMember(server, trip.id, member, "viewer without money");
    await addNote(server, owner, trip.id, {
      text: "[ ] Book due:2030-05-10\n[ ] Visa @Bob due:2030-05-10",
    });
    const wanted = { paymentDays: 3 as const, hasTripDays: false, zone: "UTC" };
    await server.database.write(async (queries) => {
      for (const { id } of [owner, member])
        await saveReminders(queries, id, wanted, at("2030-05-01 12:00"));
      // The bell tells of the task too, by another mail.
      await endNoticeMails(queries, { userId: member.id, tripId: trip.id });
    });
    const running = await openReminderProcess(server.config, inbox.url, at("2030-05-07 18:00"));
    onTestFinished(() => running.close());
    await running.run();
    const told = inbox.received.map(({ email: { text = "" } }) =>
      ["Book", "Visa"].filter((task) => text.includes(task)).join(),
    );
    expect(told.toSorted()).toEqual(["Book", "Visa"]);
    expect(inbox.received.find(({ email }) => email.text?.includes("Visa"))?.email.text).toContain(
      "Hello, Bob!",
    );
  });

  test("What a mail that waits would say of a trip is forgotten when the trip is handed over", async () => {
    const [from, to] = [await server.register("Zoe"), await server.register("Max")];
    const inbox = await openSmtpInbox();
    onTestFinished(() => inbox.close());
    const trip = await addTrip(server, from, { name: "Secret" });
    await addNote(server, from, trip.id, { text: "[ ] Print due:2030-05-10" });
    await addMember(server, trip.id, to, "editor");
    const wanted = { paymentDays: 3 as const, hasTripDays: false, zone: "UTC" };
    await server.database.write((queries) =>
      saveReminders(queries, from.id, wanted, at("2030-05-01 12:00")),
    );
    const running = await openReminderProcess(server.config, inbox.url, at("2030-05-07 18:00"));
    onTestFinished(() => running.close());
    await running.run();
    const subjects = () =>
      server.database.read((queries) =>
        queries
          .selectFrom("sent_reminders")
          .select("kind")
          .where("trip_id", "=", trip.id)
          .execute(),
      );
    expect(await subjects()).toEqual([{ kind: "task" }]);
    await server.database.write((queries) =>
      handOver(queries, { tripId: trip.id, from: from.id, to: to.id }, at("2030-05-07 18:30")),
    );
    expect(await subjects()).toEqual([]);
  });
});
