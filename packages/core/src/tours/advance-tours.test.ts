import { expect, test } from "vitest";
import { closeTour, finishTour, showTour } from "./advance-tours.ts";
import type { ToursState } from "./tours.ts";

const some: ToursState = {
  available: ["mapTour", "editMapTour", "editPointTour"],
  currentTour: null,
  queue: [],
};

test("Showing a tour is allowed only if it is in the available list", () => {
  expect(showTour(some, "myTripsTour")).toEqual(some);
  expect(showTour(some, "mapTour").currentTour).toBe("mapTour");
});

test("If another tour is current, that one is pushed onto the queue and the new tour becomes current", () => {
  const both = showTour(showTour(some, "mapTour"), "editMapTour");
  expect(both).toMatchObject({ currentTour: "editMapTour", queue: ["mapTour"] });
});

test("Closing the current tour makes the last queued tour current, or none", () => {
  const three = showTour(showTour(showTour(some, "mapTour"), "editMapTour"), "editPointTour");
  expect(closeTour(three)).toMatchObject({ currentTour: "editMapTour", queue: ["mapTour"] });
  expect(closeTour(some).currentTour).toBeNull();
});

test("Finishing with reason skipped clears the current tour, the available list and the queue", () => {
  expect(finishTour(showTour(some, "mapTour"), "mapTour", "skipped")).toEqual({
    available: [],
    currentTour: null,
    queue: [],
  });
});

test("Any other reason removes the tour; if it was current, the next queued one becomes current", () => {
  const both = showTour(showTour(some, "mapTour"), "editMapTour");
  expect(finishTour(both, "editMapTour", "finished")).toEqual({
    available: ["mapTour", "editPointTour"],
    currentTour: "mapTour",
    queue: [],
  });
  expect(finishTour(both, "mapTour", "finished")).toMatchObject({
    currentTour: "editMapTour",
    queue: [],
  });
});
