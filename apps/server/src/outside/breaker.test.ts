import { expect, test } from "vitest";
import { Breaker } from "./breaker.ts";

function openBreaker() {
  let now = 0;
  const breaker = new Breaker(() => now);
  const wait = (ms: number) => {
    now += ms;
  };
  return { breaker, wait };
}

test("silence rests a service for a while, and for longer each time that it goes on", () => {
  const { breaker, wait } = openBreaker();
  const rests: number[] = [];
  for (let time = 0; time < 7; time++) {
    breaker.noteFailure("silent");
    let waited = 0;
    for (; breaker.isResting; waited += 1_000) wait(1_000);
    rests.push(waited / 1_000);
  }
  expect(rests).toEqual([10, 20, 40, 80, 160, 300, 300]);
  breaker.noteAnswer();
  breaker.noteFailure("silent");
  wait(10_000);
  expect(breaker.isResting).toBe(false);
});

test("calls that fail together are one failure", () => {
  const { breaker, wait } = openBreaker();
  for (let call = 0; call < 4; call++) breaker.noteFailure("silent");
  wait(10_000);
  expect(breaker.isResting).toBe(false);
});

test("one wrong answer rests nothing, three in a row do", () => {
  const { breaker } = openBreaker();
  breaker.noteFailure("wrong");
  breaker.noteFailure("wrong");
  breaker.noteAnswer();
  breaker.noteFailure("wrong");
  breaker.noteFailure("wrong");
  expect(breaker.isResting).toBe(false);
  breaker.noteFailure("wrong");
  expect(breaker.isResting).toBe(true);
});
