// @vitest-environment node
import { expect, it, vi } from "vitest";
import { createHoverStore } from "./hover-store.ts";

it("reports a change once, and not after unsubscribing", () => {
  const tie = createHoverStore();
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

it("keeps what one side hovers when the other side leaves later", () => {
  const tie = createHoverStore();
  tie.set("a", "map");
  tie.set("b", "list");
  tie.set(null, "map");
  expect(tie.read()).toBe("b");
  tie.set(null, "list");
  expect(tie.read()).toBe(null);
});
