import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { htmlWith } from "../../testing/bookings/read-here.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { startFakeModel } from "../../testing/fakes/fake-model.ts";
import { makeCodePdf } from "../../testing/files/make-code-pdf.ts";
import { makePdfBomb } from "../../testing/files/make-pdf.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import { startTestApp } from "../../testing/servers/test-app.ts";

const hotel = htmlWith({
  ...{ "@type": "LodgingReservation", reservationNumber: "4471" },
  reservationFor: { "@type": "Hotel", name: "Zur Post" },
  ...{ checkinDate: "2027-04-11", checkoutDate: "2027-04-13" },
});

describe.each(testDatabases())("reading bookings on $name", async (kind) => {
  const server = await serveTests(kind, { KITINERARY_PATH: "off" });
  const anna = await server.register("Anna");
  const read = async (body: Record<string, unknown>, as = anna) => {
    const answer = await server.call("POST", "booking/read", { as, body });
    return [answer.statusCode, answer.json()] as const;
  };
  const contentOf = (bytes: string | Buffer) => ({
    content: Buffer.from(bytes).toString("base64"),
  });

  test("a file and a pasted text tell the same", async () => {
    const [status, ofFile] = await read({ name: "mail.html", ...contentOf(hotel) });
    expect(status).toBe(200);
    expect(ofFile).toMatchObject({
      bookings: [{ kind: "stay", code: "4471", from: { name: "Zur Post" } }],
      text: "Thank you for your booking.",
      problem: null,
    });
    expect(Object.keys(ofFile)).toEqual(["bookings", "text", "problem"]);
    expect(await read({ text: hotel })).toEqual([200, ofFile]);
  });

  test("without a login nothing is read, and a wrong body is refused", async () => {
    const { statusCode } = await server.call("POST", "booking/read", { body: { text: hotel } });
    expect(statusCode).toBe(401);
    expect((await read({ content: "no Base64!" }))[0]).toBe(400);
    expect((await read({ text: 5 }))[0]).toBe(400);
    expect(await read({})).toEqual([200, { bookings: [], text: "", problem: "empty" }]);
  });

  // No database has a part in it.
  if (kind.name === "sqlite") {
    test("what takes too much memory or time is unreadable, and the next one is read", async () => {
      expect((await read(contentOf(makePdfBomb())))[1].problem).toBe("unreadable");
      expect((await read({ text: hotel }))[1].problem).toBeNull();
    });

    test("a boarding pass in a PDF without words is read by the code on its page", async () => {
      const pass = makeCodePdf("M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100");
      const [, told] = await read({ name: "pass.pdf", ...contentOf(pass) });
      expect(told).toMatchObject({ bookings: [{ number: "AC 834", seat: "1A" }], problem: null });
    });

    test("HTML of five megabytes, and such as is nested without end, are read within their bounds", async () => {
      const rows = `<tr><td>Row</td><td>Value</td></tr>`.repeat(5_000_000 / 35);
      const [, large] = await read(contentOf(`${hotel}<table>${rows}</table>`));
      expect(large).toMatchObject({ bookings: [{ code: "4471" }], problem: null });
      expect(large.text.length).toBeLessThanOrEqual(200_000);
      const nested = `${hotel}${"<b><i>".repeat(400_000)}${"</u>".repeat(400_000)}`;
      expect((await read(contentOf(nested)))[1]).toMatchObject({ bookings: [{ code: "4471" }] });
    });

    test("a thousand bookings are fifty, and it is told", async () => {
      const many = Array.from({ length: 1_000 }, (_, index) => ({
        ...{ "@type": "TrainReservation", reservationNumber: `N${index}` },
        reservationFor: {
          "@type": "TrainTrip",
          trainNumber: `${index}`,
          departureDay: "2027-01-02",
        },
      }));
      const [, { bookings, problem }] = await read(contentOf(htmlWith(many)));
      expect([bookings.length, problem]).toEqual([50, "partly"]);
    });
  }
});

// No database has a part in it.
describe.each(testDatabases().slice(0, 1))("the extractor with $name", (kind) => {
  test("the extractor is asked where bookings are not whole, and what it does to itself harms nobody", async () => {
    const folder = mkdtempSync(join(tmpdir(), "castor-extractor-"));
    const program = join(folder, "extractor");
    const train = {
      ...{ "@type": "TrainReservation", reservationNumber: "QXY123" },
      reservationFor: { "@type": "TrainTrip", trainNumber: "ICE 593", departureDay: "2027-03-06" },
    };
    const write = (script: string) =>
      writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    write(`echo asked >> ${folder}/calls; cat > /dev/null; echo '${JSON.stringify([train])}'`);
    const server = await startTestApp(kind, { KITINERARY_PATH: program });
    try {
      const anna = await server.register("Anna");
      const read = async (text: string) =>
        (await server.call("POST", "booking/read", { as: anna, body: { text } })).json();
      expect(await read("Your train")).toMatchObject({
        bookings: [
          { kind: "train", number: "ICE 593", sources: { number: { step: "extractor" } } },
        ],
        problem: null,
      });
      expect((await read(hotel)).bookings).toHaveLength(1);
      expect(readFileSync(join(folder, "calls"), "utf8")).toBe("asked\n");
      write("kill -9 $$");
      expect(await read("Your train")).toMatchObject({ bookings: [], problem: "noBooking" });
    } finally {
      await server.dispose();
      rmSync(folder, { recursive: true });
    }
  });
});

// No database has a part in it.
describe.each(testDatabases().slice(0, 1))("a language model with $name", (kind) => {
  const letter = "Your booking is confirmed. We expect you at Skaar on the 4th of May 2027.";
  const booking = { kind: "stay", from: "Skaar", departureDate: "2027-05-04" };

  test("it reads confirmations where the operator says so, as often as it drafts for an account", async () => {
    const model = await startFakeModel();
    model.text = JSON.stringify({ bookings: [booking] });
    const ai = { AI_URL: `${model.url}/v1`, AI_MODEL: "fable-mini", AI_DAILY_LIMIT: "1" };
    const found = async (more: Record<string, string>) => {
      const server = await startTestApp(kind, {
        ...{ ...ai, KITINERARY_PATH: "off", RATE_LIMIT: "on", ...more },
      });
      try {
        const anna = await server.register("Anna");
        const read = async () =>
          (await server.call("POST", "booking/read", { as: anna, body: { text: letter } })).json<{
            bookings: object[];
          }>().bookings;
        return [await read(), await read()];
      } finally {
        await server.dispose();
      }
    };
    try {
      expect(await found({})).toEqual([[], []]);
      const stay = {
        ...{ from: { name: "Skaar" }, departure: { date: "2027-05-04", time: null } },
        sources: { from: { step: "model", line: letter } },
      };
      expect(await found({ AI_READS_BOOKINGS: "on" })).toMatchObject([[stay], []]);
      expect(model.asked).toHaveLength(1);
    } finally {
      await model.close();
    }
  });
});
