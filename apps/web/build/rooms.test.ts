import { expect, test } from "vitest";
import { listRoomsOf, readTextsId } from "./rooms.ts";

test("the rooms of a module are those that its calls name, and the first one", () => {
  expect(
    listRoomsOf('const t = useWords("common", "date-fields"); currentWords(\n  "costs",\n);'),
  ).toEqual(["first", "common", "date-fields", "costs"]);
  expect(listRoomsOf("const translate = useWords();")).toEqual(["first"]);
  expect(
    listRoomsOf("const t = useWordsOf(1); export function useWords<Of>(rooms: Of) {}"),
  ).toEqual([]);
});

test("a module of texts names its language and its room", () => {
  expect(readTextsId("\0virtual:texts/ru/date-fields")).toEqual({
    language: "ru",
    room: "date-fields",
    idOfRoom: "\0virtual:room/date-fields",
  });
  expect(readTextsId("/src/app.tsx")).toBeNull();
});
