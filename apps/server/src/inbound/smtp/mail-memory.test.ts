import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { MailMemory } from "./mail-memory.ts";

const open = () => Object.assign(new PassThrough(), { sizeExceeded: false });
const lengthOf = async (bytes: Buffer | "full" | null) => (bytes === null ? 0 : bytes.length);

test("mails of all connections have one room, which those that are done or too large give back", async () => {
  const memory = new MailMemory(10);
  const [first, second, third] = [open(), open(), open()];
  const { promise: isUsed, resolve: end } = Promise.withResolvers<void>();
  const { promise: isRead, resolve: tell } = Promise.withResolvers<void>();
  const using = memory.use(first, async () => {
    tell();
    await isUsed;
  });
  first.end("123456");
  await isRead;
  second.end("12345");
  expect(await memory.use(second, async (bytes) => bytes)).toBe("full");
  third.sizeExceeded = true;
  third.end("1234");
  expect(await memory.use(third, async (bytes) => bytes)).toBeNull();
  end();
  await using;
  const fourth = open();
  fourth.end("1234567890");
  expect(await memory.use(fourth, lengthOf)).toBe(10);
});

test("a connection that breaks off gives its room back", async () => {
  const memory = new MailMemory(10);
  const broken = open();
  const using = memory.use(broken, lengthOf);
  broken.write("123456");
  broken.destroy(new Error("gone"));
  await expect(using).rejects.toThrow("gone");
  const next = open();
  next.end("1234567890");
  expect(await memory.use(next, lengthOf)).toBe(10);
});
