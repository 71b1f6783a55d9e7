import { expect, test } from "vitest";
import { CircuitBreaker } from "./circuit-breaker.ts";

function openBreaker() {
  let now = 0;
  const breaker = new CircuitBreaker(() => now);
  const wait = (ms: number) => {
    now += ms;
  };
  return { breaker, wait };
}

test("silence opens the circuit for a while, and longer each time it goes on", () => {
  const { breaker, wait } = openBreaker();
  const rests: number[] = [];
  for (let time = 0; time < 7; time++) {
    breaker.recordFailure("silent");
    let waited = 0;
    for (; breaker.isCircuitOpen; waited += 1_000) wait(1_000);
    rests.push(waited / 1_000);
  }
  expect(rests).toEqual([10, 20, 40, 80, 160, 300, 300]);
  breaker.recordSuccess();
  breaker.recordFailure("silent");
  wait(10_000);
  expect(breaker.isCircuitOpen).toBe(false);
});

test("calls that fail together count as one failure", () => {
  const { breaker, wait } = openBreaker();
  for (let call = 0; call < 4; call++) breaker.recordFailure("silent");
  wait(10_000);
  expect(breaker.isCircuitOpen).toBe(false);
});

test("one wrong answer does not open the circuit, three in a row do", () => {
  const { breaker } = openBreaker();
  breaker.recordFailure("wrong");
  breaker.recordFailure("wrong");
  breaker.recordSuccess();
  breaker.recordFailure("wrong");
  breaker.recordFailure("wrong");
  expect(breaker.isCircuitOpen).toBe(false);
  breaker.recordFailure("wrong");
  expect(breaker.isCircuitOpen).toBe(true);
});
