import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { expect, test } from "vitest";
import { changeScreen, firstScreen, type MapEvent, type MapScreen } from "./map-screen.ts";

const after = (...events: MapEvent[]): MapScreen => events.reduce(changeScreen, firstScreen);
const place: FoundPlace = {
  name: "Tbilisi",
  address: "Georgia",
  lat: 41.69,
  lng: 44.83,
  typeId: "Other",
  source: "gazetteer",
};

test("A trip opens in view mode", () => {
  expect(after().mode).toBe("view");
});

test("A found place puts the red marker and opens the create-point dialog with what is known", () => {
  const screen = after({ kind: "find", place, asksToAdd: true });
  expect(screen.found).toBe(place);
  expect(screen.dialog).toEqual({ kind: "newPoint", draft: place });
});

test("For visitors a found place is only the red marker", () => {
  const screen = after({ kind: "find", place, asksToAdd: false });
  expect(screen.found).toBe(place);
  expect(screen.dialog).toBeNull();
});

test("Closing the dialog keeps the red marker, adding the point takes it away", () => {
  const opened = { kind: "find", place, asksToAdd: true } as const;
  expect(after(opened, { kind: "close" }).found).toBe(place);
  const added = after(opened, { kind: "added" });
  expect(added).toMatchObject({ found: null, dialog: null, mode: "edit" });
});

test("Only one dialog is open at a time", () => {
  const screen = after(
    { kind: "open", dialog: { kind: "newRoute" } },
    { kind: "open", dialog: { kind: "point", pointId: "p" } },
  );
  expect(screen.dialog).toEqual({ kind: "point", pointId: "p" });
});

test("Selecting or adding a point raises a sheet that only peeks, and leaves another where it is", () => {
  expect(after({ kind: "rest", rest: "peek" }, { kind: "select" }).rest).toBe("half");
  expect(after({ kind: "rest", rest: "peek" }, { kind: "added" }).rest).toBe("half");
  expect(after({ kind: "rest", rest: "full" }, { kind: "select" }).rest).toBe("full");
});
