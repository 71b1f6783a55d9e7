import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseVersion, compareVersions, isVersion } from "./version.mjs";

const numbers = fc.tuple(fc.nat(), fc.nat(), fc.nat());
const written = (parts: readonly number[]) => parts.join(".");

test("a release is newer than the one before it, whatever its kind", () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom("major", "minor", "patch"), (last, kind) => {
      const version = chooseVersion(kind, written(last));
      expect(isVersion(version)).toBe(true);
      expect(compareVersions(version, written(last))).toBeGreaterThan(0);
    }),
  );
});

test("versions are ordered by their numbers, the first that differs before the others", () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const order = one.findIndex((part, index) => part !== other[index]);
      const wanted = order === -1 ? 0 : Math.sign((one[order] ?? 0) - (other[order] ?? 0));
      expect(Math.sign(compareVersions(written(one), written(other)))).toBe(wanted);
    }),
  );
});

test.each([
  ["major", "1.2.3", "2.0.0"],
  ["minor", "1.2.3", "1.3.0"],
  ["patch", "1.2.3", "1.2.4"],
  ["1.4.0", "1.2.3", "1.4.0"],
  ["0.1.0", undefined, "0.1.0"],
  ["minor", undefined, "0.1.0"],
])("%s after %s is %s", (asked, last, version) => {
  expect(chooseVersion(asked, last)).toBe(version);
});

test.each(["", "next", "1.2", "v1.3.0", "1.3.0-rc.1", "01.2.3"])("%j is no release", (asked) => {
  expect(() => chooseVersion(asked, "1.2.3")).toThrow("Say which release");
});

test.each(["1.2.3", "1.2.2", "0.9.9"])("%s does not come after 1.2.3", (asked) => {
  expect(() => chooseVersion(asked, "1.2.3")).toThrow("is not newer than 1.2.3");
});
