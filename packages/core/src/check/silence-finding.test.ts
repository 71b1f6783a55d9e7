import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { silencedFinding } from "../trips/silenced/silenced-finding.ts";
import { applySilencing, findSilencing } from "../trips/silenced/silencing.ts";
import { makeFinding } from "./finding.ts";
import { isSilenced, silence, unsilence } from "./silence-finding.ts";

const late = (minutes: number) =>
  makeFinding({
    ...{ kind: "lateForReservation", severity: "tight", routeIds: ["day"], stopIds: ["dinner"] },
    figures: { late: minutes, arrival: "2027-05-03 19:10" },
  });

test("a silenced finding stays silent until its figures change (specification#silenced-findings)", () => {
  const silenced = silence([], late(10));
  expect(isSilenced(silenced, late(10))).toBe(true);
  expect(isSilenced(silenced, late(11))).toBe(false);
  expect(isSilenced(silenced, { ...late(10), stopIds: ["lunch"] })).toBe(false);
  expect(isSilenced(silenced, { ...late(10), isProbable: true })).toBe(true);
  expect(unsilence(silenced, late(10))).toEqual([]);
});

test("figures that rest on an estimate may change as much as estimates err", () => {
  const about = (minutes: number, arrival = "2027-05-03 19:10") => ({
    ...late(minutes),
    ...{ isProbable: true, figures: { late: minutes, arrival } },
  });
  const silenced = silence([], about(30));
  expect(isSilenced(silenced, about(38, "2027-05-03 19:18"))).toBe(true);
  // The same, since an engine has told the way.
  expect(isSilenced(silenced, late(32))).toBe(true);
  expect(isSilenced(silenced, about(50))).toBe(false);
  expect(isSilenced(silenced, about(30, "2027-05-03 19:40"))).toBe(false);
  expect(unsilence(silenced, about(38))).toEqual([]);
});

test("what two devices silence is merged, and a change can be taken back", () => {
  const [first, second, third] = [1, 2, 3].map((minutes) => silence([], late(minutes)));
  if (!first || !second || !third) throw new Error("three lists");
  const both = applySilencing(first, findSilencing([], second));
  expect(both).toEqual([...first, ...second]);
  const all = applySilencing(both, findSilencing([], third));
  const back = findSilencing(applySilencing(all, findSilencing(first, [])), all);
  expect(applySilencing([...second, ...third], back)).toEqual(all);
  expect(applySilencing(all, findSilencing(both, first))).toEqual([...first, ...third]);
});

test("a finding is kept once, the newest 200 of a trip, each within its limits", () => {
  const [once] = [silence(silence([], late(1)), late(1))];
  expect(once).toHaveLength(1);
  const many = Array.from({ length: 210 }, (_, index) => index).reduce(
    (all, index) => silence(all, late(index)),
    once,
  );
  expect(many).toHaveLength(limits.silencedFindings);
  expect(isSilenced(many, late(0))).toBe(false);
  expect(isSilenced(many, late(209))).toBe(true);
  const wide = makeFinding({
    ...{ kind: "noRate", severity: "hint", figures: { currency: "x".repeat(900) } },
    stopIds: Array.from({ length: 40 }, (_, index) => `stop-${index}`),
  });
  const [kept] = silence([], wide);
  expect(silencedFinding.safeParse(kept).success).toBe(true);
});
