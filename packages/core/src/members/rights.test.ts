import { describe, expect, test } from "vitest";
import { asOwner, asVisitor, type Standing } from "./member.ts";
import { refusalOf, type TripRule } from "./rights.ts";

const viewer: Standing = { role: "viewer", seesMoney: true };
const editor: Standing = { role: "editor", seesMoney: true };
const withoutMoney: Standing = { role: "editor", seesMoney: false };
const hidden = "NOT_FOUND";
const refused = "FORBIDDEN";

/** Callers in this order: a visitor of a private trip and of a public one, viewer, editor, editor without money, owner. */
const callers: [Standing, boolean][] = [
  [asVisitor, false],
  [asVisitor, true],
  ...[viewer, editor, withoutMoney, asOwner].map((standing): [Standing, boolean] => [
    standing,
    false,
  ]),
];

/** The table of decision 122. */
const rules: [TripRule, (string | null)[]][] = [
  [{ who: "trip-reader" }, [hidden, null, null, null, null, null]],
  [{ who: "trip-member", isPrivate: true }, [hidden, hidden, null, null, null, null]],
  [{ who: "trip-editor" }, [hidden, refused, refused, null, null, null]],
  [{ who: "trip-editor", isPrivate: true }, [hidden, hidden, refused, null, null, null]],
  [{ who: "trip-owner" }, [hidden, refused, refused, refused, refused, null]],
  [{ who: "trip-owner", isPrivate: true }, [hidden, hidden, refused, refused, refused, null]],
  [{ who: "trip-member", isMoney: true }, [hidden, hidden, null, null, hidden, null]],
  [{ who: "trip-editor", isMoney: true }, [hidden, hidden, refused, null, hidden, null]],
];

describe("A rule", () => {
  test.each(rules)("%j admits whom it names", (rule, refusals) => {
    expect(callers.map(([standing, isPublic]) => refusalOf(rule, standing, isPublic))).toEqual(
      refusals,
    );
  });
});
