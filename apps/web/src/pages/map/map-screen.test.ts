// @vitest-environment node
import type { Route } from "@castor/core/routes/route.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { changeScreen, initialScreen, type MapEvent, type MapScreen } from "./map-screen.ts";

const withPoint = makeRoute({ points: [makePoint()] });
const after = (...events: MapEvent[]): MapScreen =>
  events.reduce(changeScreen, initialScreen(makeTrip({ routes: [withPoint] })));
const place: FoundPlace = {
  name: "Tbilisi",
  address: "Georgia",
  lat: 41.69,
  lng: 44.83,
  typeId: "Other",
  source: "gazetteer",
};

test("A trip opens in view mode, also without days; one whose days have no points yet in edit mode", () => {
  const modeOf = (routes: Route[], canEdit = true) => initialScreen({ canEdit, routes }).mode;
  const empty = makeRoute({ id: "empty" });
  expect(modeOf([withPoint])).toBe("view");
  expect(modeOf([])).toBe("view");
  expect(modeOf([empty])).toBe("edit");
  expect(modeOf([empty, withPoint])).toBe("view");
  expect(modeOf([empty], false)).toBe("view");
});

test("The first days of a trip start edit mode", () => {
  const opened = initialScreen({ canEdit: true, routes: [] });
  expect(changeScreen(opened, { kind: "added" }).mode).toBe("edit");
});

const found = { subject: place, pressed: null, isAdded: false };

test("A found place sets the red marker with its card, and opens no dialog", () => {
  const screen = after({ kind: "find", found });
  expect(screen).toMatchObject({ found, dialog: null, mode: "view" });
});

test("A found place lowers a sheet that covers the map", () => {
  expect(after({ kind: "rest", rest: "full" }, { kind: "find", found }).rest).toBe("half");
  expect(after({ kind: "rest", rest: "peek" }, { kind: "find", found }).rest).toBe("peek");
});

test("Closing the form of a found place keeps the red marker, adding the point removes it", () => {
  const opened = [
    { kind: "find", found },
    { kind: "open", dialog: { kind: "newPoint", draft: place } },
  ] as const satisfies MapEvent[];
  expect(after(...opened, { kind: "close" }).found).toBe(found);
  const added = after(...opened, { kind: "added" });
  expect(added).toMatchObject({ found: null, dialog: null, mode: "edit" });
});

test("A place that was added by its card is there as a point, and the card says so", () => {
  const added = after({ kind: "find", found }, { kind: "addedFound" });
  expect(added).toMatchObject({ found: { subject: place, isAdded: true }, mode: "edit" });
});

test("Selecting a point puts the red marker away", () => {
  expect(after({ kind: "find", found }, { kind: "select" }).found).toBeNull();
});

test("Only one dialog is open at a time", () => {
  const screen = after(
    { kind: "open", dialog: { kind: "newRoute" } },
    { kind: "open", dialog: { kind: "point", pointId: "p" } },
  );
  expect(screen.dialog).toEqual({ kind: "point", pointId: "p" });
});

test("Selecting or adding a point raises a sheet at its lowest snap point, and leaves other heights", () => {
  expect(after({ kind: "rest", rest: "peek" }, { kind: "select" }).rest).toBe("half");
  expect(after({ kind: "rest", rest: "peek" }, { kind: "added" }).rest).toBe("half");
  expect(after({ kind: "rest", rest: "full" }, { kind: "select" }).rest).toBe("full");
});

test("A trip opens in view mode, a new one without points in edit mode, but never another person's", () => {
  expect(after().mode).toBe("view");
  expect(initialScreen(makeTrip({ routes: [makeRoute()] })).mode).toBe("edit");
  expect(initialScreen(makeTrip({ canEdit: false })).mode).toBe("view");
});
