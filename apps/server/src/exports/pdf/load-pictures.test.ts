import { AppError } from "@castor/core/errors.ts";
import { expect, test } from "vitest";
import { loadPictures } from "./load-pictures.ts";

const wanted = ["a", "b", "c", "d", "e", "f"].map((file) => ({ file, proof: `proof-${file}` }));
const { signal } = new AbortController();

test("pictures are read four at a time, and one that fails is left out", async () => {
  let [running, most] = [0, 0];
  const source = {
    read: async (_proof: string, file: string) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (file === "b") throw new AppError("UPSTREAM_UNAVAILABLE");
      return file === "c" ? null : Buffer.from(file);
    },
  };
  const loaded = await loadPictures(source, wanted, "anna", signal);
  expect([...loaded.keys()].toSorted()).toEqual(["proof-a", "proof-d", "proof-e", "proof-f"]);
  expect(most).toBe(4);
});

test("nobody waits for the rest when the reader goes", async () => {
  const gone = new AbortController();
  const asked: string[] = [];
  const source = {
    read: (_proof: string, file: string) => {
      asked.push(file);
      return file === "a" ? Promise.resolve(Buffer.from(file)) : new Promise<null>(() => {});
    },
  };
  const loading = loadPictures(source, wanted, "anna", gone.signal);
  setImmediate(() => gone.abort());
  expect([...(await loading).keys()]).toEqual(["proof-a"]);
  expect(asked).not.toContain("f");
});
