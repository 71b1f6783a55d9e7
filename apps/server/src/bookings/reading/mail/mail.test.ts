import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { htmlWith, readHere } from "../../../../testing/bookings/read-here.ts";
import { makePdf } from "../../../../testing/files/make-pdf.ts";

const headers =
  "From: Air <air@example.org>\r\nTo: Eva <eva@example.org>\r\nDate: Tue, 1 Dec 2026 10:00:00 +0300\r\nMIME-Version: 1.0\r\n";

/** A mail of one part. */
const mailOf = (type: string, body: string | Uint8Array, more = "") =>
  Buffer.concat([
    Buffer.from(`${headers}Subject: Booking\r\nContent-Type: ${type}\r\n${more}\r\n`),
    Buffer.from(body),
  ]);

interface Part {
  type: string;
  name?: string;
  content: Uint8Array | string;
}

/** A mail of several parts, in Base64. */
const mailWith = (...parts: readonly Part[]) =>
  Buffer.from(
    `${headers}Subject: Booking\r\nContent-Type: multipart/mixed; boundary="edge"\r\n\r\n${parts
      .map(({ type, name, content }) => {
        const where = name ? `Content-Disposition: attachment; filename="${name}"\r\n` : "";
        const lines = Buffer.from(content).toString("base64").replaceAll(/.{76}/g, "$&\r\n");
        return `--edge\r\nContent-Type: ${type}\r\n${where}Content-Transfer-Encoding: base64\r\n\r\n${lines}\r\n`;
      })
      .join("")}--edge--\r\n`,
  );

const flight = htmlWith({
  ...{ "@type": "FlightReservation", reservationNumber: "RXJ34P" },
  reservationFor: {
    ...{ "@type": "Flight", flightNumber: "LH0123", departureTime: "2027-03-04T10:15" },
    ...{ departureAirport: { iataCode: "FRA" }, arrivalAirport: { iataCode: "LED" } },
  },
});
const isFlight = [{ kind: "flight", number: "LH 123", code: "RXJ34P" }];

/** Russian words in an encoding of one byte for a letter. */
function encode(text: string, encoding: string): Uint8Array {
  const signs = new TextDecoder(encoding).decode(
    Uint8Array.from({ length: 256 }, (_, code) => code),
  );
  return Uint8Array.from(text, (sign) => signs.indexOf(sign));
}

test("a mail tells by its HTML, also when it is an attachment of a mail of a mail", async () => {
  const mail = mailOf("text/html; charset=utf-8", flight);
  expect((await readHere(mail)).bookings).toMatchObject(isFlight);
  const forward = (inner: Uint8Array) =>
    mailWith(
      { type: "text/plain", content: "fyi" },
      { type: "message/rfc822", name: "m.eml", content: inner },
    );
  const thrice = await readHere(forward(forward(forward(mail))));
  expect(thrice.bookings).toMatchObject(isFlight);
  expect(thrice.text).toContain("Thank you for your booking.");
  const attached = mailWith({ type: "text/html", name: "ticket.html", content: flight });
  expect((await readHere(attached)).bookings).toMatchObject(isFlight);
});

test("Russian mails are read in their encodings, stated or not", async () => {
  const words = "Бронирование подтверждено: заезд 12 декабря 2026, гостиница «Заря»".replace(
    /[«»]/g,
    '"',
  );
  for (const encoding of ["windows-1251", "koi8-r"]) {
    const bytes = encode(words, encoding);
    expect((await readHere(mailOf(`text/plain; charset=${encoding}`, bytes))).text).toContain(
      words,
    );
    expect((await readHere(bytes)).text).toBe(words);
  }
  const page = encode(`<meta charset="windows-1251"><p>${words}</p>`, "windows-1251");
  expect((await readHere(page)).text).toBe(words);
});

test("of a mail with HTML and words the richer one is the text", async () => {
  const alternative = (plain: string, html: string) =>
    Buffer.from(
      `${headers}Subject: S\r\nContent-Type: multipart/alternative; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n${plain}\r\n--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n--b--\r\n`,
    );
  expect((await readHere(alternative("See HTML", "<p>Seat 12</p><p>Coach 4</p>"))).text).toBe(
    "S\n\nSeat 12\n\nCoach 4",
  );
  expect((await readHere(alternative("Seat 12\nCoach 4", "<img src=x>"))).text).toBe(
    "S\n\nSeat 12\nCoach 4",
  );
});

