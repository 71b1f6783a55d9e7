import { expect, it, vi } from "vitest";
import { tieHover } from "./hover-tie.ts";

it("tells of a change once, and nobody who has stopped listening", () => {
  const tie = tieHover();
  const onChange = vi.fn();
  const stop = tie.watch(onChange);
  tie.set("a", "map");
  tie.set("a", "map");
  tie.set(null, "map");
  expect(onChange.mock.calls).toEqual([["a"], [null]]);
  stop();
  tie.set("b", "list");
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(tie.read()).toBe("b");
});

it("keeps what one side points at when the other ends pointing after it", () => {
  const tie = tieHover();
  tie.set("a", "map");
  tie.set("b", "list");
  tie.set(null, "map");
  expect(tie.read()).toBe("b");
  tie.set(null, "list");
  expect(tie.read()).toBe(null);
});
