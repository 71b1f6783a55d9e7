import exifr from "exifr";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readPdf } from "../../../testing/calls/pdf-text.ts";
import { addPoint, addRoute, addTrip, succeed } from "../../../testing/calls/trip-calls.ts";
import { addAttachment, addFile } from "../../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("photos in PDF on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const { id: trip } = await addTrip(server, anna, { isPublic: true });
  const day = await addRoute(server, anna, trip);
  const stop = await addPoint(server, anna, day.id);
  const addPhoto = async (name: string, background: string, isOfDay: boolean) => {
    const content = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .withExif({ IFD0: { Make: "Camera" } })
      .jpeg()
      .toBuffer();
    const fileId = await addFile(server, anna, trip, { content, name });
    const place = isOfDay
      ? ({ kind: "route", thingId: day.id } as const)
      : ({ kind: "place", thingId: stop.linkId } as const);
    await addAttachment(server, anna, trip, { fileId, ...place });
    return fileId;
  };
  const shown = await addPhoto("Shown.jpg", "#fff", false);
  await addPhoto("Private.jpg", "#000", true);
  succeed(
    await server.call("POST", "file/publish", { as: anna, body: { id: shown, isPublic: true } }),
  );
  const print = async (as: typeof anna | null, query: string) => {
    const answer = await server.call("GET", `pdf/${trip}${query}`, { as });
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  };
  const photosIn = (pdf: Buffer) => pdf.toString("latin1").match(/DCTDecode/g)?.length ?? 0;

  test("each reader gets the photos that they see, by choice", async () => {
    expect(photosIn(await print(anna, "?photos=1"))).toBe(2);
    expect(photosIn(await print(null, "?photos=1"))).toBe(1);
    expect(photosIn(await print(anna, ""))).toBe(0);
    expect(photosIn(await print(null, "?photos=1&routeIds=none"))).toBe(1);
  });

  test("they are without metadata", async () => {
    const pdf = await print(anna, "?photos=1");
    expect(pdf.includes("Camera")).toBe(false);
    const start = pdf.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
    const jpeg = pdf.subarray(start, pdf.indexOf(Buffer.from([0xff, 0xd9]), start) + 2);
    expect((await sharp(jpeg).metadata()).format).toBe("jpeg");
    expect(await exifr.parse(jpeg, { jfif: false }).catch(() => undefined)).toBeUndefined();
    expect((await readPdf(pdf)).pages.join(" ")).not.toContain("not printed");
  });
});
