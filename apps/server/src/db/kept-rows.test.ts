import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { KeptRows } from "./kept-rows.ts";

let folder: string;
let [writer, reader]: DatabaseSync[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "castor-kept-"));
  const open = () => new DatabaseSync(join(folder, "kept.sqlite"));
  [writer, reader] = [open(), open()];
  writer.exec("pragma journal_mode = wal; create table notes (id text primary key, text text)");
  write("1", "first");
});
afterEach(() => {
  for (const connection of [writer, reader]) connection?.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (id: string, text: string) =>
  writer?.prepare("insert or replace into notes values (?, ?)").run(id, text);

/** Reads through kept rows, and counts what was read from the database. */
function makeReader(maxBytes?: number) {
  if (reader === undefined) throw new Error("No connection.");
  const connection = reader;
  const kept = new KeptRows(connection, maxBytes);
  const state = { kept, reads: 0 };
  const read = (sql: string, ...parameters: string[]) =>
    kept.read(sql, parameters, () => {
      state.reads += 1;
      return connection.prepare(sql).all(...parameters);
    });
  return { state, read };
}

const byId = "select text from notes where id = ?";

test("A row is read once while nobody commits, and so is its absence", () => {
  const { state, read } = makeReader();
  for (let turn = 0; turn < 3; turn++) {
    expect(read(byId, "1")).toEqual([{ text: "first" }]);
    expect(read(byId, "2")).toEqual([]);
  }
  expect(state.reads).toBe(2);
});

test("A commit of another connection is seen at once, and nothing that is not committed", () => {
  const { read } = makeReader();
  expect(read(byId, "2")).toEqual([]);
  writer?.exec("begin");
  write("2", "second");
  expect(read(byId, "2")).toEqual([]);
  writer?.exec("commit");
  expect(read(byId, "2")).toEqual([{ text: "second" }]);
  write("2", "third");
  expect(read(byId, "2")).toEqual([{ text: "third" }]);
});

test("Answers of several rows are read each time", () => {
  write("2", "second");
  const { state, read } = makeReader();
  for (let turn = 0; turn < 2; turn++) expect(read("select text from notes")).toHaveLength(2);
  expect(state.reads).toBe(2);
});

test("Who gets a kept row cannot change it for others", () => {
  const { read } = makeReader();
  const [row] = read(byId, "1");
  expect(() => Object.assign(row ?? {}, { text: "changed" })).toThrow(TypeError);
  expect(read(byId, "1")).toEqual([{ text: "first" }]);
});

test("Kept rows take no more memory than given, and a row that takes more is not kept", () => {
  const { state, read } = makeReader(2_000);
  for (let id = 2; id < 50; id++) write(String(id), "x".repeat(100));
  write("large", "x".repeat(2_000));
  for (let id = 2; id < 50; id++) {
    read(byId, String(id));
    expect(state.kept.bytes).toBeLessThanOrEqual(2_000);
  }
  read(byId, "49");
  expect(state.reads).toBe(48);
  for (let turn = 0; turn < 2; turn++) expect(read(byId, "large")).toHaveLength(1);
  expect(state.reads).toBe(50);
});
