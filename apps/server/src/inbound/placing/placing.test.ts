import type { ReadConfirmation } from "@castor/core/bookings/confirmation.ts";
import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { AppError } from "@castor/core/errors.ts";
import type { HistoryPage } from "@castor/core/history/history.ts";
import { limits } from "@castor/core/limits.ts";
import type { Notice } from "@castor/core/notices/notice.ts";
import {
  sureFlight as flight,
  readAt,
  sureStay as stay,
  toldBy,
} from "@castor/core/testing/read-bookings.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { describe, expect, test, vi } from "vitest";
import { addMember } from "../../../testing/calls/add-members.ts";
import { addRoute, addTrip, load, succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";
import { openFiles } from "../../assembly/open-files.ts";
import { openPlacing } from "../../assembly/open-placing.ts";
import { beginEntry } from "../../history/history-store.ts";
import { tellChanged } from "../../notices/tell-changed-store.ts";
import { renewAddress, saveAddress } from "../inbound-address-store.ts";
import { insertInboundMail, listInboundMails } from "../inbound-mail-store.ts";
import { InboundReader } from "../inbound-reader.ts";
import { placeMail } from "./place-mail.ts";
import type { PlacingParts } from "./placing-parts.ts";

const confirmation = (...bookings: ReadBooking[]) =>
  ({ bookings, text: "Thank you", problem: null }) satisfies ReadConfirmation;

describe.each(testDatabases())("sure bookings of mails on $name", async (kind) => {
  const app = await serveTests(kind);
  const { database, config } = app;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const written = vi.fn();
  const placing = openPlacing({
    ...{ database, log, files: openFiles(config, database), onTripWritten: written },
    hooks: {
      ...{ onTripRaised: beginEntry, onTripDone: tellChanged },
      onTripChanged: async () => undefined,
      watchHiddenCosts: async () => async () => undefined,
    },
  });
  let number = 0;

  /** Somebody who has sent a mail to their address, and a reader that reads such a mail. */
  const open = async (isAutomatic = true) => {
    number += 1;
    const anna = await app.register(`Placer${number}`);
    await database.write(async (queries) => {
      await renewAddress(queries, anna.id, new Date());
      await saveAddress(queries, anna.id, { isAutomatic });
    });
    const clock = { minutes: 0 };
    const readerOf = (
      read: () => Promise<ReadConfirmation>,
      parts: PlacingParts = placing,
    ): InboundReader =>
      new InboundReader({
        ...{ database, log, read, onTold: () => undefined },
        now: () => new Date(Date.now() + clock.minutes * 60_000),
        place: (mail, of) => placeMail(mail, of, parts),
      });
    let mails = 0;
    const send = async () => {
      mails += 1;
      const mail = { messageKey: `${mails}`, sender: "a@b.example", subject: "Your booking" };
      const bytes = Buffer.from(`Mail ${anna.id}`);
      await database.write((queries) =>
        insertInboundMail(queries, { userId: anna.id, ...mail, bytes }, new Date()),
      );
    };
    const take = async (read: ReadConfirmation, parts?: PlacingParts) => {
      await send();
      await readerOf(async () => read, parts).run();
    };
    return { anna, clock, send, readerOf, take };
  };
  const tripOf = async (person: Person, form: object = {}) => {
    const trip = await addTrip(app, person, { name: "Rome", ...form });
    await addRoute(app, person, trip.id, { date: "2027-05-12 07:00" });
    return trip.id;
  };
  const waiting = ({ id }: Person) => database.read((queries) => listInboundMails(queries, id));
  const noticesOf = async (as: Person) =>
    succeed<Notice[]>(await app.call("GET", "notice", { as }));
  const stopsOf = ({ routes }: Trip) => routes.flatMap(({ points }) => points);
  const countStops = async (id: string, as: Person) => stopsOf(await load(app, as, id)).length;

  test("a flight and a hotel go in as one entry of the history, with price and file, and are told", async () => {
    const { anna, take } = await open();
    const id = await tripOf(anna);
    written.mockClear();
    await take(confirmation(stay, flight));
    const trip = await load(app, anna, id);
    const [from, to, hotel] = stopsOf(trip);
    expect(from).toMatchObject({
      ...{ name: "Berlin", reservationTime: "08:10" },
      booking: { number: "LH 123", departure: { zone: "Europe/Berlin" }, code: "XK77QZ" },
      finance: { price: 431.99, currency: "EUR", cancellationDate: "2027-05-01" },
    });
    expect(to).toMatchObject({ name: "Rome", routeMode: "break", booking: null });
    expect(hotel?.hotelData).toMatchObject({ checkIn: "2027-05-12 14:00" });
    const places = trip.attachments
      .map(({ name, thingId, showsMoney }) => [name, thingId, showsMoney])
      .toSorted();
    expect(places).toEqual(
      [from, hotel].map((stop) => ["Your booking.eml", stop?.linkId, true]).toSorted(),
    );
    expect(await waiting(anna)).toEqual([]);
    const notices = await noticesOf(anna);
    expect(notices).toMatchObject([
      {
        ...{ kind: "bookingsPlaced", tripId: id, trip: "Rome", stopId: from?.id, count: 2 },
        // The flight leaves before one checks in.
        ...{ text: "LH 123 Berlin – Rome", value: "2027-05-12" },
      },
    ]);
    expect(JSON.stringify(notices)).not.toMatch(/XK77QZ|431|14A/);
    const page = succeed<HistoryPage>(await app.call("GET", `history/${id}`, { as: anna }));
    const [entry, before] = page.entries;
    expect(entry?.by?.userId).toBe(anna.id);
    expect(written.mock.calls).toEqual([[{ tripId: id, version: entry?.version, changeId: null }]]);
    const body = { tripId: id, version: before?.version };
    succeed(await app.call("POST", "history/restore", { as: anna, body }));
    const restored = await load(app, anna, id);
    expect([stopsOf(restored), restored.attachments]).toEqual([[], []]);
  });

  test("a newer mail changes the times of its stop and tells old and new; the same one changes nothing", async () => {
    const { anna, take } = await open();
    const id = await tripOf(anna);
    await take(confirmation(flight));
    const at = (time: string) => ({
      ...flight,
      departure: readAt("2027-05-12", time, "Europe/Berlin"),
    });
    const later = at("09:30");
    await take(confirmation(at("09:00")));
    await take(confirmation(later));
    const trip = await load(app, anna, id);
    const [stop, ...others] = stopsOf(trip);
    expect(others).toHaveLength(1);
    expect(stop).toMatchObject({ reservationTime: "09:30" });
    // What nobody has read stays beside what is newer.
    const [newest, older] = await noticesOf(anna);
    expect(newest).toMatchObject({
      ...{ kind: "bookingsUpdated", stopId: stop?.id, text: "LH 123 Berlin – Rome" },
      value: "2027-05-12",
      change: { field: "takeOff", before: "2027-05-12 09:00", after: "2027-05-12 09:30" },
    });
    expect(older?.change).toMatchObject({ before: "2027-05-12 08:10", after: "2027-05-12 09:00" });
    await take(confirmation(later));
    expect(await load(app, anna, id)).toEqual(trip);
    expect((await waiting(anna)).map(({ state }) => state)).toEqual(["read"]);
  });

  test("what is not sure is asked as ever", async () => {
    const { anna, take } = await open();
    const id = await tripOf(anna);
    await take(confirmation({ ...flight, status: "cancelled" }));
    // Of a mail that is sure in part, or that was not read whole, nothing goes in.
    await take(confirmation(flight, toldBy("text", stay)));
    await take({ ...confirmation(flight), problem: "partly" });
    const olga = await app.register(`Olga${number}`);
    const hers = await tripOf(olga);
    await addMember(app, hers, anna, "viewer");
    await tripOf(anna);
    await take(confirmation(flight));
    expect((await waiting(anna)).map(({ hasFile }) => hasFile)).toEqual([true, true, true, true]);
    expect((await noticesOf(anna)).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 4 }, () => "bookingsRead"),
    );
    expect([await countStops(id, anna), await countStops(hers, olga)]).toEqual([0, 0]);
  });

  test("without the wish nothing goes in, nor into a trip that is only read", async () => {
    const { anna, take } = await open(false);
    const id = await tripOf(anna);
    await take(confirmation(flight));
    expect([await countStops(id, anna), (await waiting(anna)).length]).toEqual([0, 1]);
    const reader = await open();
    await addMember(app, id, reader.anna, "viewer");
    await reader.take(confirmation(flight));
    expect([await countStops(id, anna), (await waiting(reader.anna)).length]).toEqual([0, 1]);
  });

  test("an editor who sees no money brings no price, and the others are told nothing of a price", async () => {
    const { anna: owner } = await open();
    const id = await tripOf(owner);
    const { anna, take } = await open();
    await addMember(app, id, anna, "editor without money");
    await take(confirmation(flight));
    const trip = await load(app, owner, id);
    expect(stopsOf(trip).map(({ finance }) => finance)).toEqual([null, null]);
    expect(trip.attachments).toMatchObject([{ showsMoney: false }]);
    expect(await waiting(anna)).toEqual([]);
  });

  test.each(["bring", "save", "attach"])(
    "where a failure stops a mail (%s), nothing goes in, and it is asked",
    async (step) => {
      const { anna, take } = await open();
      const id = await tripOf(anna);
      const before = await load(app, anna, id);
      const refusing = async () => {
        throw new AppError("CONFLICT");
      };
      const files = { ...placing.files, [step]: refusing };
      await take(confirmation(flight), {
        ...placing,
        files,
        ...(step === "attach" && { attach: refusing }),
      });
      expect(await load(app, anna, id)).toEqual(before);
      expect((await noticesOf(anna)).map(({ kind }) => kind)).toEqual(["bookingsRead"]);
      expect(await waiting(anna)).toMatchObject([{ state: "read", hasFile: true }]);
    },
  );

  test("a mail is kept at the place of a long name, and for who sees money alone also without a price", async () => {
    const { anna, take } = await open();
    const id = await tripOf(anna);
    const name = `${"a".repeat(limits.name - 1)} b`;
    const from = flight.from && { ...flight.from, name };
    await take(confirmation(toldBy("markup", { ...flight, from, price: null })));
    const trip = await load(app, anna, id);
    const thingId = stopsOf(trip)[0]?.linkId;
    expect(trip.attachments).toMatchObject([{ thingId, showsMoney: true }]);
  });

  test("two processes that read one mail put it in once", async () => {
    const { anna, clock, send, readerOf } = await open();
    const id = await tripOf(anna);
    const { promise, resolve } = Promise.withResolvers<ReadConfirmation>();
    const read = vi.fn(() => promise);
    await send();
    const slow = readerOf(read).run();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    clock.minutes += 20;
    await readerOf(async () => confirmation(flight)).run();
    expect(await countStops(id, anna)).toBe(2);
    resolve(confirmation(flight, stay));
    await slow;
    expect([await countStops(id, anna), await waiting(anna)]).toEqual([2, []]);
    expect((await noticesOf(anna)).map(({ kind }) => kind)).toEqual(["bookingsPlaced"]);
  });
});
