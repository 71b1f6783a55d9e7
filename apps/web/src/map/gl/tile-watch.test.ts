import { limits } from "@castor/core/limits.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isTileFailure, MissingTile, TileWatch } from "./tile-watch.ts";

const { tileSilenceMs, tileTimeoutMs } = limits;
const never = () => new Promise<never>(() => {});
const arrives = async () => "tile";
const fails = async () => Promise.reject(new Error("500"));
const isMissing = async () => Promise.reject(new MissingTile());
const after = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve("tile"), milliseconds));

describe("the watch over a source of tiles", () => {
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

  it("hands on what arrives, and tells once that the source works", async () => {
    const { ask, onWorks, onBroken } = watchOver();
    expect(await Promise.all([ask(arrives), ask(arrives)])).toEqual(["tile", "tile"]);
    expect(onWorks).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(tileTimeoutMs);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("gives up a server from which nothing arrives, and nothing waits any longer", async () => {
    const { ask, onBroken } = watchOver();
    const answers = Promise.all([ask(never), ask(never)]);
    await vi.advanceTimersByTimeAsync(tileSilenceMs - 1);
    expect(onBroken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onBroken).toHaveBeenCalledOnce();
    for (const answer of await answers) expect(answer).toBeInstanceOf(Error);
  });

  it("gives up a server whose description does not come", async () => {
    const { ask, onBroken } = watchOver();
    expect(isTileFailure((await ask(fails, false)) as Error)).toBe(true);
    expect(onBroken).toHaveBeenCalledOnce();
  });

  it("waits for a slow server as long as something arrives", async () => {
    const { ask, onBroken } = watchOver();
    const answers = Promise.all([ask(after(3_000)), ask(after(6_000)), ask(after(9_000))]);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await answers).toEqual(["tile", "tile", "tile"]);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("lets go of one tile that takes too long while others arrive", async () => {
    const { ask, onBroken } = watchOver();
    const late = ask(never);
    for (let passed = 0; passed < tileTimeoutMs; passed += 3_000) {
      void ask(after(2_999));
      await vi.advanceTimersByTimeAsync(3_000);
    }
    expect(await late).toBeInstanceOf(Error);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("hears all first answers before it gives up", async () => {
    const { ask, onBroken } = watchOver();
    const answers = Promise.all([ask(isMissing), ask(after(100))]);
    await vi.advanceTimersByTimeAsync(100);
    expect((await answers)[1]).toBe("tile");
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("gives up a server that has none of the first tiles", async () => {
    const { ask, onBroken } = watchOver();
    await Promise.all([ask(isMissing), ask(isMissing)]);
    expect(onBroken).toHaveBeenCalledOnce();
  });

  it("takes a missing tile for an empty one where others were there", async () => {
    const { ask, onBroken } = watchOver();
    await ask(arrives);
    for (let times = 0; times < 10; times++) expect(await ask(isMissing)).toBeNull();
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("bears single failures of a server that works, and gives it up at the third in a row", async () => {
    const { ask, onBroken } = watchOver();
    for (const load of [arrives, fails, fails, arrives, fails, fails]) await ask(load);
    expect(onBroken).not.toHaveBeenCalled();
    await ask(fails);
    expect(onBroken).toHaveBeenCalledOnce();
  });

  it("counts tiles that cannot be read", async () => {
    const { ask, watch, onBroken } = watchOver();
    await ask(arrives);
    for (let times = 0; times < 3; times++) watch.complain();
    expect(onBroken).toHaveBeenCalledOnce();
  });

  it("blames nobody for what the map itself no longer wants", async () => {
    const { ask, asker, onBroken } = watchOver();
    const answer = ask(never);
    asker.abort();
    expect(await answer).toMatchObject({ name: "AbortError" });
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("says nothing once it is closed", async () => {
    const { ask, watch, onBroken } = watchOver();
    const answer = ask(never);
    watch.close();
    await vi.advanceTimersByTimeAsync(tileTimeoutMs);
    expect(await answer).toMatchObject({ name: "AbortError" });
    expect(onBroken).not.toHaveBeenCalled();
    expect(await ask(arrives)).toMatchObject({ name: "AbortError" });
  });
});
