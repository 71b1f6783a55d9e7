import type { OrderInput } from "../src/order/make-order-problem.ts";
import type { Point } from "../src/points/point.ts";
import type { PriorityId } from "../src/points/priorities.ts";
import { estimateLeg } from "../src/services/paths/estimate-path.ts";
import { makePoint, makeRoute } from "./make.ts";

const hours = [
  ...["", "", "", "Mo-Su 10:00-18:00", "Mo-Su 09:00-12:00,14:00-17:00", "Mo-Fr 10:00-13:00"],
  ...["Mo-Su 18:00-02:00", "24/7", "Tu-Su 11:00-19:00", "Mo-Fr 25:00", "by arrangement"],
];
const stays = [0, 0, 15, 30, 45, 60, 90, 120];
const priorities: readonly PriorityId[] = ["normal", "normal", "star", "second"];
const modes = ["car", "car", "walk", "bus"] as const;
const types = ["Museum", "Restaurant", "Other", "Transport"] as const;

/** A day of a city with that many stops: some have hours, reservations, stars; some lie at one position. */
export function makeRandomDay(random: () => number, count: number): OrderInput {
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const points = Array.from({ length: count }, (_, index): Point => {
    const isAtOnePosition = random() < 0.1;
    return makePoint({
      id: `stop${index}`,
      linkId: `place${index}`,
      lat: 48.2 + (isAtOnePosition ? 0 : Math.floor(random() * 80) / 1000),
      lng: 16.35 + (isAtOnePosition ? 0 : Math.floor(random() * 120) / 1000),
      typeId: one(types),
      routeMode: one(modes),
      priority: one(priorities),
      timeToSpend: one(stays),
      workingHours: one(hours),
      ...(random() < 0.2 && {
        reservationTime: `${String(8 + Math.floor(random() * 14)).padStart(2, "0")}:30`,
        cameBeforeMin: one([0, 0, 10, 30]),
      }),
    });
  });
  return {
    route: makeRoute({ date: one(["2026-12-05 09:00", "2026-12-07 10:30"]), points }),
    legOf: (from, to) => ({
      ...estimateLeg(from, to, to.routeMode === "walk" ? "walk" : "car"),
      isEstimated: false,
      hasNoWay: from.id.length + to.lng > 22.46 && from.lat < 48.21,
    }),
    zoneOf: () => "Europe/Vienna",
    fallbackZone: "UTC",
    keepsFirst: random() < 0.3,
    keepsLast: random() < 0.3,
  };
}
