import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { TripMap } from "./trip-map.tsx";

it("where no map can be drawn the page's own words stand, and the credits", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  render(
    <TripMap
      language="en"
      scheme="light"
      units="metric"
      words={{ map: "Map", zoomIn: "Zoom in", zoomOut: "Zoom out", fit: "Show the whole trip" }}
      markers={[]}
      paths={[]}
      found={[]}
      camera={null}
      isEditable={false}
      unsupported="This browser cannot draw maps"
      onMarkerClick={() => {}}
      onMarkerDragEnd={() => {}}
      onDoubleClick={() => {}}
    />,
  );
  expect(await screen.findByText("This browser cannot draw maps")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Natural Earth" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "GeoNames" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
