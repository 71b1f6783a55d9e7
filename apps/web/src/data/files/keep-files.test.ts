import { filesEndpoints } from "@castor/core/endpoints/files.ts";
import { privateFilesEndpoints } from "@castor/core/endpoints/private-files.ts";
import type { Attachment } from "@castor/core/files/attachment.ts";
import { fileLimits } from "@castor/core/files/file-limits.ts";
import type { PrivateFile } from "@castor/core/files/private-file.ts";
import { makeAttachment, makeTrip } from "@castor/core/testing/make.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { startWords } from "../../i18n/words.ts";
import { noteAnswer } from "../http/connection.ts";
import { readContent, readPicture, readWords } from "./file-contents.ts";
import { keepFilesOf } from "./keep-files.ts";
import { dropKeptFiles, keepFile, listKeptFiles } from "./kept-files.ts";

/** The page of tests has no IndexedDB, and its blobs cannot be cloned. */
const { Stored, stores } = vi.hoisted(() => {
  const stores = new Map<string, Map<string, unknown>>();
  class Stored {
    readonly #values: Map<string, unknown>;
    constructor(name: string) {
      this.#values = stores.get(name) ?? new Map();
      stores.set(name, this.#values);
    }
    get = async (keys: readonly string[]) => keys.map((key) => this.#values.get(key));
    entries = async () => [...this.#values];
    set = async (values: readonly (readonly [string, unknown])[]) => {
      for (const [key, value] of values) this.#values.set(key, value);
      return true;
    };
    delete = async (keys: readonly string[]) => {
      for (const key of keys) this.#values.delete(key);
    };
  }
  return { Stored, stores };
});
vi.mock("../../device/storage/indexed-db-store.ts", () => ({ IndexedDbStore: Stored }));

let api: FakeApi;
let isAway = false;
let privateFiles: PrivateFile[] = [];
const asked = () =>
  api.calls
    .map(({ path }) => path.replace("/api/file/", ""))
    .filter((path) => !/^(private|text)\//.test(path));
const answer = (text: string) => {
  if (isAway) throw new TypeError("Failed to fetch");
  return new Response(text);
};
const names = async () =>
  (await listKeptFiles())
    .map(({ name }) => name)
    .filter((name) => !name.endsWith(".text"))
    .toSorted();
const ticket = makeAttachment({ fileId: "ticket" });
const photo = makeAttachment({ fileId: "photo", type: "image/heic", bytes: 9_000_000 });
const tripWith = (attachments: Attachment[], id = "georgia") => makeTrip({ id, attachments });

beforeAll(startWords);
beforeEach(() => {
  for (const values of stores.values()) values.clear();
  logInAs();
  isAway = false;
  privateFiles = [];
  api = new FakeApi()
    .on(filesEndpoints.read, ({ id }) => answer(`all of ${id}`))
    .on(privateFilesEndpoints.list, () => (isAway ? answer("") : privateFiles))
    .on(filesEndpoints.text, ({ id }) => answer(`words of ${id}`))
    .on(filesEndpoints.picture, ({ id, size }) => answer(`${id} as ${size}`));
  noteAnswer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  // What is in memory goes with the user.
  forgetEverybody();
});

test("tickets are kept whole, photos as pictures, each once, and read while the server is away", async () => {
  const twice = { ...ticket, id: "again", kind: "place" as const };
  await keepFilesOf(tripWith([photo, ticket, twice]));
  expect(asked()).toEqual(["ticket", "picture/photo?size=screen", "picture/photo?size=thumb"]);
  await keepFilesOf(tripWith([photo, ticket, twice]));
  expect(asked()).toHaveLength(3);
  isAway = true;
  expect(await (await readContent("ticket")).text()).toBe("all of ticket");
  expect(await (await readPicture("photo", "screen")).text()).toBe("photo as screen");
  await expect(readContent("photo")).rejects.toMatchObject({ status: 0 });
});

test("the words of tickets are kept too, so that they are found without a network", async () => {
  await keepFilesOf(tripWith([photo, ticket]));
  isAway = true;
  expect(await readWords("ticket")).toBe("words of ticket");
  await expect(readWords("photo")).rejects.toMatchObject({ status: 0 });
});

test("private files are kept too", async () => {
  privateFiles = [{ ...makeAttachment({ fileId: "passport" }), kind: "trip" }];
  await keepFilesOf(tripWith([ticket]));
  expect(await names()).toEqual(["passport", "ticket"]);
});

test("what the server refuses now is not shown from what is kept", async () => {
  await keepFilesOf(tripWith([ticket]));
  api.on(filesEndpoints.read, () => refuse("NOT_FOUND"));
  await expect(readContent("ticket")).rejects.toMatchObject({ status: 404 });
});

test("another user of the browser reads nothing of it", async () => {
  await keepFilesOf(tripWith([ticket]));
  logInAs("boris");
  isAway = true;
  await expect(readContent("ticket")).rejects.toMatchObject({ status: 0 });
});

test("what leaves the trip leaves the browser, and large and refused files are left out", async () => {
  const film = makeAttachment({ fileId: "film", bytes: fileLimits.keptFileBytes + 1 });
  const hidden = makeAttachment({ fileId: "hidden" });
  api.on(filesEndpoints.read, ({ id }) => (id === "hidden" ? refuse("NOT_FOUND") : answer(id)));
  await keepFilesOf(tripWith([film, hidden, ticket]));
  expect(await names()).toEqual(["ticket"]);
  await keepFilesOf(tripWith([]));
  expect(await names()).toEqual([]);
});

test("without room the oldest files of other trips give way, and never those of this one", async () => {
  const large = { bytes: fileLimits.keptBytes / 2 - 20, owner: "anna" };
  await keepFile({ ...large, tripId: "old", name: "old", at: 1 }, new Blob(["old"]));
  await keepFile({ ...large, tripId: "new", name: "new", at: 2 }, new Blob(["new"]));
  await keepFilesOf(tripWith([ticket]));
  expect(await names()).toEqual(["new", "old", "ticket"]);
  const more = makeAttachment({ fileId: "more", bytes: 14_000_000 });
  await keepFilesOf(tripWith([ticket, more]));
  expect(await names()).toEqual(["more", "new", "ticket"]);
  await dropKeptFiles(() => true);
  const all = { bytes: fileLimits.keptBytes, owner: "anna", tripId: "georgia" };
  await keepFile({ ...all, name: "ticket", at: 3 }, new Blob(["ticket"]));
  await keepFilesOf(tripWith([ticket, more]));
  expect(await names()).toEqual(["ticket"]);
});

test("a lost connection ends it, and the next time goes on", async () => {
  const second = makeAttachment({ fileId: "second" });
  api.on(filesEndpoints.read, ({ id }) => {
    isAway = id === "second";
    return answer(id);
  });
  await keepFilesOf(tripWith([ticket, second]));
  expect(await names()).toEqual(["ticket"]);
  noteAnswer();
  isAway = false;
  api.on(filesEndpoints.read, ({ id }) => new Response(id));
  await keepFilesOf(tripWith([ticket, second]));
  expect(await names()).toEqual(["second", "ticket"]);
});
