import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import type { Tables } from "./schema.ts";
import { dialectOver, SqliteConnection } from "./sqlite-connection.ts";
import { SqliteWriter } from "./sqlite-writer.ts";

/** A writer to a table of days, whose syncs the test settles. */
function makeWriter() {
  const connection = new DatabaseSync(":memory:");
  connection.exec("create table days (id integer primary key)");
  const queries = new Kysely<Tables>({ dialect: dialectOver(new SqliteConnection(connection)) });
  const syncs: PromiseWithResolvers<void>[] = [];
  const writer = new SqliteWriter(connection, queries, () => {
    const sync = Promise.withResolvers<void>();
    syncs.push(sync);
    return sync.promise;
  });
  const answered: number[] = [];
  const write = async (id: number) => {
    await writer.write((on) => sql`insert into days values (${id})`.execute(on));
    answered.push(id);
  };
  const countDays = () => connection.prepare("select count(*) as days from days").get()?.days;
  return { write, answered, syncs, countDays };
}

test("a write is answered only once its commit is on the disk, and other work goes on meanwhile", async () => {
  const { write, answered, syncs, countDays } = makeWriter();
  const both = Promise.all([write(1), write(2)]);
  await expect.poll(() => syncs.length).toBe(1);
  const late = write(3);
  await new Promise(setImmediate);
  expect(countDays()).toBe(2);
  expect(answered).toEqual([]);
  syncs[0]?.resolve();
  await both;
  expect(answered).toEqual([1, 2]);
  await expect.poll(() => syncs.length).toBe(2);
  syncs[1]?.resolve();
  await late;
  expect(answered).toEqual([1, 2, 3]);
});

test("a write whose commit did not reach the disk is answered 503", async () => {
  const { write, syncs } = makeWriter();
  const refused = expect(write(1)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  await expect.poll(() => syncs.length).toBe(1);
  syncs[0]?.reject(Object.assign(new Error("i/o error"), { code: "EIO" }));
  await refused;
});
