import sharp from "sharp";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { readHere } from "../../../../testing/bookings/read-here.ts";
import { makeCodePdf } from "../../../../testing/files/make-code-pdf.ts";
import { makePdf } from "../../../../testing/files/make-pdf.ts";
import { drawPages } from "./draw-pages.ts";

const message = "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100";

/** A picture of a QR code, so many pixels for each of its dots. */
async function draw(text: string, dot: number) {
  const { data, size } = encode(text, { border: 4 });
  const pixels = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } }).resize(
    size * dot,
    size * dot,
    {
      kernel: "nearest",
    },
  );
}

test("a photo of a boarding pass tells by its code, turned and in any usual format", async () => {
  const flight = [{ kind: "flight", number: "AC 834", sources: { number: { step: "barcode" } } }];
  const png = await (await draw(message, 4)).png().toBuffer();
  expect(await readHere(png)).toMatchObject({ bookings: flight, text: message, problem: null });
  const photo = await (await draw(message, 6)).rotate(17, { background: "#ddd" }).jpeg().toBuffer();
  expect((await readHere(photo)).bookings).toMatchObject(flight);
  const webp = await (await draw(message, 4)).webp({ lossless: true }).toBuffer();
  expect((await readHere(webp)).bookings).toMatchObject(flight);
});

test("another code is a text, and a picture without one is a scan", async () => {
  const other = await (await draw("https://example.org/ticket", 4)).png().toBuffer();
  expect(await readHere(other)).toMatchObject({
    text: "https://example.org/ticket",
    problem: "noBooking",
  });
  const blank = await sharp({
    create: { width: 300, height: 200, channels: 3, background: "#333" },
  }).png();
  expect((await readHere(await blank.toBuffer())).problem).toBe("scanned");
  expect((await readHere(Buffer.from("\x89PNG\r\n\x1a\nbroken", "latin1"))).problem).toBe(
    "scanned",
  );
});

test("a PDF whose words tell nothing tells by the code on its page, once its pages are drawn", async () => {
  const pdf = makeCodePdf(message);
  expect(await readHere(pdf)).toMatchObject({
    ...{ bookings: [], problem: "scanned", mayHaveCodes: true },
  });
  const flight = [{ kind: "flight", number: "AC 834", sources: { number: { step: "barcode" } } }];
  expect(await readHere(pdf, null, true)).toMatchObject({
    ...{ bookings: flight, text: message, problem: null, mayHaveCodes: false },
  });
  const other = await readHere(makeCodePdf("https://example.org/ticket"), null, true);
  expect(other).toMatchObject({ text: "https://example.org/ticket", problem: "noBooking" });
});

test("what is drawn has a bound, and what is broken or locked is not drawn", async () => {
  const sizes: unknown[] = [];
  for await (const { width, height } of drawPages(makePdf(["a", "b", "c"]), 2))
    sizes.push([width, height]);
  expect(sizes).toEqual([
    [1854, 2400],
    [1854, 2400],
  ]);
  expect(await readHere(makePdf(["a"], { isLocked: true }), null, true)).toMatchObject({
    ...{ problem: "encrypted", mayHaveCodes: false },
  });
  expect((await readHere("%PDF-1.4 broken", null, true)).problem).toBe("unreadable");
});

test("of a mail the pictures with codes are read, and logos are nothing", async () => {
  const part = (bytes: Buffer) =>
    `--e\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString("base64")}\r\n`;
  const code = await (await draw(message, 4)).png().toBuffer();
  const mail = `From: a@example.org\r\nTo: b@example.org\r\nSubject: Pass\r\nDate: Tue, 1 Dec 2026 10:00:00 +0300\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="e"\r\n\r\n--e\r\nContent-Type: text/plain\r\n\r\nYour pass\r\n${part(code.subarray(0, 60))}${part(code)}--e--\r\n`;
  expect(await readHere(mail)).toMatchObject({
    bookings: [{ number: "AC 834", departure: { date: "2026-11-22" } }],
    problem: null,
  });
});

const calendar = (...lines: readonly string[]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    "UID:1",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");

test("an event with a flight's number and two airports is a flight, on the clocks of both", async () => {
  const times = ["DTSTART:20270304T191500Z", "DTEND:20270305T013000Z"];
  expect((await readHere(calendar("SUMMARY:UA 110 SFO-JFK", ...times))).bookings).toMatchObject([
    {
      ...{ number: "UA 110", from: { code: "SFO" }, to: { code: "JFK" } },
      departure: { date: "2027-03-04", time: "11:15", zone: "America/Los_Angeles" },
      arrival: { date: "2027-03-04", time: "20:30", zone: "America/New_York" },
    },
  ]);
  const zoned = ["DTSTART;TZID=Europe/Berlin:20270304T101500", "STATUS:CANCELLED"];
  const flight = "SUMMARY:Flight LH123 to St. Petersburg";
  expect(
    (await readHere(calendar(flight, "LOCATION:FRA to LED", ...zoned))).bookings,
  ).toMatchObject([
    {
      ...{ number: "LH 123", status: "cancelled", arrival: null },
      departure: { date: "2027-03-04", time: "10:15", zone: "Europe/Berlin" },
    },
  ]);
});

test("what is not plainly a flight is words, and an unknown clock tells no time", async () => {
  const { bookings, text, problem } = await readHere(
    calendar(
      "SUMMARY:Meet Anna",
      "LOCATION:JFK Street",
      "DTSTART:20270304T101500",
      "DESCRIPTION:Room SFO",
    ),
  );
  expect([bookings, problem]).toEqual([[], "noBooking"]);
  expect(text).toBe("Meet Anna\nJFK Street\n2027-03-04 10:15\nRoom SFO");
  const unknown = calendar("SUMMARY:UA 110 SFO JFK", "DTSTART;TZID=Office time:20270304T101500");
  expect((await readHere(unknown)).bookings).toMatchObject([{ departure: null, number: "UA 110" }]);
  expect(
    (await readHere(calendar("SUMMARY:UA 110 UA 112 SFO JFK", "DTSTART:20270304"))).bookings,
  ).toEqual([]);
  expect((await readHere("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n;;;")).bookings).toEqual([]);
});
