import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { MapPath } from "./lines/map-path.ts";
import { TripMap } from "./trip-map.tsx";

const draw = (paths: readonly MapPath[] = []) => (
  <TripMap
    language="en"
    scheme="light"
    units="metric"
    words={{ map: "Map", zoomIn: "Zoom in", zoomOut: "Zoom out", fit: "Show the whole trip" }}
    markers={[]}
    paths={paths}
    pathCredits={[{ name: "Road makers", url: "https://roads.example.org/" }]}
    found={[]}
    camera={null}
    whole={null}
    isEditable={false}
    stillNote="The map is a picture"
    onMarkerClick={() => {}}
    onMarkerDragEnd={() => {}}
    onDoubleClick={() => {}}
  />
);

const dayOf = (isEstimated: boolean): MapPath => {
  const geometry: MapPath["legs"][number]["geometry"] = {
    type: "LineString",
    coordinates: [
      [44.8, 41.7],
      [44.81, 41.7],
    ],
  };
  return { id: "day", color: "#1971c2", legs: [{ geometry, mode: "car", isEstimated }] };
};

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

it("where the browser has no context to draw in, the still map takes the place of the map, with the credits once", async () => {
  render(draw());
  expect(await screen.findByText("The map is a picture")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Natural Earth" })).toHaveLength(1);
  expect(screen.getByRole("link", { name: "GeoNames" })).toBeTruthy();
  expect(document.querySelectorAll("[data-map-state]")).toHaveLength(1);
});

it("the credits of paths are shown for routed paths only", async () => {
  const { rerender } = render(draw([dayOf(true)]));
  expect(await screen.findByRole("link", { name: "Natural Earth" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Road makers" })).toBeNull();
  rerender(draw([dayOf(true), dayOf(false)]));
  expect(screen.getByRole("link", { name: "Road makers" })).toBeTruthy();
});
