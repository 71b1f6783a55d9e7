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
