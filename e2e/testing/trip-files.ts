import type { Attachment } from "@castor/core/files/attachment.ts";
import { expect, type Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import type { RegisteredPerson } from "./person.ts";

export const passCode = "M1DOE/JOHN            EABC123 TBSVIEBV 0512 339Y012A0034 100";

/** A boarding pass with a code of this message. */
export const passNamed = (name: string, message = passCode) => ({
  name,
  mimeType: "application/vnd.apple.pkpass",
  buffer: Buffer.from(
    zipSync({
      "pass.json": strToU8(
        JSON.stringify({
          organizationName: "Air Beaver",
          logoText: "Air Beaver",
          barcodes: [{ format: "PKBarcodeFormatAztec", message, messageEncoding: "iso-8859-1" }],
          boardingPass: {
            transitType: "PKTransitTypeAir",
            primaryFields: [
              { label: "Tbilisi", value: "TBS" },
              { label: "Vienna", value: "VIE" },
            ],
            auxiliaryFields: [{ label: "seat", value: "12A" }],
          },
        }),
      ),
      "en.lproj/pass.strings": strToU8('"seat" = "Seat";'),
      "ru.lproj/pass.strings": strToU8('"seat" = "Место";'),
    }),
  ),
});

/** A photo as a camera takes it: larger than what is sent. */
export async function takePhoto(page: Page, name: string) {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 5_000;
    canvas.height = 3_000;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    for (let n = 0; n < 2_000; n++) {
      context.fillStyle = `hsl(${(n * 47) % 360}, 60%, 50%)`;
      context.fillRect((n * 733) % 5_000, (n * 271) % 3_000, 120, 90);
    }
    const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.98));
    return [...new Uint8Array((await photo?.arrayBuffer()) ?? [])];
  });
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
}

/** The files of a trip as the server lists them. */
export async function listFilesOf(
  page: Page,
  { session }: RegisteredPerson,
  tripId: string,
): Promise<Attachment[]> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = await page.request.get(`/api/trip/${tripId}`, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).attachments;
}
