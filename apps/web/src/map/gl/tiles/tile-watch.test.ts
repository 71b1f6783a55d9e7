// @vitest-environment node
import { limits } from "@castor/core/limits.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isTileFailure, MissingTileError, TileWatch } from "./tile-watch.ts";

const { tileSilenceMs, tileTimeoutMs } = limits;
const never = () => new Promise<never>(() => {});
const arrives = async () => "tile";
const fails = async () => Promise.reject(new Error("500"));
const isMissing = async () => Promise.reject(new MissingTileError());
const after = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve("tile"), milliseconds));

describe("the circuit breaker of a tile source", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watchOver() {
    const onWorks = vi.fn();
    const onBroken = vi.fn();
    const watch = new TileWatch({ onWorks, onBroken });
    const asker = new AbortController();
    const ask = (load: (signal: AbortSignal) => Promise<string>, isTile = true) =>
      watch.ask(load, asker.signal, isTile).catch((error: Error) => error);
    return { watch, asker, ask, onWorks, onBroken };
  }

  it("passes tiles on, and reports once that the source works", async () => {
    const { ask, onWorks, onBroken } = watchOver();
    expect(await Promise.all([ask(arrives), ask(arrives)])).toEqual(["tile", "tile"]);
    expect(onWorks).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(tileTimeoutMs);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("gives up on a server that never responds, and aborts all requests", async () => {
    const { ask, onBroken } = watchOver();
    const answers = Promise.all([ask(never), ask(never)]);
    await vi.advanceTimersByTimeAsync(tileSilenceMs - 1);
    expect(onBroken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onBroken).toHaveBeenCalledOnce();
    for (const answer of await answers) expect(answer).toBeInstanceOf(Error);
  });

  it("gives up on a server whose description does not load", async () => {
    const { ask, onBroken } = watchOver();
    expect(isTileFailure((await ask(fails, false)) as Error)).toBe(true);
    expect(onBroken).toHaveBeenCalledOnce();
  });

  it("waits for a slow server as long as tiles arrive", async () => {
    const { ask, onBroken } = watchOver();
    const answers = Promise.all([ask(after(3_000)), ask(after(6_000)), ask(after(9_000))]);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await answers).toEqual(["tile", "tile", "tile"]);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("aborts a tile that takes too long while others arrive", async () => {
    const { ask, onBroken } = watchOver();
    const late = ask(never);
    for (let passed = 0; passed < tileTimeoutMs; passed += 3_000) {
      void ask(after(2_999));
      await vi.advanceTimersByTimeAsync(3_000);
    }
    expect(await late).toBeInstanceOf(Error);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("waits for all first responses before it gives up", async () => {
    const { ask, onBroken } = watchOver();
    const answers = Promise.all([ask(isMissing), ask(after(100))]);
    await vi.advanceTimersByTimeAsync(100);
    expect((await answers)[1]).toBe("tile");
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("gives up on a server that has none of the first tiles", async () => {
    const { ask, onBroken } = watchOver();
    await Promise.all([ask(isMissing), ask(isMissing)]);
    expect(onBroken).toHaveBeenCalledOnce();
  });

  it("treats a missing tile as empty once others have arrived", async () => {
    const { ask, onBroken } = watchOver();
    await ask(arrives);
    for (let times = 0; times < 10; times++) expect(await ask(isMissing)).toBeNull();
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("tolerates single failures of a working server, and gives up at the third in a row", async () => {
    const { ask, onBroken } = watchOver();
    for (const load of [arrives, fails, fails, arrives, fails, fails]) await ask(load);
    expect(onBroken).not.toHaveBeenCalled();
    await ask(fails);
    expect(onBroken).toHaveBeenCalledOnce();
  });

  it("counts tiles that cannot be drawn", async () => {
    const { ask, watch, onBroken } = watchOver();
    await ask(arrives);
    for (let times = 0; times < 3; times++) watch.countDefect();
    expect(onBroken).toHaveBeenCalledOnce();
  });

  it("does not count requests that the map itself aborts", async () => {
    const { ask, asker, onBroken } = watchOver();
    const answer = ask(never);
    asker.abort();
    expect(await answer).toMatchObject({ name: "AbortError" });
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("reports nothing once it is closed", async () => {
    const { ask, watch, onBroken } = watchOver();
    const answer = ask(never);
    watch.close();
    await vi.advanceTimersByTimeAsync(tileTimeoutMs);
    expect(await answer).toMatchObject({ name: "AbortError" });
    expect(onBroken).not.toHaveBeenCalled();
    expect(await ask(arrives)).toMatchObject({ name: "AbortError" });
  });
});
