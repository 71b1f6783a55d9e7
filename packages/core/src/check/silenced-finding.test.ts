import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { makeFinding } from "./finding.ts";
import { isSilenced, silence, silencedFinding, unsilence } from "./silenced-finding.ts";

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
  expect(isSilenced(silenced, { ...late(10), sureness: 80 })).toBe(true);
  expect(unsilence(silenced, late(10))).toEqual([]);
});

test("a finding is kept once, the newest 200 of a trip, each within its limits", () => {
  const [once] = [silence(silence([], late(1)), late(1))];
  expect(once).toHaveLength(1);
  const many = Array.from({ length: 210 }, (_, at) => at).reduce(
    (all, at) => silence(all, late(at)),
    once,
  );
  expect(many).toHaveLength(limits.silencedFindings);
  expect(isSilenced(many, late(0))).toBe(false);
  expect(isSilenced(many, late(209))).toBe(true);
  const wide = makeFinding({
    ...{ kind: "noRate", severity: "hint", figures: { currency: "x".repeat(900) } },
    stopIds: Array.from({ length: 40 }, (_, at) => `stop-${at}`),
  });
  const [kept] = silence([], wide);
  expect(silencedFinding.safeParse(kept).success).toBe(true);
});
