import type { Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { vi } from "vitest";
import { SearchBox } from "../src/features/services/search-box.tsx";

export const placeOf = (name: string): FoundPlace => ({
  name,
  address: "Austria",
  lat: 48.2,
  lng: 16.37,
  typeId: "Other",
  source: "gazetteer",
});
export const ownPoint = makePoint({ name: "Hotel Vienna" });
const routes = [makeRoute({ id: "day", name: "Day 1", points: [ownPoint] })];
/** What the box reports. */
export const seen = { onChoose: vi.fn(), onOpenPoint: vi.fn(), onClear: vi.fn() };

/** The search box with a map that marks the chosen place, in a trip of one point. */
export function SearchStage({ origin = null }: { origin?: Position | null }) {
  const [hasFound, setFound] = useState(false);
  return (
    <SearchBox
      routes={routes}
      origin={origin}
      near={() => ({ lat: 41, lng: 44 })}
      onOpenPoint={seen.onOpenPoint}
      onChoose={(place, isSure) => {
        setFound(true);
        seen.onChoose(place, isSure);
      }}
      hasFound={hasFound}
      onClear={() => {
        setFound(false);
        seen.onClear();
      }}
    />
  );
}

const nameOf = (option: Element) => option.querySelector("[dir=auto]")?.textContent ?? "";
/** The names of the rows in the list. */
export const listRows = () => screen.queryAllByRole("option").map(nameOf);
/** The name of the chosen row; undefined while none is chosen. */
export const chosenRow = () => screen.queryAllByRole("option", { selected: true }).map(nameOf)[0];
