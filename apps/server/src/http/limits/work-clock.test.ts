import fc from "fast-check";
import { expect, test } from "vitest";
import { WorkClock } from "./work-clock.ts";

test("tasks that run alone get all of the time, tasks at the same time share it", () => {
  let cpu = 100;
  const clock = new WorkClock(() => cpu);
  const first = clock.begin();
  cpu += 10;
  const second = clock.begin();
  cpu += 6;
  expect(clock.end() - first).toBe(13);
  cpu += 2;
  expect(clock.end() - second).toBe(5);
  cpu += 50;
  const third = clock.begin();
  expect(clock.end() - third).toBe(0);
});

test("what waits for nothing is counted for whoever ran it, and no part of it is dealt to others", () => {
  let cpu = 0;
  const clock = new WorkClock(() => cpu);
  const begun = clock.begin();
  cpu += 3;
  const counted: number[] = [];
  const work = () => {
    cpu += 40;
    return "made";
  };
  expect(clock.runAlone(work, (taken) => counted.push(taken))).toBe("made");
  const fail = () => {
    cpu += 50;
    throw new Error("broken");
  };
  expect(() => clock.runAlone(fail, (taken) => counted.push(taken))).toThrow("broken");
  cpu += 2;
  expect(counted).toEqual([40, 50]);
  expect(clock.end() - begun).toBe(5);
});

test("whatever runs when, what the tasks get together is the time in which one of them ran", () => {
  const steps = fc.array(fc.record({ task: fc.nat(4), cpu: fc.nat(1_000) }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (all) => {
      let cpu = 0;
      const clock = new WorkClock(() => cpu);
      const begun = new Map<number, number>();
      let got = 0;
      let used = 0;
      const toggle = (task: number) => {
        const since = begun.get(task);
        if (since === undefined) begun.set(task, clock.begin());
        else {
          got += clock.end() - since;
          begun.delete(task);
        }
      };
      for (const { task, cpu: more } of all) {
        toggle(task);
        cpu += more;
        if (begun.size > 0) used += more;
      }
      for (const task of [...begun.keys()]) toggle(task);
      expect(got).toBeCloseTo(used, 6);
    }),
  );
});
