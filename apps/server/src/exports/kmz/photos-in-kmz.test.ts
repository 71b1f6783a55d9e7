import exifr from "exifr";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip, succeed } from "../../../testing/calls/trip-calls.ts";
import { addAttachment, addFile } from "../../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("photos in KMZ on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const { id: trip } = await addTrip(server, anna, { isPublic: true });
  const day = await addRoute(server, anna, trip);
  const stop = await addPoint(server, anna, day.id);
  const addPhoto = async (name: string, background: string) => {
    const content = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .withExif({ IFD0: { Make: "Camera" } })
      .jpeg()
      .toBuffer();
    const fileId = await addFile(server, anna, trip, { content, name });
    await addAttachment(server, anna, trip, { fileId, kind: "place", thingId: stop.linkId });
    return fileId;
  };
  const shown = await addPhoto("Shown.jpg", "#fff");
  await addPhoto("Private.jpg", "#000");
  succeed(
    await server.call("POST", "file/publish", { as: anna, body: { id: shown, isPublic: true } }),
  );

  test("their reader's photos are JPEG beside the icons, named by the placemarks, without metadata", async () => {
    for (const [as, count] of [
      [anna, 2],
      [null, 1],
    ] as const) {
      const answer = await server.call("GET", `kmz/${trip}`, { as });
      const files = unzipSync(answer.rawPayload);
      const photos = Object.keys(files).filter((path) => path.startsWith("photos/"));
      expect(photos).toHaveLength(count);
      const kml = strFromU8(files["doc.kml"] ?? new Uint8Array());
      for (const path of photos) {
        expect(kml).toContain(`img src=&quot;${path}&quot;`);
        const jpeg = Buffer.from(files[path] ?? []);
        expect((await sharp(jpeg).metadata()).format).toBe("jpeg");
        expect(await exifr.parse(jpeg, { jfif: false }).catch(() => undefined)).toBeUndefined();
      }
    }
  });
});
