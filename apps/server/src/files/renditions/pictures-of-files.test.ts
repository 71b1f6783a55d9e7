import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import exifr from "exifr";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { addTrip } from "../../../testing/calls/trip-calls.ts";
import { addFile, codeOf } from "../../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import { removeExpired } from "../../commands/schedule-cleanup.ts";
import { tidyFiles } from "../../commands/tidy-files.ts";

/** 64 x 48 pixels, by libheif's encoder. */
const heic = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACJtZGF0AAAAFigBr1jm9Oq//9V1//oGch8HtnkanfA=",
  "base64",
);

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2a7f62" } });

/** What a camera writes: itself, the place, and that it was held upright. */
const exif = {
  IFD0: { Make: "Camera", Model: "X100", Orientation: "6" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "42/1 39/1 0/1" },
};
const photo = () =>
  draw(3_000, 2_000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
const film = async () =>
  sharp([await draw(40, 30).png().toBuffer(), await draw(40, 30).negate().png().toBuffer()], {
    join: { animated: true },
  })
    .gif()
    .toBuffer();

/** A chunk of a PNG (its specification, 5.3). */
function chunk(type: string, content: Uint8Array): Buffer {
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type), content]);
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** 40,000 x 40,000 pixels in some 200 kB. */
function bomb(): Buffer {
  const side = 40_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(side * (1 + side / 8)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const pictures: readonly [what: string, make: () => Promise<Buffer>, size: [number, number]][] = [
  // Turned upright.
  ["a photo", photo, [213, 320]],
  ["a PNG", () => draw(800, 200).png().toBuffer(), [320, 80]],
  ["a WebP", () => draw(640, 640).webp().toBuffer(), [320, 320]],
  ["the first frame of a film", film, [40, 30]],
  ["an AVIF", () => draw(64, 48).avif().toBuffer(), [64, 48]],
  ["a HEIC", async () => heic, [64, 48]],
];

const broken: readonly [what: string, make: () => Promise<Buffer>][] = [
  ["40,000 x 40,000 pixels", async () => bomb()],
  ["half a JPEG", async () => (await photo()).subarray(0, 4_000)],
  ["half a HEIC", async () => heic.subarray(0, 470)],
  ["a script behind the head of a GIF", async () => Buffer.from("GIF89a=1;/**/<script>1</script>")],
  ["a text", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
];

describe.each(testDatabases())("pictures of files on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const { id: trip } = await addTrip(server, anna, { name: "Georgia" });
  const read = (id: string, size: string, headers: Record<string, string> = {}) =>
    server.call("GET", `file/picture/${id}?size=${size}`, { as: anna, headers });

  test.each(pictures)("%s is shown small, and as WebP", async (what, make, [width, height]) => {
    const id = await addFile(server, anna, trip, { content: await make(), name: `${what}.jpg` });
    const answer = await read(id, "thumb");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    const metadata = await sharp(answer.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: "webp", width, height });
  });

  test("nothing is left of what the camera wrote", async () => {
    const content = await photo();
    expect(await exifr.parse(content, true)).toMatchObject({ Make: "Camera" });
    const id = await addFile(server, anna, trip, { content, name: "photo.jpg" });
    for (const size of ["thumb", "card", "screen"]) {
      const { rawPayload } = await read(id, size);
      expect(await exifr.parse(rawPayload, true).catch(() => undefined)).toBeUndefined();
      const { exif: left, xmp, iptc, icc } = await sharp(rawPayload).metadata();
      expect([left, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  test.each(broken)("%s is no picture, and can be downloaded", async (what, make) => {
    const content = await make();
    const id = await addFile(server, anna, trip, { content, name: `${what}.jpg` });
    // The second time nobody tries.
    for (const _ of [1, 2]) expect(codeOf(await read(id, "card"))).toEqual([404, "NOT_FOUND"]);
    const answer = await server.call("GET", `file/${id}`, { as: anna });
    expect(answer.rawPayload.equals(content)).toBe(true);
  });

  test("a size that there is none of is refused", async () => {
    const id = await addFile(server, anna, trip, { content: heic });
    expect(codeOf(await read(id, "huge"))).toEqual([400, "VALIDATION_FAILED"]);
  });

  describe("a picture that was made", async () => {
    const { config, database } = server;
    const { id: other } = await addTrip(server, anna);
    const content = await draw(500, 500).jpeg().toBuffer();
    const id = await addFile(server, anna, other, { content });
    const hash = createHash("sha256").update(content).digest("hex");
    const folder = join(config.dataDir, "files", hash.slice(0, 2));
    const listNames = async () =>
      (await readdir(folder)).filter((name) => name.startsWith(hash)).toSorted();

    test("is asked for by many at once, and made once", async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => read(id, "card")));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      const etag = String(answers[0]?.headers.etag);
      expect((await read(id, "card", { "if-none-match": etag })).statusCode).toBe(304);
      expect(await listNames()).toEqual([hash, `${hash}.card`]);
      expect(await readdir(join(config.dataDir, "uploads"))).toEqual([]);
    });

    test("goes with its content", async () => {
      await server.call("DELETE", `trip/${other}`, { as: anna });
      const later = new Date(Date.now() + 3_700_000);
      await removeExpired(database, later);
      await tidyFiles(config, database, later);
      expect(await listNames()).toEqual([]);
    });
  });
});
