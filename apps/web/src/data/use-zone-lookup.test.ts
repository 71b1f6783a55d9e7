import { renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { keepZones, useZoneLookup } from "./use-zone-lookup.ts";

test("every position has a time zone, also the poles and the antimeridian", async () => {
  const { result } = renderHook(() => useZoneLookup(true));
  await waitFor(() => expect(result.current).not.toBeNull());
  const zoneAt = result.current ?? (() => null);
  expect(zoneAt({ lat: 41.69, lng: 44.8 })).toBe("Asia/Tbilisi");
  expect(zoneAt({ lat: 39.92, lng: 44.04 })).toBe("Europe/Istanbul");
  for (const lat of [90, -90, 0])
    for (const lng of [180, -180, 0]) expect(zoneAt({ lat, lng })).toMatch(/^[A-Z]\w+\/[\w+-]+$/);
  // No positions: nothing throws, and no times are shifted by them.
  for (const wrong of [
    { lat: 91, lng: 0 },
    { lat: Number.NaN, lng: 0 },
    { lat: 0, lng: 999 },
  ])
    expect(zoneAt(wrong)).toBe("UTC");
});

test("a map that fails to load leaves every zone unknown, without an error, and is requested again", async () => {
  const fetchLookup = vi.fn().mockRejectedValueOnce(new Error("offline"));
  const zones = keepZones(fetchLookup.mockResolvedValue(() => "Asia/Tokyo"));
  const tokyo = { lat: 35.68, lng: 139.69 };
  await zones.load();
  expect(zones.lookup.get().zoneAt?.(tokyo)).toBeNull();
  await Promise.all([zones.load(), zones.load()]);
  expect(zones.lookup.get().zoneAt?.(tokyo)).toBe("Asia/Tokyo");
  await zones.load();
  expect(fetchLookup).toHaveBeenCalledTimes(2);
});
