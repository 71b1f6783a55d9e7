// @vitest-environment node
import type { FiledFile } from "@castor/core/exports/json/trip-zip.ts";
import { strToU8, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { importLimits } from "../parse/import-limits.ts";
import { openTripZip, type TripZip } from "./open-trip-zip.ts";

const row = (path: string, more: Partial<FiledFile> = {}): FiledFile => ({
  ...{ path, name: path.split("/").at(-1) ?? "", type: "text/plain", bytes: 1 },
  ...{ at: [{ kind: "trip", thingId: "t", caption: "" }], ...more },
});
const indexOf = (files: unknown) => ({ format: "castor-trip", version: 1, trip: {}, files });
const pack = (files: Zippable, listed: unknown = []) =>
  new Blob([zipSync({ ...files, "trip.json": strToU8(JSON.stringify(indexOf(listed))) })]);

async function open(zip: Blob): Promise<TripZip> {
  const opened = await openTripZip(zip);
  if (opened === null || "code" in opened) throw new Error(JSON.stringify(opened));
  return opened;
}
async function listOf(zip: Blob) {
  const opened = await open(zip);
  return opened.listFiles(JSON.parse(await opened.index.text()));
}
const codeOf = async (zip: Blob) => {
  const opened = await openTripZip(zip);
  return opened && "code" in opened ? opened.code : opened && "trip";
};

/** The ZIP with other values in the directory entry of one of its files. */
async function patched(zip: Blob, name: string, change: (view: DataView, at: number) => void) {
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const view = new DataView(bytes.buffer);
  let at = view.getUint32(bytes.length - 6, true);
  const nameAt = () =>
    new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
  while (nameAt() !== name)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true);
  change(view, at);
  return new Blob([bytes]);
}

test("files come with their bytes, packed or not, under their own names", async () => {
  const zip = pack(
    {
      "files/1-a.txt": [strToU8("stored"), { level: 0 }],
      "files/2-b.txt": [strToU8("packed ".repeat(1_000)), { level: 9 }],
    },
    [row("files/1-a.txt", { name: "Билет.txt" }), row("files/2-b.txt")],
  );
  const { files, missing, unlisted, unread } = await listOf(zip);
  expect([missing, unlisted, unread]).toEqual([[], [], 0]);
  const opened = await Promise.all(files.map(({ open: read }) => read()));
  expect(opened.map(({ name, type, size }) => [name, type, size])).toEqual([
    ["Билет.txt", "text/plain", 6],
    ["2-b.txt", "text/plain", 7_000],
  ]);
  expect(await opened[0]?.text()).toBe("stored");
});

test("what is listed and not there is missing; what is there and not listed stays", async () => {
  const zip = pack(
    {
      "files/1-a.txt": strToU8("a"),
      "notes.txt": strToU8("b"),
      "__MACOSX/._a": strToU8("c"),
      "files/._1-a.txt": strToU8("d"),
    },
    [
      row("files/1-a.txt"),
      row("files/2-gone.pdf"),
      row("files/1-a.txt", { name: "again.txt" }),
      { path: 5 },
    ],
  );
  const { files, missing, unlisted, unread } = await listOf(zip);
  expect(files.map(({ name }) => name)).toEqual(["1-a.txt"]);
  expect([missing, unlisted, unread]).toEqual([["2-gone.pdf"], ["notes.txt"], 2]);
});

test("a trip whose folder was packed again comes with its files, also when macOS writes their names", async () => {
  const index = indexOf([row("files/1-й.txt".normalize("NFC")), row("files/2-gone.txt")]);
  const packed = {
    "Trip/trip.json": strToU8(JSON.stringify(index)),
    [`Trip/${"files/1-й.txt".normalize("NFD")}`]: strToU8("a"),
    "Trip/notes.txt": strToU8("b"),
    "__MACOSX/Trip/._trip.json": strToU8("c"),
    "__MACOSX/Trip/trip.json": strToU8("d"),
  };
  const { files, missing, unlisted } = await listOf(new Blob([zipSync(packed)]));
  expect(await Promise.all(files.map(async ({ open: read }) => (await read()).text()))).toEqual([
    "a",
  ]);
  expect([missing, unlisted]).toEqual([["2-gone.txt"], ["notes.txt"]]);
  const two = { ...packed, "Other/trip.json": strToU8("{}") };
  expect(await codeOf(new Blob([zipSync(two)]))).toBeNull();
});

