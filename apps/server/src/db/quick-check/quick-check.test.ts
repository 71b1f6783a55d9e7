import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hadUncleanStop, startQuickCheck } from "./quick-check.ts";

const pageBytes = 4_096;
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "castor-check-"));
  file = join(folder, "castor.sqlite");
});
afterEach(() => rm(folder, { recursive: true }));

function fill(): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; create table texts (text text)");
  const insert = database.prepare("insert into texts values (?)");
  for (let row = 0; row < 100; row += 1) insert.run("x".repeat(500));
  return database;
}

const makeLog = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });

test("A stop that did not close the database is known by its write-ahead log", () => {
  expect(hadUncleanStop(file)).toBe(false);
  const database = fill();
  expect(hadUncleanStop(file)).toBe(true);
  database.close();
  expect(hadUncleanStop(file)).toBe(false);
});

test("A sound database is logged, while it is in use", async () => {
  const database = fill();
  const log = makeLog();
  await startQuickCheck(file, log).done;
  expect(log.info).toHaveBeenCalledWith(
    { ms: expect.any(Number) },
    "the database is sound after a stop that did not close it",
  );
  expect(log.error).not.toHaveBeenCalled();
  database.close();
});

test("A damaged database is logged with its faults", async () => {
  fill().close();
  const damaged = await open(file, "r+");
  await damaged.write(Buffer.alloc(pageBytes, 0xff), 0, pageBytes, 3 * pageBytes);
  await damaged.close();
  const log = makeLog();
  await startQuickCheck(file, log).done;
  expect(log.info).not.toHaveBeenCalled();
  const [line, message] = log.error.mock.calls[0] ?? [];
  expect(message).toBe("the database is damaged; restore a backup");
  expect(line.faults.length).toBeGreaterThan(0);
});

test("A file that is no database is logged, and does not end the server", async () => {
  const log = makeLog();
  await startQuickCheck(join(folder, "missing"), log).done;
  expect(log.error).toHaveBeenCalledWith(
    { err: expect.any(Error) },
    "the database could not be checked",
  );
});

test("A check ends at once with the server, and says nothing then", async () => {
  const database = fill();
  const log = makeLog();
  const check = startQuickCheck(file, log);
  check.stop();
  await check.done;
  expect(log.info).not.toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
  database.close();
});
