import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { Semaphore } from "../concurrency/semaphore.ts";
import { wholeFile } from "./whole-file.ts";

test("a file is made once, when it is read", async () => {
  let made = 0;
  const file = wholeFile(async () => {
    made += 1;
    return Buffer.from("whole");
  });
  expect(made).toBe(0);
  expect((await buffer(Readable.from(file))).toString()).toBe("whole");
  expect(made).toBe(1);
});

test("a reader who goes while others' files are made leaves the queue", async () => {
  const semaphore = new Semaphore({ concurrency: 1 });
  const first = Promise.withResolvers<Uint8Array>();
  let made = 0;
  const running = semaphore.run(() => first.promise);
  const waiting = Readable.from(
    wholeFile((signal) =>
      semaphore.run(
        async () => {
          made += 1;
          return Buffer.from("nobody reads it");
        },
        { signal },
      ),
    ),
  );
  waiting.on("error", () => undefined);
  waiting.resume();
  await new Promise(setImmediate);
  waiting.destroy();
  first.resolve(Buffer.from("first"));
  await running;
  await semaphore.idle();
  expect(made).toBe(0);
});