test("names that lead out of a folder are names, and of two entries with one name the first counts", async () => {
  const names = ["../../etc/passwd", "C:\\x.txt", "/abs.txt", "\u202egpj.exe", "🏔️".repeat(100)];
  const zip = pack(
    Object.fromEntries(names.map((name) => [name, strToU8(name)])),
    names.map((name) => row(name, { name })),
  );
  const { files } = await listOf(zip);
  expect(files.map(({ path }) => path)).toEqual(names);
  // Entries of one length, so that a name can be written over another.
  const two = pack({ "a.txt": strToU8("first"), "b.txt": strToU8("second") }, [row("a.txt")]);
  const twice = await patched(two, "b.txt", (view, at) => view.setUint8(at + 46, 0x61));
  const [only, ...others] = (await listOf(twice)).files;
  expect([await (await only?.open())?.text(), others]).toEqual(["first", []]);
});

test("a bomb ends where it is larger than it tells", async () => {
  const zip = pack({ "a.txt": [new Uint8Array(50_000_000), { level: 9 }] }, [row("a.txt")]);
  const lying = await patched(zip, "a.txt", (view, at) => view.setUint32(at + 24, 10, true));
  const { files } = await listOf(lying);
  expect(files[0]?.bytes).toBe(10);
  await expect(files[0]?.open()).rejects.toThrow();
  const large = new Blob([
    zipSync({ "trip.json": [new Uint8Array(200 * 1_048_576), { level: 9 }] }),
  ]);
  expect(await codeOf(large)).toBe("broken");
});

test("content that is broken or has a password is not read", async () => {
  const zip = pack({ "a.txt": [strToU8("whole"), { level: 0 }] }, [row("a.txt")]);
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const at = new TextDecoder("latin1").decode(bytes).indexOf("whole");
  bytes[at] = 0x57;
  await expect((await listOf(new Blob([bytes]))).files[0]?.open()).rejects.toThrow();
  const locked = await patched(zip, "a.txt", (view, entry) => view.setUint16(entry + 8, 1, true));
  expect((await listOf(locked)).missing).toEqual(["a.txt"]);
});

test("entries that share their data are read once", async () => {
  const zip = pack({ "a.txt": strToU8("same"), "b.txt": strToU8("same") }, [
    row("a.txt"),
    row("b.txt"),
  ]);
  let first = 0;
  await patched(zip, "a.txt", (view, at) => {
    first = view.getUint32(at + 42, true);
  });
  const shared = await patched(zip, "b.txt", (view, at) => view.setUint32(at + 42, first, true));
  const { files } = await listOf(shared);
  expect(await (await files[0]?.open())?.text()).toBe("same");
  await expect(files[1]?.open()).rejects.toThrow();
});

test("a ZIP of others, of an account, with too many entries, or cut off is told apart", async () => {
  const zipOf = (files: Zippable) => new Blob([zipSync(files)]);
  expect(await codeOf(zipOf({ "doc.kml": strToU8("<kml/>") }))).toBeNull();
  expect(await codeOf(zipOf({}))).toBeNull();
  const account = { "files/1-a.txt": strToU8("a"), "files.json": strToU8("[]") };
  expect(await codeOf(zipOf(account))).toBe("accountFiles");
  const many = Array.from({ length: importLimits.filesPerTripZip + 1 }, (_, index) => [
    `${index}`,
    new Uint8Array(),
  ]);
  expect(await codeOf(pack(Object.fromEntries(many)))).toBe("tooComplex");
  const whole = pack({ "a.txt": strToU8("a") });
  expect(await codeOf(whole)).toBe("trip");
  expect(await codeOf(whole.slice(0, 60))).toBeNull();
  const large = new Blob([whole.slice(0, 60), new Uint8Array(importLimits.fileBytes)]);
  expect(await codeOf(large)).toBe("broken");
});

test("a large archive is read where it lies", async () => {
  const zip = pack({ "film.mp4": [new Uint8Array(40_000_000), { level: 0 }] }, [row("film.mp4")]);
  let read = 0;
  const slice = zip.slice.bind(zip);
  zip.slice = (start = 0, end = zip.size, type?: string) => {
    read += end - start;
    return slice(start, end, type);
  };
  expect((await listOf(zip)).files).toHaveLength(1);
  expect(read).toBeLessThan(2_000_000);
});
