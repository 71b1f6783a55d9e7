import { createFormats } from "@castor/core/formats/create-formats.ts";
import { expect, test } from "vitest";
import { describeNotice } from "./describe-notice.ts";
import { readTranslate } from "./read-words.ts";

test("bookings that were read of a mail are told with the first of them, and the trip where one fits", () => {
  const say = (more: object) =>
    describeNotice(
      {
        ...{ kind: "bookingsRead", trip: "Rome", who: "", role: null, count: 1 },
        ...{ text: "LH 123 Berlin – Rome", value: "2027-05-12", ...more },
      },
      readTranslate("en"),
      createFormats("en"),
    );
  expect(say({})).toBe("Read: LH 123 Berlin – Rome, 12.05.2027. Put it into “Rome”?");
  expect(say({ trip: "" })).toMatch(/Put it into a trip\?$/);
  expect(say({ count: 3 })).toContain("Rome, 12.05.2027, and 2 more. Put them into “Rome”?");
  expect(say({ count: 2, trip: "" })).toMatch(/and 1 more\. Put them into a trip\?$/);
  expect(say({ text: "", value: null })).toBe("Read: a booking. Put it into “Rome”?");
});

test("what was put in of a mail is told with its trip, and what has changed with old and new", () => {
  const say = (lang: "en" | "ru" | "de", more: object) =>
    describeNotice(
      {
        ...{ kind: "bookingsPlaced", trip: "Rome", who: "", role: null, count: 1 },
        ...{ text: "LH 123", ...more },
      },
      readTranslate(lang),
      createFormats(lang),
    );
  expect(say("en", { value: "2027-05-12" })).toBe("Put into “Rome”: LH 123, 12.05.2027.");
  expect(say("en", { count: 3 })).toBe("Put into “Rome”: LH 123, and 2 more.");
  const updated = (field: string, before: string, after: string) => ({
    ...{ kind: "bookingsUpdated", change: { field, before, after } },
  });
  const moved = {
    ...updated("departure", "2027-05-12 10:00", "2027-05-12 12:30"),
    value: "2027-05-12",
  };
  expect(say("en", moved)).toBe("LH 123, 12.05.2027 in “Rome”: departure 10:00 → 12:30.");
  expect(say("ru", moved)).toBe("LH 123, 12.05.2027 в «Rome»: отправление 10:00 → 12:30.");
  expect(say("de", { ...moved, count: 2 })).toMatch(/Abfahrt 10:00 → 12:30\. Eine weitere Buchung/);
  const takeOff = updated("takeOff", "2027-05-12 10:00", "2027-05-12 12:30");
  expect(say("de", takeOff)).toContain("Abflug 10:00 → 12:30.");
  expect(say("ru", takeOff)).toContain("вылет 10:00 → 12:30.");
  expect(say("en", updated("gate", "", "B12"))).toContain("gate B12.");
  expect(say("en", updated("seat", "", ""))).toContain("another seat.");
  expect(say("de", updated("coach", "", ""))).toContain("anderer Wagen.");
});
