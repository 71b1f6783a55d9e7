import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import type { MapLook } from "../style/map-look.ts";
import { useGlMap } from "./use-gl-map.ts";

vi.mock("maplibre-gl", () => ({
  addProtocol() {},
  setWorkerUrl() {},
  GPUInitializationError: class extends Error {},
  Map: class {
    constructor() {
      throw new TypeError("The worker did not start.");
    }
  },
}));

const onProblem = vi.fn();
const look: MapLook = { language: "en", scheme: "light" };

function Box() {
  const box = useRef<HTMLDivElement>(null);
  return <div ref={box}>{useGlMap(box, look, onProblem).kind}</div>;
}

test("a map that cannot be made for another reason is unsupported, and the reason is reported", async () => {
  render(<Box />);
  expect(await screen.findByText("unsupported")).toBeDefined();
  expect(onProblem).toHaveBeenCalledWith(new TypeError("The worker did not start."));
});
