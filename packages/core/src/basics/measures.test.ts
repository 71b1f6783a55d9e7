import { expect, test } from "vitest";
import { formatDistance, formatDuration, formatMinutes } from "./measures.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("Distances are in metres below a kilometre, with tenths below twenty", () => {
  expect(formatDistance(0, "en")).toBe("0 m");
  expect(formatDistance(47, "en")).toBe("47 m");
  expect(formatDistance(347, "en")).toBe("350 m");
  expect(formatDistance(996, "en")).toBe("1 km");
  expect(formatDistance(12_440, "en")).toBe("12.4 km");
  expect(formatDistance(310_400, "en")).toBe("310 km");
  expect(plain(formatDistance(12_440, "ru"))).toBe("12,4 км");
});

test("Times are in hours and minutes", () => {
  expect(formatDuration(0, "en")).toBe("0 min");
  expect(formatDuration(5, "en")).toBe("1 min");
  expect(formatDuration(4_800, "en")).toBe("1 hr 20 min");
  expect(plain(formatDuration(7_200, "ru"))).toBe("2 ч");
  expect(plain(formatMinutes(90, "ru"))).toBe("1 ч 30 мин");
});
