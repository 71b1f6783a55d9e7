// @vitest-environment node
import type { Map as GlMap } from "maplibre-gl";
import { expect, test, vi } from "vitest";
import { whenSettled } from "./when-settled.ts";

function watch() {
  const listeners = new Map<string, () => void>();
  const triggerRepaint = vi.fn();
  const report = vi.fn();
  const map = { on: (kind: string, run: () => void) => listeners.set(kind, run), triggerRepaint };
  whenSettled(map as unknown as GlMap, report);
  return { fire: (kind: "move" | "idle") => listeners.get(kind)?.(), triggerRepaint, tell: report };
}

test("a map that has not moved is settled at once", () => {
  const { fire, triggerRepaint, tell: report } = watch();
  fire("idle");
  expect(report).toHaveBeenCalledOnce();
  expect(triggerRepaint).not.toHaveBeenCalled();
});

test("after a move one more frame is drawn before the map counts as settled", () => {
  const { fire, triggerRepaint, tell: report } = watch();
  fire("move");
  fire("move");
  fire("idle");
  expect(triggerRepaint).toHaveBeenCalledOnce();
  expect(report).not.toHaveBeenCalled();
  fire("idle");
  expect(report).toHaveBeenCalledOnce();
  expect(triggerRepaint).toHaveBeenCalledOnce();
});
