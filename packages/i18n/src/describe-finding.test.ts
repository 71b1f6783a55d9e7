import { makeFinding } from "@castor/core/check/finding.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";
import { expect, test } from "vitest";
import { createFindingDescriber } from "./describe-finding.ts";
import { readTranslate } from "./read-words.ts";

test("a finding is described whatever its cost is called", () => {
  const describe = createFindingDescriber(readTranslate("en"), createFormats("en"));
  for (const cost of ["Oberes Belvedere", "2027-13-01", "99:99", ""]) {
    const figures = { cost, amount: 38, currency: "EUR", date: "2027-05-01" };
    const finding = makeFinding({ kind: "overdueCost", severity: "tight", figures });
    expect(describe(finding)).toBe("€38 had to be paid by 01/05 (Sat).");
  }
});
