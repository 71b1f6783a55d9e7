import { expect, test } from "vitest";
import { Shares } from "./shares.ts";

test("a caller has so many tasks at once, by each of its keys; others have their own", async () => {
  const shares = new Shares({ each: 2, all: 4 });
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const run = (...keys: string[]) => shares.run(keys, () => over);
  const running = [run("address 1", "anna"), run("address 2", "anna")];
  for (const keys of [["anna"], ["address 3", "anna"]]) {
    expect(() => shares.check(keys)).toThrow("TOO_MANY_REQUESTS");
    await expect(run(...keys)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfter: 5 });
  }
  running.push(run("address 1"), run("address 2"));
  expect(() => shares.check(["address 1"])).toThrow("TOO_MANY_REQUESTS");
  // Four of all callers.
  await expect(run("address 9")).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  end();
  await Promise.all(running);
  await Promise.all([run("anna"), run("anna")]);
});

test("a failed task gives its share back", async () => {
  const shares = new Shares({ each: 1, all: 1 });
  const fail = () => shares.run(["anna"], () => Promise.reject(new Error("broken")));
  await expect(fail()).rejects.toThrow("broken");
  await expect(fail()).rejects.toThrow("broken");
});