test("a PDF has its words in lines; one of pictures and one with a password say so", async () => {
  expect(await readHere(makePdf(["Seat 12A", "Coach 4"]))).toMatchObject({
    ...{ text: "Seat 12A\n\nCoach 4", problem: "noBooking", bookings: [] },
  });
  expect((await readHere(makePdf([""]))).problem).toBe("scanned");
  expect((await readHere(makePdf(["Secret"], { isLocked: true }))).problem).toBe("encrypted");
  expect((await readHere(Buffer.from("%PDF-1.4 cut off"))).problem).toBe("unreadable");
});

test("a booking beside a part that cannot be read is there, and it is told", async () => {
  const mail = mailWith(
    { type: "text/html", content: flight },
    { type: "application/pdf", name: "ticket.pdf", content: makePdf([""]) },
    { type: "image/png", name: "logo.png", content: Buffer.from("\x89PNG\r\n", "latin1") },
  );
  expect(await readHere(mail)).toMatchObject({ bookings: isFlight, problem: "partly" });
});

test("a pass tells by its tags, and by its barcode", async () => {
  const pass = (content: object) =>
    zipSync({
      "pass.json": Buffer.from(JSON.stringify({ organizationName: "Example Air", ...content })),
    });
  const tagged = pass({
    boardingPass: {
      transitType: "PKTransitTypeAir",
      primaryFields: [{ label: "Gate", value: "B12", semantics: { departureGate: "B12" } }],
    },
    semantics: {
      ...{ airlineCode: "LH", flightNumber: 123, confirmationNumber: "RXJ34P" },
      ...{ departureAirportCode: "FRA", destinationAirportCode: "LED" },
      ...{ currentDepartureDate: "2027-03-04T10:15+01:00", seats: [{ seatNumber: "12A" }] },
    },
  });
  expect(await readHere(tagged)).toMatchObject({
    bookings: [
      {
        ...{
          number: "LH 123",
          seat: "12A",
          operator: "Example Air",
          from: { code: "FRA", gate: "B12" },
        },
        departure: { date: "2027-03-04", time: "10:15", zone: "Europe/Berlin" },
      },
    ],
    text: "Example Air\nGate\tB12",
  });
  const message = "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100";
  const coded = pass({ boardingPass: {}, barcodes: [{ message, format: "PKBarcodeFormatAztec" }] });
  expect(
    (await readHere(mailWith({ type: "application/vnd.apple.pkpass", content: coded }))).bookings,
  ).toMatchObject([{ number: "AC 834", seat: "1A", sources: { seat: { step: "barcode" } } }]);
});

test("archives that unpack to gigabytes, and broken ones, are unreadable at once", async () => {
  const bomb = zipSync({ "pass.json": Buffer.alloc(50_000_000, " ") });
  expect((await readHere(bomb)).problem).toBe("unreadable");
  const broken = Buffer.from(zipSync({ "pass.json": deflateRawSync(Buffer.alloc(1_000)) }));
  expect((await readHere(broken)).problem).toBe("unreadable");
  expect((await readHere(broken.subarray(0, 60))).problem).toBe("unreadable");
});

test("nothing, and what is no text, say so", async () => {
  expect(await readHere("")).toEqual({
    ...{ bookings: [], text: "", problem: "empty" },
    ...{ isWhole: false, mayHaveCodes: false, sentOn: null },
  });
  expect((await readHere("  \n ")).problem).toBe("empty");
  expect((await readHere(Buffer.from([0, 1, 2, 0, 3]))).problem).toBe("unreadable");
  expect((await readHere("Dear Eva, see you soon!")).problem).toBe("noBooking");
});

test("broken mails are read as far as they go", async () => {
  const whole = mailWith({ type: "text/html", content: flight }).toString("latin1");
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length),
      fc.nat(40),
      fc.string({ unit: "binary", maxLength: 20 }),
      async (at, left, put) => {
        const broken = whole.slice(0, at) + put + whole.slice(at + left);
        const { bookings } = await readHere(Buffer.from(broken, "latin1"));
        for (const { number } of bookings) expect(number === null || /\d/.test(number)).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});

test("mails within mails end somewhere", async () => {
  let mail: Uint8Array = mailOf("text/html", flight);
  for (let depth = 0; depth < 20; depth++)
    mail = mailWith({ type: "message/rfc822", content: mail });
  expect(await readHere(mail)).toMatchObject({ bookings: [], problem: "unreadable" });
  const nested = Array.from(
    { length: 300 },
    (_, index) => `--${index}\r\nContent-Type: multipart/mixed; boundary="${index + 1}"\r\n\r\n`,
  );
  const deep = mailOf('multipart/mixed; boundary="0"', nested.join(""));
  expect((await readHere(deep)).bookings).toEqual([]);
});
