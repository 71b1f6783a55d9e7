import { checkTrip } from "@castor/core/check/check-trip.ts";
import { silence } from "@castor/core/check/silence-finding.ts";
import type { RemindersSave } from "@castor/core/reminders/reminders.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  addFinanceItem,
  addPoint,
  addRoute,
  addTrip,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { openSmtpInbox, type SmtpInbox } from "../../testing/fakes/smtp-inbox.ts";
import {
  openReminderProcess,
  type ReminderProcess,
} from "../../testing/servers/reminder-process.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";
import { saveReminders } from "./reminder-settings-store.ts";

/** It is four hours ahead of UTC all year round. */
const zone = "Asia/Tbilisi";
const at = (local: string) => new Date(`${local.replace(" ", "T")}:00+04:00`);
const tbilisi = { lat: 41.69, lng: 44.8 };

describe.each(testDatabases())("reminders on $name", async (kind) => {
  let inbox: SmtpInbox;
  let person: Person;
  let processes: ReminderProcess[];
  let people = 0;
  const server = await serveTests(kind);
  beforeEach(async () => {
    inbox = await openSmtpInbox();
    person = await server.register(`Nino${people++}`);
    processes = [];
  });
  afterEach(async () => {
    for (const running of processes) await running.close();
    await inbox.close();
  });

  const open = async (local: string) => {
    const opened = await openReminderProcess(server.config, inbox.url, at(local));
    processes.push(opened);
    return opened;
  };
  const wish = (wanted: Partial<RemindersSave>, local: string, as = person) =>
    server.database.write((queries) =>
      saveReminders(
        queries,
        as.id,
        { paymentDays: null, hasTripDays: false, zone, ...wanted },
        at(local),
      ),
    );
  const mails = () =>
    inbox.received.filter(({ to }) => to.includes(person.username)).map(({ email }) => email);
  const subjects = () => mails().map(({ subject }) => subject);
  const headerOf = (name: string) =>
    mails()[0]?.headers.find(({ key }) => key === name)?.value ?? "";
  const load = async () => succeed(await server.call("GET", "reminders", { as: person }));

  /** Two days, the first of them with a closed museum and a reservation that cannot be kept. */
  async function plan(name = "Georgia") {
    const trip = await addTrip(server, person, { name });
    const day = (of: string, date: string) => addRoute(server, person, trip.id, { name: of, date });
    const { id: first } = await day("Old town", "2030-05-04 09:00");
    const museum = { name: "Museum", workingHours: "Mo-Fr 09:00-18:00", timeToSpend: 120 };
    await addPoint(server, person, first, { ...tbilisi, ...museum });
    const dinner = { ...tbilisi, lat: 41.7, name: "Dinner", reservationTime: "11:00" };
    await addPoint(server, person, first, dinner);
    const { id: second } = await day("Hills", "2030-05-05 10:00");
    await addPoint(server, person, second, { ...tbilisi, name: "Ridge" });
    await day("Unplanned", "2030-05-06 10:00");
    return trip;
  }

  test("On the evening before each day of a trip a mail says where it begins and what cannot work", async () => {
    await plan();
    await wish({ hasTripDays: true }, "2030-05-01 12:00");
    const running = await open("2030-05-03 17:59");
    await running.run();
    expect(subjects()).toEqual([]);
    running.clock.now = at("2030-05-03 18:00");
    await running.run();
    expect(subjects()).toEqual(["Georgia begins: Saturday, 4 May 2030"]);
    for (const body of [mails()[0]?.text, mails()[0]?.html]) {
      expect(body).toContain("Old town: first stop “Museum”, at 09:00.");
      expect(body).toMatch(/Cannot work:[^•]+• Museum: Closed/);
      expect(body).toContain("May fail:");
      expect(body).toMatch(/Dinner: You are there at 11:\d\d, .+ after the reservation at 11:00/);
      expect(body).toContain(`${server.config.publicUrl}/settings#reminders`);
    }
    running.clock.now = at("2030-05-04 18:00");
    await running.run();
    expect(subjects().slice(1)).toEqual(["Georgia: Sunday, 5 May 2030"]);
    expect(mails()[1]?.text).toContain("Hills: first stop “Ridge”, at 10:00.");
    running.clock.now = at("2030-05-05 18:00");
    await running.run();
    expect(subjects()).toHaveLength(2);
    expect(running.log).toEqual([]);
  });

  test("What the owner knows of is not told (specification#silenced-findings)", async () => {
    const { id } = await plan();
    const trip = succeed<Trip>(await server.call("GET", `trip/${id}`, { as: person }));
    const known = { legsByDay: {}, zoneOf: () => zone, fallbackZone: zone, perEuro: null };
    const found = checkTrip(trip, { today: "2030-05-03", ...known });
    const closed = found.flatMap((each) => (each.kind === "closed" ? silence([], each) : []));
    const body = { id, silencing: { known: closed, shown: [] } };
    succeed(await server.call("POST", "trip", { as: person, body }));
    await wish({ hasTripDays: true }, "2030-05-01 12:00");
    await (await open("2030-05-03 18:00")).run();
    expect(mails()[0]?.text).toMatch(/^(?!.*Closed).*Dinner: You are there/s);
  });

  test("Payments and cancellations are told so many days before as was chosen, in the person's language", async () => {
    await server.call("PUT", "auth/language", { as: person, body: { lang: "ru" } });
    const trip = await addTrip(server, person, { name: "Грузия" });
    const finance = { currency: "EUR", price: 80, paymentDueDate: "2030-05-10" };
    await addFinanceItem(server, person, trip.id, { name: "Поезд", finance });
    const route = await addRoute(server, person, trip.id, { date: "2030-06-01 09:00" });
    const cancellable = { currency: "EUR", price: 50, cancellationDate: "2030-05-09" };
    await addPoint(server, person, route.id, { name: "Дом", finance: cancellable });
    const later = { ...finance, paymentDueDate: "2030-05-20" };
    const paid = await addFinanceItem(server, person, trip.id, { name: "Виза", finance: later });
    await wish({ paymentDays: 3 }, "2030-05-01 12:00");
    const running = await open("2030-05-06 18:30");
    await running.run();
    expect(subjects()).toEqual(["Ближайшие сроки оплаты, отмены и задач: 1"]);
    running.clock.now = at("2030-05-07 18:00");
    await running.run();
    const [, mail] = mails();
    expect(mail?.text).toContain("оплатить 80\u00a0€ — «Поезд»");
    expect(mail?.text).not.toContain("Дом");
    // Paid before the evening: nothing is due.
    await server.call("POST", "finance", {
      as: person,
      body: { id: paid.id, tripId: trip.id, finance: { ...later, payed: 80 } },
    });
    running.clock.now = at("2030-05-18 18:00");
    await running.run();
    expect(subjects()).toHaveLength(2);
  });

  test("Several processes, a restart and a change of the settings send each reminder once", async () => {
    await plan();
    await wish({ hasTripDays: true }, "2030-05-01 12:00");
    const running = await Promise.all([1, 2, 3].map(() => open("2030-05-03 18:00")));
    await Promise.all(running.map((one) => one.run()));
    expect(subjects()).toHaveLength(1);
    await running[0]?.close();
    processes.splice(processes.indexOf(running[0] as ReminderProcess), 1);
    await (await open("2030-05-03 18:01")).run();
    // After the evening has begun it is looked at once more.
    await wish({ hasTripDays: true }, "2030-05-03 19:00");
    await (await open("2030-05-03 19:01")).run();
    expect(subjects()).toHaveLength(1);
  });

  test("A server that was down in the evening tells of the day in the morning, not of one that has passed", async () => {
    await plan();
    await wish({ hasTripDays: true }, "2030-05-02 12:00");
    const running = await open("2030-05-04 07:00");
    await running.run();
    expect(subjects()).toEqual(["Georgia begins: Saturday, 4 May 2030"]);
  });

  test("Nobody is reminded who did not ask, and nothing is told twice of other people's trips", async () => {
    await plan();
    const other = await server.register(`Other${people}`);
    await wish({ hasTripDays: true, paymentDays: 7 }, "2030-05-01 12:00", other);
    await (await open("2030-05-03 18:00")).run();
    expect(subjects()).toEqual([]);
    expect(await load()).toEqual({ paymentDays: null, hasTripDays: false, zone: null });
  });

  test.each([
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])("One press in the mail program ends all reminders (%s)", async (type, payload) => {
    await plan();
    await wish({ hasTripDays: true, paymentDays: 7 }, "2030-05-01 12:00");
    const running = await open("2030-05-03 18:00");
    await running.run();
    expect(headerOf("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const address = new URL(headerOf("list-unsubscribe").replace(/^<|>$/g, ""));
    expect(address.origin).toBe(server.config.publicUrl);
    const token = address.pathname.split("/").at(-1) ?? "";
    // The token is in no other place: neither in the text nor in the database or the log.
    expect(mails()[0]?.text).not.toContain(token);
    const stored = await server.database.read((queries) =>
      queries.selectFrom("link_tokens").selectAll().execute(),
    );
    expect(JSON.stringify(stored)).not.toContain(token);

    // Opening it ends nothing: programs that scan mails open every link.
    const opened = await server.app.inject({ url: address.pathname });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      302,
      `${server.config.publicUrl}/end-reminders#${token}`,
    ]);
    expect(await load()).toMatchObject({ hasTripDays: true, paymentDays: 7 });
    for (const _ of ["once", "again"]) {
      const pressed = await server.app.inject({
        method: "POST",
        url: address.pathname,
        headers: { "content-type": type },
        payload,
      });
      expect([pressed.statusCode, pressed.json()]).toEqual([200, { success: true }]);
    }
    expect(await load()).toEqual({ paymentDays: null, hasTripDays: false, zone });
    expect(server.log.join("\n")).not.toContain(token);
    running.clock.now = at("2030-05-04 18:00");
    await running.run();
    expect(subjects()).toHaveLength(1);
  });

  test("A mail that waits when reminders are ended is not sent", async () => {
    await plan();
    await wish({ hasTripDays: true }, "2030-05-01 12:00");
    await inbox.close();
    const silent = await openReminderProcess(server.config, inbox.url, at("2030-05-03 18:00"));
    const looked = silent.run();
    await expect
      .poll(() =>
        server.database.glance((queries) =>
          queries.selectFrom("mails").select("attempts").where("attempts", ">", 0).execute(),
        ),
      )
      .toHaveLength(1);
    await wish({}, "2030-05-03 18:01");
    silent.clock.now = at("2030-05-03 18:30");
    await looked;
    await silent.close();
    inbox = await openSmtpInbox();
    expect(
      await server.database.glance((of) => of.selectFrom("mails").selectAll().execute()),
    ).toEqual([]);
  });
});
