// @vitest-environment node
import type { Messages } from "@castor/i18n/words.ts";
import { beforeEach, expect, test, vi } from "vitest";

/** A room of which each language is loaded by hand. */
function makeRoom(texts: Record<"en" | "ru", Messages>) {
  const load = {
    en: vi.fn(async () => ({ messages: texts.en })),
    ru: vi.fn(async () => ({ messages: texts.ru })),
    de: vi.fn(async () => ({ messages: {} })),
  };
  return load;
}

let rooms: typeof import("./rooms.ts");
beforeEach(async () => {
  vi.resetModules();
  rooms = await import("./rooms.ts");
});

const costs = () =>
  makeRoom({ en: { costs: { add: "Add cost" } }, ru: { costs: { add: "Добавить расход" } } });

test("a room that becomes known loads the language that is expected, once, and no other one", async () => {
  const load = costs();
  rooms.expectLanguage("ru");
  rooms.addRoom("costs", load);
  await Promise.all([rooms.loadRooms("ru"), rooms.loadRooms("ru")]);
  expect(rooms.findIn("ru")("costs.add")).toBe("Добавить расход");
  expect(load.ru).toHaveBeenCalledOnce();
  expect(load.en).not.toHaveBeenCalled();
  expect([rooms.hasRooms("ru", ["costs"]), rooms.hasRooms("en", ["costs"])]).toEqual([true, false]);
});

test("a room that the build did not make known is an error, and not a page of keys", () => {
  expect(() => rooms.hasRooms("en", ["costs"])).toThrow("no texts of the room costs");
});

test("before a language is expected nothing loads", () => {
  const load = costs();
  rooms.addRoom("costs", load);
  expect([load.en, load.ru].map((each) => each.mock.calls.length)).toEqual([0, 0]);
});

test("whoever waits also waits for a room that becomes known meanwhile", async () => {
  const print = makeRoom({ en: { print: { day: "Day" } }, ru: { print: { day: "День" } } });
  const load = costs();
  load.en.mockImplementation(async () => {
    rooms.addRoom("print", print);
    return { messages: { costs: { add: "Add cost" } } };
  });
  rooms.addRoom("costs", load);
  await rooms.loadRooms("en");
  expect(rooms.findIn("en")("print.day")).toBe("Day");
  expect(rooms.keysIn("en")).toEqual(["costs.add", "print.day"]);
});

test("a room that did not load is loaded when it is waited for again", async () => {
  const load = costs();
  load.en.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  rooms.expectLanguage("en");
  rooms.addRoom("costs", load);
  await expect(rooms.loadRooms("en")).rejects.toThrow("Failed to fetch");
  await rooms.loadRooms("en");
  expect(rooms.findIn("en")("costs.add")).toBe("Add cost");
});
