import { beforeEach, expect, test, vi } from "vitest";
import { readStored, writeStored } from "./storage.ts";
import { readUserStorage, watchUserStorage, writeUserStorage } from "./user-storage.ts";

beforeEach(() => {
  writeStored("user_id", null);
  writeStored("layout", null);
});

test("each user reads their own value, an anonymous visitor the value of anonymous visitors", () => {
  writeUserStorage("layout", "vertical");
  writeStored("user_id", "anna");
  expect(readUserStorage("layout")).toBeNull();
  writeUserStorage("layout", "horizontal");
  writeStored("user_id", "boris");
  expect(readUserStorage("layout")).toBeNull();
  writeStored("user_id", "anna");
  expect(readUserStorage("layout")).toBe("horizontal");
  writeStored("user_id", null);
  expect(readUserStorage("layout")).toBe("vertical");
});

test("a removed value leaves nothing in storage", () => {
  writeUserStorage("layout", "vertical");
  writeUserStorage("layout", null);
  expect(readStored("layout")).toBeNull();
});

test.each(["400", '{"anna":7}', "[", '"x"'])("the malformed value %s reads as null", (stored) => {
  writeStored("layout", stored);
  expect(readUserStorage("layout")).toBeNull();
  writeUserStorage("layout", "vertical");
  expect(readUserStorage("layout")).toBe("vertical");
});

test("of many users the last twenty are remembered", () => {
  for (let person = 0; person < 25; person++) {
    writeStored("user_id", `person-${person}`);
    writeUserStorage("layout", "vertical");
  }
  writeStored("user_id", "person-0");
  expect(readUserStorage("layout")).toBeNull();
  writeStored("user_id", "person-24");
  expect(readUserStorage("layout")).toBe("vertical");
});

test("a login of another user is a change", () => {
  const onChange = vi.fn();
  const stop = watchUserStorage("layout", onChange);
  writeStored("user_id", "anna");
  writeUserStorage("layout", "vertical");
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  writeUserStorage("layout", null);
  expect(onChange).toHaveBeenCalledTimes(2);
});
