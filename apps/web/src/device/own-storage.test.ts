import { beforeEach, expect, test, vi } from "vitest";
import { readOwn, watchOwn, writeOwn } from "./own-storage.ts";
import { readStored, writeStored } from "./storage.ts";

beforeEach(() => {
  writeStored("user_id", null);
  writeStored("layout", null);
});

test("each person finds their own, and whoever is not logged in what nobody in particular chose", () => {
  writeOwn("layout", "vertical");
  writeStored("user_id", "anna");
  expect(readOwn("layout")).toBeNull();
  writeOwn("layout", "horizontal");
  writeStored("user_id", "boris");
  expect(readOwn("layout")).toBeNull();
  writeStored("user_id", "anna");
  expect(readOwn("layout")).toBe("horizontal");
  writeStored("user_id", null);
  expect(readOwn("layout")).toBe("vertical");
});

test("what is forgotten leaves nothing behind", () => {
  writeOwn("layout", "vertical");
  writeOwn("layout", null);
  expect(readStored("layout")).toBeNull();
});

test.each(["400", '{"anna":7}', "[", '"x"'])("%s is no memory of anybody's", (stored) => {
  writeStored("layout", stored);
  expect(readOwn("layout")).toBeNull();
  writeOwn("layout", "vertical");
  expect(readOwn("layout")).toBe("vertical");
});

test("of many people the last twenty are remembered", () => {
  for (let person = 0; person < 25; person++) {
    writeStored("user_id", `person-${person}`);
    writeOwn("layout", "vertical");
  }
  writeStored("user_id", "person-0");
  expect(readOwn("layout")).toBeNull();
  writeStored("user_id", "person-24");
  expect(readOwn("layout")).toBe("vertical");
});

test("somebody else who logs in is a change", () => {
  const onChange = vi.fn();
  const stop = watchOwn("layout", onChange);
  writeStored("user_id", "anna");
  writeOwn("layout", "vertical");
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  writeOwn("layout", null);
  expect(onChange).toHaveBeenCalledTimes(2);
});
