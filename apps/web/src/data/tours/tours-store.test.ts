import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  endTour,
  leaveTour,
  restartTours,
  setAvailableTours,
  useCurrentTour,
  useTour,
} from "./tours-store.ts";

afterEach(() => {
  cleanup();
  restartTours([]);
});

const current = renderHook(() => useCurrentTour());
const shown = () => renderHook(() => useCurrentTour()).result.current;
const open = (id: Parameters<typeof useTour>[0], isShown = true) =>
  renderHook((props) => useTour(props.id, props.isShown), { initialProps: { id, isShown } });

test("a screen's tour is on while the screen is open and the tour is available", () => {
  expect(current.result.current).toBeNull();
  act(() => setAvailableTours(["mapTour"]));
  const trips = open("myTripsTour");
  expect(shown()).toBeNull();
  trips.unmount();
  const map = open("mapTour");
  expect(shown()).toBe("mapTour");
  map.rerender({ id: "mapTour", isShown: false });
  expect(shown()).toBeNull();
  map.rerender({ id: "mapTour", isShown: true });
  expect(shown()).toBe("mapTour");
  map.unmount();
  expect(shown()).toBeNull();
});

test("when the list arrives after the screen, its tour begins; of two screens the first one's", () => {
  open("editMapTour");
  open("mapTour");
  act(() => setAvailableTours(["mapTour", "editMapTour"]));
  expect(shown()).toBe("mapTour");
  act(() => endTour("mapTour", "finished"));
  expect(shown()).toBe("editMapTour");
});

test("a tour that cannot be shown leaves its place to the one that waits, and stays available", () => {
  open("editMapTour");
  open("mapTour");
  act(() => setAvailableTours(["mapTour", "editMapTour"]));
  act(() => leaveTour("mapTour"));
  expect(shown()).toBe("editMapTour");
  const again = open("mapTour");
  expect(shown()).toBe("mapTour");
  again.unmount();
  expect(shown()).toBe("editMapTour");
});

test("skipping ends all", () => {
  open("editMapTour");
  open("mapTour");
  act(() => setAvailableTours(["mapTour", "editMapTour", "myTripsTour"]));
  act(() => endTour("mapTour", "skipped"));
  expect(shown()).toBeNull();
  open("myTripsTour");
  expect(shown()).toBeNull();
});

test("a list that was read before its end does not bring a tour back, but a restart does", () => {
  open("mapTour");
  act(() => setAvailableTours(["mapTour"]));
  act(() => endTour("mapTour", "finished"));
  act(() => setAvailableTours(["mapTour"]));
  expect(shown()).toBeNull();
  act(() => restartTours(["mapTour"]));
  expect(shown()).toBe("mapTour");
});
