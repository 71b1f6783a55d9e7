import type { ReadConfirmation } from "@castor/core/bookings/confirmation.ts";
import { AppError } from "@castor/core/errors.ts";
import { describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import { insertInboundMail, listInboundMails } from "./inbound-mail-store.ts";
import { InboundReader } from "./inbound-reader.ts";

const unreadable: ReadConfirmation = { bookings: [], text: "", problem: "unreadable" };

describe.each(testDatabases())("the reader of mails to accounts on $name", async (kind) => {
  const { call, database, register } = await serveTests(kind);
  let number = 0;

  const open = async (read: () => Promise<ReadConfirmation>) => {
    number += 1;
    const person = await register(`Reader${number}`);
    const userId = person.id;
    const clock = { now: new Date("2027-01-01T10:00:00Z") };
    const mail = { userId, messageKey: "one", sender: "a@b.example", subject: "Hello" };
    await database.write((queries) =>
      insertInboundMail(queries, { ...mail, bytes: Buffer.from("Mail") }, clock.now),
    );
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const start = () =>
      new InboundReader({
        ...{ database, log, onTold: () => undefined, now: () => clock.now },
        place: async () => false,
        read,
      });
    const later = (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    };
    const state = async () =>
      (await database.read((queries) => listInboundMails(queries, userId)))[0];
    return { person, start, later, state };
  };

  test("a mail that breaks its reader is tried three times, and then kept as failed", async () => {
    const read = vi.fn(async () => unreadable);
    const { start, later, state } = await open(read);
    const reader = start();
    const seen: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      await reader.run();
      seen.push((await state())?.state);
      later(10);
    }
    expect(seen).toEqual(["waiting", "waiting", "failed", "failed", "failed"]);
    expect(read).toHaveBeenCalledTimes(3);
    expect(await state()).toMatchObject({ problem: "unreadable", hasFile: true });
  });

  test("a mail that failed is read again by a press, also the second time, and is nobody else's", async () => {
    const read = vi.fn(async (): Promise<ReadConfirmation> => unreadable);
    const { person, start, later, state } = await open(read);
    const reader = start();
    later(120);
    await reader.run();
    const { id } = (await state()) ?? {};
    expect(await state()).toMatchObject({ state: "failed" });
    const stranger = await register(`Stranger${number}`);
    const ask = async (as = person) =>
      (await call("POST", `inbound/${id}/read`, { as })).statusCode;
    expect([await ask(stranger), await ask(), await ask()]).toEqual([404, 200, 200]);
    expect(await state()).toMatchObject({ state: "waiting", problem: null });
    read.mockResolvedValue({ bookings: [], text: "Hello", problem: "noBooking" });
    // The server's clock is ahead of that of the test, or behind it.
    later(60 * 24 * 365 * 10);
    await reader.run();
    expect(await state()).toMatchObject({ state: "read", problem: "noBooking" });
    expect(read).toHaveBeenCalledTimes(2);
    expect(await ask()).toBe(200);
    expect(await state()).toMatchObject({ state: "read" });
  });

  test("a mail for which its reader has no time waits, and has not been tried", async () => {
    const read = vi.fn(async (): Promise<ReadConfirmation> => {
      if (read.mock.calls.length < 6) throw new AppError("UPSTREAM_UNAVAILABLE");
      return { bookings: [], text: "Hello", problem: "noBooking" };
    });
    const { start, later, state } = await open(read);
    const reader = start();
    for (let attempt = 0; attempt < 6; attempt++) {
      await reader.run();
      later(10);
    }
    expect(await state()).toMatchObject({ state: "read", problem: "noBooking" });
  });

  test.each([
    ["a failure that nobody expects", new Error("a bug"), 0],
    ["a reader that is busy for longer than a day", new AppError("TOO_MANY_REQUESTS"), 25],
  ])("%s is no reason to read a mail for ever", async (_name, failure, hours) => {
    const read = vi.fn(async (): Promise<ReadConfirmation> => {
      throw failure;
    });
    const { start, later, state } = await open(read);
    const reader = start();
    later(hours * 60);
    for (let attempt = 0; attempt < 5; attempt++) {
      await reader.run();
      later(10);
    }
    expect(await state()).toMatchObject({ state: "failed", hasFile: true });
    expect(read).toHaveBeenCalledTimes(3);
  });

  test("a mail is another process's only when reading it has taken very long", async () => {
    const { promise, resolve } = Promise.withResolvers<ReadConfirmation>();
    const read = vi.fn(() => promise);
    const { start, later, state } = await open(read);
    const slow = start().run();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    later(10);
    const other = start().run();
    resolve({ bookings: [], text: "Hello", problem: "noBooking" });
    await Promise.all([slow, other]);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await state()).toMatchObject({ state: "read" });
  });

  test("a mail that ends the process that reads it is not read for ever", async () => {
    const read = vi.fn(() => new Promise<ReadConfirmation>(() => undefined));
    const { start, later, state } = await open(read);
    for (let process = 0; process < 3; process++) {
      void start().run();
      await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(process + 1));
      later(20);
    }
    await start().run();
    expect(await state()).toMatchObject({ state: "failed" });
    expect(read).toHaveBeenCalledTimes(3);
  });
});
