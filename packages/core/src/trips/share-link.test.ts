import { makeRoute } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pageOf } from "../pages.ts";
import { chooseRoutes } from "../routes/choose-routes.ts";
import * as texts from "../schemas/texts.ts";
import {
  readShareName,
  scannedAddressOf,
  shareAddressOf,
  sharedMapAddress,
  shareLinkName,
} from "./share-link.ts";

const tripId = "Trip_id-0123456";
const origin = "https://castor.example";
const days = [makeRoute({ id: "day1" }), makeRoute({ id: "day2" })];

const oddNames = [
  "Georgia",
  "v1.2 of the plan",
  "Two  spaces",
  "Грузия, май",
  "🦫 Vienna 🇦🇹",
  "Rome/Naples\\Capri",
  "100% sun, %41 and %",
  "Why? #1 & more = fun+",
  "(Alps)",
  "The end...",
  ".",
  "..",
  "...",
  "show",
  "-1",
  "new",
  "a,b",
  "я".repeat(200),
];
const anyName = fc
  .oneof(fc.string({ unit: "binary", maxLength: 200 }), fc.constantFrom(...oddNames))
  .filter((name) => texts.name.safeParse(name).data === name);

/** The segments of a path as a browser sends it, decoded. */
const segmentsOf = (address: string) =>
  new URL(address, origin).pathname.split("/").slice(1).map(decodeURIComponent);

test.each(oddNames)("A share link survives the address bar: %s", (name) => {
  const [page, tripName = ""] = segmentsOf(shareAddressOf({ id: tripId, name }));
  expect([page, readShareName(tripName)]).toEqual(["share", { tripId, name }]);
});

test("Any name comes back from a share link, which is one address of the share page", () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const address = shareAddressOf({ id: tripId, name });
      expect(pageOf(address)).toBe("share");
      expect(segmentsOf(address)).toEqual(["share", shareLinkName({ id: tripId, name })]);
      expect(readShareName(segmentsOf(address)[1] ?? "")).toEqual({ tripId, name });
      // What chats and Markdown take for the end of a link.
      expect(address).toMatch(/[^.,!?'")*~]$/);
    }),
  );
});

test("A QR code's link is short, whatever the name, and leads to the same trip by what fits of its name", () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const address = scannedAddressOf({ id: tripId, name });
      expect(address.length).toBeLessThanOrEqual(160);
      const read = readShareName(segmentsOf(address)[1] ?? "");
      expect(read?.tripId).toBe(tripId);
      expect(name.startsWith(read?.name ?? "none")).toBe(true);
      if (shareAddressOf({ id: tripId, name }).length <= 160)
        expect(address).toBe(shareAddressOf({ id: tripId, name }));
    }),
  );
  expect(scannedAddressOf({ id: tripId, name: "я".repeat(200) })).toMatch(/(?:%D1%8F){22}$/);
});

test("A share link leads to the map of its trip, to a day that exists, whatever its name", () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const segments = segmentsOf(sharedMapAddress({ tripId, name }));
      expect(segments.slice(0, 2)).toEqual(["map", tripId]);
      expect(segments).toHaveLength(3);
      const chosen = chooseRoutes(days, segments[2] ?? "", {
        today: "2026-12-05",
        canEdit: false,
      });
      expect(chosen.kind).not.toBe("empty");
      if (!["show", "-1", ".", ".."].includes(name)) expect(chosen.kind).toBe("missing");
    }),
  );
});

test("A share link splits at its first dot; one without a dot or without an id is invalid", () => {
  expect(readShareName("abc.v1.2")).toEqual({ tripId: "abc", name: "v1.2" });
  expect(readShareName("abc.")).toEqual({ tripId: "abc", name: "" });
  expect(sharedMapAddress({ tripId: "abc", name: "" })).toBe("/map/abc/show");
  for (const tripName of ["", "abc", "Georgia", ".", ".Georgia", "a b.Georgia", "a/b.Georgia"])
    expect(readShareName(tripName), tripName).toBeNull();
});
