import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getByTooltip } from "../../../testing/by-tooltip.ts";
import type { MapMarker } from "../markers/map-marker.ts";
import type { TripMapProps } from "../trip-map-props.ts";
import { StillMap } from "./still-map.tsx";

const markerOf = (id: string, name: string, lat: number, lng: number): MapMarker => ({
  ...{ id, name, lat, lng, number: Number(id) },
  ...{ typeId: "Monument", priority: "normal", color: "#0B6B6B" },
  ...{ isExcluded: false, isSelected: false },
});
const tbilisi = markerOf("1", "Tbilisi", 41.69, 44.8);
const gori = markerOf("2", "Gori", 41.98, 44.11);
const whole = { kind: "fit" as const, positions: [tbilisi, gori] };

function draw(props: Partial<TripMapProps> = {}) {
  const heard = {
    onMarkerClick: vi.fn(),
    onDoubleClick: vi.fn(),
    onPress: vi.fn(),
    onMove: vi.fn(),
  };
  render(
    <StillMap
      {...{ language: "en", scheme: "light", units: "metric", pathCredits: [], found: [] }}
      words={{ map: "Map", zoomIn: "Zoom in", zoomOut: "Zoom out", fit: "Show the whole trip" }}
      markers={[tbilisi, gori]}
      paths={[]}
      camera={whole}
      whole={whole}
      isEditable={false}
      stillNote="The map is a picture"
      onMarkerDragEnd={() => {}}
      {...heard}
      {...props}
    />,
  );
  return heard;
}
const marker = (name: string) => getByTooltip(name);
const placeOf = (name: string) => {
  const { left, top } = marker(name).style;
  return { x: Number.parseFloat(left), y: Number.parseFloat(top) };
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 800, 500),
  );
  // jsdom has no canvas, no addresses of blobs and no server.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("It says that the map is a picture, and shows all points of the trip in it", () => {
  draw();
  expect(screen.getByText("The map is a picture")).toBeTruthy();
  const [east, west] = [placeOf("Tbilisi"), placeOf("Gori")];
  expect(west.x).toBeLessThan(east.x);
  expect(west.y).toBeLessThan(east.y);
  for (const { x, y } of [east, west]) {
    expect(x > 0 && x < 800).toBe(true);
    expect(y > 0 && y < 500).toBe(true);
  }
});

test("A pressed point is opened; a press elsewhere tells the position there", () => {
  const { onMarkerClick, onPress } = draw();
  fireEvent.click(marker("Gori"));
  expect(onMarkerClick).toHaveBeenCalledWith("2");
  const { x, y } = placeOf("Tbilisi");
  fireEvent.click(screen.getByRole("region", { name: "Map" }), { clientX: x, clientY: y });
  const [position] = onPress.mock.calls[0] ?? [];
  expect(position.lat).toBeCloseTo(tbilisi.lat, 3);
  expect(position.lng).toBeCloseTo(tbilisi.lng, 3);
});

test("While points are added, a double press is no press", async () => {
  const { onDoubleClick, onPress } = draw({ isEditable: true });
  const map = screen.getByRole("region", { name: "Map" });
  fireEvent.click(map, { clientX: 100, clientY: 100, detail: 1 });
  fireEvent.click(map, { clientX: 100, clientY: 100, detail: 2 });
  fireEvent.doubleClick(map, { clientX: 100, clientY: 100 });
  expect(onDoubleClick).toHaveBeenCalledTimes(1);
  fireEvent.click(map, { clientX: 300, clientY: 100, detail: 1 });
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
});

test("The picture comes closer around its middle, and shows the whole trip again", () => {
  const { onMove } = draw();
  const before = placeOf("Gori");
  fireEvent.click(screen.getByRole("button", { name: "Zoom out" }));
  expect(placeOf("Gori").x).toBeCloseTo((before.x + 400) / 2, 3);
  fireEvent.click(screen.getByRole("button", { name: "Show the whole trip" }));
  expect(placeOf("Gori").x).toBeCloseTo(before.x, 3);
  expect(onMove).toHaveBeenCalled();
});

test("A command brings a position into the middle of what is seen", () => {
  draw({ camera: { kind: "fly", to: gori } });
  const { x, y } = placeOf("Gori");
  expect(x).toBeCloseTo(400, 3);
  expect(y).toBeCloseTo(250, 3);
});

test("The picture is the wanted one once it is seen, and is drawn without the embedded world too", async () => {
  draw();
  const map = screen.getByRole("region", { name: "Map" });
  expect(map.dataset.mapState).toBe("drawing");
  const picture = await waitFor(() => {
    const found = map.querySelector("img");
    if (!found) throw new Error("There is no picture yet.");
    return found;
  });
  fireEvent.load(picture);
  expect(map.dataset.mapState).toBe("idle");
});
